-- Every table that holds a tenant's rows has the column tenant first in its key and a policy on it.
-- Written for PostgreSQL 15 and later; the embedded engine runs the same file.

-- Roles belong to the whole server, so another database may have made this one, even in this very moment.
do $$ begin
  if not exists (select from pg_roles where rolname = 'riwaq_app') then
    create role riwaq_app nologin;
  end if;
exception when duplicate_object or unique_violation then null;
end $$;
-- Whoever owns the tables must be allowed to step down into the role.
do $$ begin
  if not pg_has_role(current_user, 'riwaq_app', 'member') then
    execute format('grant riwaq_app to %I', current_user);
  end if;
end $$;

-- Catalogue. texts: {"title": {"en": …}, "description": {…}}; data: what only this kind has.
create table item (
  tenant text not null,
  id text not null,
  kind text not null,
  slug text not null,
  lang text not null,
  grading int not null default 0,
  sort_title text not null,
  popularity int not null default 0,
  released timestamptz,
  picture jsonb not null,
  texts jsonb not null,
  data jsonb not null default '{}',
  primary key (tenant, id)
);
create index item_by_kind on item (tenant, kind, popularity desc, id);
create index item_by_released on item (tenant, kind, released desc, id);

-- parent 'alb_…' role 'track' child 'trk_…'; also artist/release, playlist/track, podcast/episode, genre/album …
create table relation (
  tenant text not null,
  parent text not null,
  role text not null,
  place int not null,
  child text not null,
  primary key (tenant, parent, role, place)
);
create index relation_by_child on relation (tenant, child, role);

-- Pages composed from blocks; the tree names its entries by query ({"kind", "sort", "of", "limit"}) or by id.
create table structure (
  tenant text not null,
  name text not null,
  tree jsonb not null,
  primary key (tenant, name)
);

-- The tenant's own words over the application's, and redirects of addresses.
create table word (tenant text not null, lang text not null, key text not null, value text not null,
  primary key (tenant, lang, key));
create table redirect (tenant text not null, path text not null, target text not null,
  primary key (tenant, path));

create table account (
  tenant text not null,
  id text not null,
  uuid text not null,
  -- null where another identity provider keeps them
  email text,
  password_hash text,
  name text not null default '',
  last_name text not null default '',
  information jsonb not null default '{}',
  alternat_theme boolean,
  selected_lang text,
  parental jsonb not null default '{"isActive": false, "maxRating": null, "maxAgeGroup": null}',
  failed_logins int not null default 0,
  locked_until timestamptz,
  created timestamptz not null,
  primary key (tenant, id),
  unique (tenant, email),
  unique (tenant, uuid)
);

-- What the identity provider keeps (interactions, codes, grants, sessions), by model.
create table oidc_payload (
  tenant text not null,
  model text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  user_code text,
  uid text,
  consumed timestamptz,
  expires timestamptz,
  primary key (tenant, model, id)
);
create index oidc_by_grant on oidc_payload (tenant, grant_id);
create index oidc_by_uid on oidc_payload (tenant, model, uid);

-- Portal sessions: one row a family; only hashes of the current and the previous token are kept.
create table session (
  tenant text not null,
  id text not null,
  account text not null,
  token_hash text not null,
  previous_hash text,
  previous_until timestamptz,
  successor text,
  cookie_hash text not null,
  id_token text not null,
  created timestamptz not null,
  used timestamptz not null,
  expires timestamptz not null,
  ended timestamptz,
  ended_why text,
  primary key (tenant, id)
);
create index session_by_token on session (tenant, token_hash);
create index session_by_previous on session (tenant, previous_hash);

create table likes (
  tenant text not null,
  account text not null,
  type text not null,
  item text not null,
  created timestamptz not null,
  primary key (tenant, account, type, item)
);
create index likes_newest on likes (tenant, account, type, created desc);

create table history (
  tenant text not null,
  account text not null,
  type text not null,
  item text not null,
  content_type text not null,
  position double precision not null default 0,
  updated timestamptz not null,
  primary key (tenant, account, type, item)
);
create index history_newest on history (tenant, account, type, updated desc);

create table device (
  tenant text not null,
  id text not null,
  attributes jsonb not null,
  seen timestamptz not null,
  primary key (tenant, id)
);

create table listening (
  tenant text not null,
  id text not null,
  ticket text not null,
  account text not null,
  item text not null,
  at timestamptz not null,
  seconds double precision not null,
  max_seconds double precision not null,
  offline boolean not null,
  partial boolean not null,
  primary key (tenant, id)
);
create index listening_by_ticket on listening (tenant, ticket);

create table subscription (
  tenant text not null,
  id int not null,
  account text not null,
  type_id int not null,
  state text not null,
  sub_state text,
  end_date timestamptz,
  next_renewal timestamptz,
  primary key (tenant, id)
);
create index subscription_by_account on subscription (tenant, account);

-- First answer to a write, by the key made at the tap; a repeat gets the same answer.
create table idempotency (
  tenant text not null,
  who text not null,
  key text not null,
  request_hash text not null,
  status int,
  answer jsonb,
  created timestamptz not null,
  primary key (tenant, who, key)
);

-- Events, written in the transaction of the change and delivered afterwards.
create table outbox (
  tenant text not null,
  id text not null,
  name text not null,
  payload jsonb not null,
  created timestamptz not null,
  sent timestamptz,
  primary key (tenant, id)
);
create index outbox_unsent on outbox (tenant, created) where sent is null;

do $$
declare name text;
begin
  foreach name in array array['item','relation','structure','word','redirect','account','oidc_payload','session',
    'likes','history','device','listening','subscription','idempotency','outbox'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy tenant_only on %I using (tenant = nullif(current_setting(''app.tenant'', true), ''''))
      with check (tenant = nullif(current_setting(''app.tenant'', true), ''''))', name);
    execute format('grant select, insert, update, delete on %I to riwaq_app', name);
  end loop;
end $$;
