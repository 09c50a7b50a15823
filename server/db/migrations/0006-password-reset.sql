-- A link to a new password opens once, for an hour; only a hash of what it carries is kept.
create table password_reset (
  tenant text not null,
  token_hash text not null,
  account text not null,
  created timestamptz not null,
  expires timestamptz not null,
  used timestamptz,
  primary key (tenant, token_hash)
);
create index password_reset_by_account on password_reset (tenant, account, created);
alter table password_reset enable row level security;
create policy tenant_only on password_reset using (tenant = nullif(current_setting('app.tenant', true), ''))
  with check (tenant = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on password_reset to riwaq_app;
