-- What somebody requested of their own data: one row a person, filled by a job, deleted a day after that.
create table data_export (
  tenant text not null,
  account text not null,
  lang text not null,
  requested timestamptz not null,
  made timestamptz,
  expires timestamptz,
  content bytea,
  primary key (tenant, account)
);
create index data_export_waiting on data_export (tenant, requested) where made is null;

-- Sessions of accounts that were deleted, so that their devices learn it at the next contact. Only hashes of session ids:
-- no row names the account.
create table deleted_session (
  tenant text not null,
  session_hash text not null,
  expires timestamptz not null,
  primary key (tenant, session_hash)
);

do $$
declare name text;
begin
  foreach name in array array['data_export', 'deleted_session'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy tenant_only on %I using (tenant = nullif(current_setting(''app.tenant'', true), ''''))
      with check (tenant = nullif(current_setting(''app.tenant'', true), ''''))', name);
    execute format('grant select, insert, update, delete on %I to riwaq_app', name);
  end loop;
end $$;
