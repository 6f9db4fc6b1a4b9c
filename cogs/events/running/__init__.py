"""Events as they go on: kept step by step, their tables, the calendar and series. Part of cogs/events."""
