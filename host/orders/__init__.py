"""What people order, who pays for it, and who comes next. Part of host: imports workers."""
