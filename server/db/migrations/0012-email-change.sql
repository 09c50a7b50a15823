-- A new address waits here until the letter to it is answered; the account keeps the old one until then.
create table email_change (
  tenant text not null,
  account text not null,
  email text not null,
  created timestamptz not null,
  expires timestamptz not null,
  primary key (tenant, account)
);
-- Of each letter a hash of what its link carries. An address that another account has gets a letter without a link,
-- which is counted here as well.
create table email_link (
  tenant text not null,
  token_hash text not null,
  account text not null,
  email text not null,
  letter text not null,
  created timestamptz not null,
  expires timestamptz not null,
  primary key (tenant, token_hash)
);
create index email_link_by_account on email_link (tenant, account, created);
create index email_link_by_email on email_link (tenant, email, created);
do $$
declare name text;
begin
  foreach name in array array['email_change', 'email_link'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy tenant_only on %I using (tenant = nullif(current_setting(''app.tenant'', true), ''''))
      with check (tenant = nullif(current_setting(''app.tenant'', true), ''''))', name);
    execute format('grant select, insert, update, delete on %I to riwaq_app', name);
  end loop;
end $$;
