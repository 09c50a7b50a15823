-- account.parental is answered as it is, so the hash of the parental password has a column of its own. The version grows
-- with each change; the last loosening is remembered, so that a tightening made offline before it changes nothing.
alter table account
  add column parental_hash text,
  add column parental_version int not null default 0,
  add column parental_loosened_version int not null default 0,
  add column parental_loosened_at timestamptz;

-- Wrong parental passwords of the last hour, one row each.
create table parental_try (
  tenant text not null,
  id text not null,
  account text not null,
  session text not null,
  at timestamptz not null,
  primary key (tenant, id),
  foreign key (tenant, account) references account (tenant, id) on delete cascade
);
create index parental_try_by_account on parental_try (tenant, account, at);
alter table parental_try enable row level security;
create policy tenant_only on parental_try using (tenant = nullif(current_setting('app.tenant', true), ''))
  with check (tenant = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on parental_try to riwaq_app;

-- The session in which the parental password, or a code, was right a moment ago.
create table parental_unlock (
  tenant text not null,
  account text not null,
  session text not null,
  at timestamptz not null,
  primary key (tenant, account, session),
  foreign key (tenant, account) references account (tenant, id) on delete cascade
);
alter table parental_unlock enable row level security;
create policy tenant_only on parental_unlock using (tenant = nullif(current_setting('app.tenant', true), ''))
  with check (tenant = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on parental_unlock to riwaq_app;

-- Codes sent by letter; only a hash of each is stored.
create table parental_code (
  tenant text not null,
  account text not null,
  code_hash text not null,
  tries int not null default 0,
  expires timestamptz not null,
  primary key (tenant, account, code_hash),
  foreign key (tenant, account) references account (tenant, id) on delete cascade
);
alter table parental_code enable row level security;
create policy tenant_only on parental_code using (tenant = nullif(current_setting('app.tenant', true), ''))
  with check (tenant = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on parental_code to riwaq_app;
