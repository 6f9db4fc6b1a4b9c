# What moderators and operators read: the doctor, the status page, and tables that can't continue.
command-doctor = doctor

# $waiting counts updates; $parcel and $timer are timestamps, or none.

## Tables that can't continue

## For operators
command-status = status
