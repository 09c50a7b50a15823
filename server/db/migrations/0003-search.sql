-- What each item is found by, folded by src/domain/search and written by modules/search: `words` for whole words and
-- their beginnings, `grams` for slips. No extension and no dictionary: both engines compare the same letters.
create table search_entry (
  tenant text not null,
  id text not null,
  -- Of the folding; another one is written anew at the next start.
  edition int not null,
  doc jsonb not null,
  words tsvector not null,
  grams text[] not null,
  primary key (tenant, id),
  foreign key (tenant, id) references item (tenant, id) on delete cascade
);
create index search_entry_by_word on search_entry using gin (words);
create index search_entry_by_gram on search_entry using gin (grams);
alter table search_entry enable row level security;
create policy tenant_only on search_entry using (tenant = nullif(current_setting('app.tenant', true), ''))
  with check (tenant = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on search_entry to riwaq_app;

-- An item that is told anew is indexed anew.
create function forget_search_entry() returns trigger language plpgsql as $$
begin
  delete from search_entry where tenant = new.tenant and id = new.id;
  return null;
end $$;
create trigger item_told_anew after update of texts, data on item
  for each row execute function forget_search_entry();
