-- Work that is due by the clock; whoever holds the lease runs it. No tenant's rows are in here, and the role of the
-- tenants is granted nothing on it.
create table job (
  name text primary key,
  due timestamptz not null,
  lease_until timestamptz,
  owner text
);
alter table job enable row level security;

-- An event is delivered when it is due, later after each failure, and in the end no more.
-- event_key: what makes two events the same request, for instance the kind of a letter and its account.
alter table outbox
  add column event_key text,
  add column due timestamptz,
  add column attempts int not null default 0,
  add column failed timestamptz;
update outbox set due = created;
alter table outbox alter column due set not null;
drop index outbox_unsent;
create index outbox_due on outbox (tenant, name, due) where sent is null and failed is null;
create index outbox_by_key on outbox (tenant, name, event_key, created);

-- The event of the letter that the link stands in: written again after a crash, one letter has several links.
-- Null for links of earlier versions, which may still run beside this one.
alter table password_reset add column letter text;
