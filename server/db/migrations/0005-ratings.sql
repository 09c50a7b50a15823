-- One vote a person and thing; the average is counted when it is asked for.
create table rating (
  tenant text not null,
  item text not null,
  account text not null,
  score smallint not null check (score between 1 and 5),
  device text not null,
  updated timestamptz not null,
  primary key (tenant, item, account)
);
alter table rating enable row level security;
create policy tenant_only on rating using (tenant = nullif(current_setting('app.tenant', true), ''))
  with check (tenant = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on rating to riwaq_app;
