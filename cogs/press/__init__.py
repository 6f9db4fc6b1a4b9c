"""One press: admitted, answered in time, submitted; what commands share with it, and what each control does."""
