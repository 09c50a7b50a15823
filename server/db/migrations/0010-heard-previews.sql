-- What was heard of a preview counts as a preview. Rows before this are of whole items or of tickets that did not say.
alter table listening add column preview boolean not null default false;
