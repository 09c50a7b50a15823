-- When the person proved who they are, as the identity provider says; null where it does not say. What browser the
-- session is in: the id of its device cookie, and the name that the browser gives itself. Null for sessions of earlier
-- versions, which may still run beside this one.
alter table session
  add column auth_time timestamptz,
  add column device text,
  add column user_agent text;
create index session_by_account on session (tenant, account) where ended is null;
