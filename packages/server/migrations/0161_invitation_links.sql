-- Who made the link of an invitation to pass on. It is good only while this person may still have it.
ALTER TABLE codes ADD COLUMN made_by uuid;
