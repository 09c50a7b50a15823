-- Which version of the demo catalogue a tenant has.
create table seed (
  tenant text not null,
  version int not null,
  at timestamptz not null,
  primary key (tenant)
);
alter table seed enable row level security;
create policy tenant_only on seed using (tenant = nullif(current_setting('app.tenant', true), ''))
  with check (tenant = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on seed to riwaq_app;
