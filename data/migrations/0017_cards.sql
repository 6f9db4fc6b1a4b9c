-- 0017: finished parcels by age, without cards.
-- Reason: a shared card's parcel is kept, because it is how anybody knows that the card has been posted, and where.
-- Whatever looks for old parcels to delete must not walk past all of them each time.

DROP INDEX outbox_done_by_age;
CREATE INDEX outbox_done_by_age ON outbox (created_at) WHERE state <> 'waiting' AND kind <> 'card';
