-- What somebody took along on a device, for the day on which its browser throws it away.
create table kept (
  tenant text not null,
  account text not null,
  device text not null,
  item text not null,
  source jsonb not null,
  at timestamptz not null,
  primary key (tenant, account, device, item)
);
alter table kept enable row level security;
create policy tenant_only on kept using (tenant = nullif(current_setting('app.tenant', true), ''))
  with check (tenant = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on kept to riwaq_app;
