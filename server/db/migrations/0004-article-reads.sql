-- How often each article was opened.
create table article_read (
  tenant text not null,
  item text not null,
  reads int not null,
  primary key (tenant, item)
);
alter table article_read enable row level security;
create policy tenant_only on article_read using (tenant = nullif(current_setting('app.tenant', true), ''))
  with check (tenant = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on article_read to riwaq_app;
