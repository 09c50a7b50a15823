-- Wrong passwords, by account and by where they came from (a network, or a device that has signed in before), so that
-- nobody can lock an owner out from elsewhere. Both are kept as hashes; an address without an account is counted alike.
-- account.failed_logins and account.locked_until are of earlier versions, which may still run beside this one.
create table login_try (
  tenant text not null,
  account_hash text not null,
  source_hash text not null,
  failed int not null default 0,
  locked_until timestamptz,
  updated timestamptz not null,
  primary key (tenant, account_hash, source_hash)
);
create index login_try_by_time on login_try (tenant, updated);
alter table login_try enable row level security;
create policy tenant_only on login_try using (tenant = nullif(current_setting('app.tenant', true), ''))
  with check (tenant = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on login_try to riwaq_app;
