-- Reviews that an operator looks at before anybody else does.

-- Hidden since it was written, and not yet looked at.
alter table public.reviews add column held_at timestamptz,
  add constraint held_is_hidden check (held_at is null or hidden_at is not null);
create index reviews_held on public.reviews (held_at) where held_at is not null;

-- Why: not with the review, which the professional reads.
alter table directory.review_links add column held_for text[] not null default '{}'
  check (held_for <@ '{new_account,same_network,same_device}');
