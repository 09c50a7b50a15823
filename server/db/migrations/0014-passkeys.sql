-- Public keys by which people sign in. A passkey belongs to the host at which it was made; the tenant's other hosts cannot
-- ask for it. One whose counter went backwards may have been copied: from then on it opens nothing.
create table passkey (
  tenant text not null,
  id text not null,
  account text not null,
  host text not null,
  credential text not null,
  public_key text not null,
  counter bigint not null,
  transports jsonb not null,
  name text,
  holder text not null,
  synced boolean not null,
  created timestamptz not null,
  used timestamptz,
  refused timestamptz,
  primary key (tenant, id),
  unique (tenant, host, credential),
  foreign key (tenant, account) references account (tenant, id) on delete cascade
);
create index passkey_by_account on passkey (tenant, account);

-- What a device signs, so that no answer works twice. One at a time for a session that adds a passkey ('add') and for a
-- login under way ('login'): bound_to is the id of either.
create table passkey_challenge (
  tenant text not null,
  purpose text not null,
  bound_to text not null,
  host text not null,
  challenge text not null,
  expires timestamptz not null,
  primary key (tenant, purpose, bound_to)
);

do $$
declare name text;
begin
  foreach name in array array['passkey', 'passkey_challenge'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy tenant_only on %I using (tenant = nullif(current_setting(''app.tenant'', true), ''''))
      with check (tenant = nullif(current_setting(''app.tenant'', true), ''''))', name);
    execute format('grant select, insert, update, delete on %I to riwaq_app', name);
  end loop;
end $$;
