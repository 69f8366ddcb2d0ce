-- What patients say of a professional. Written and deleted by one-time links alone, answered once by the
-- professional, hidden by an operator alone: nobody picks which ones show.
create table public.reviews (
  id uuid primary key default gen_random_uuid(),
  professional_id uuid not null references directory.profiles on delete cascade,
  stars smallint not null check (stars between 1 and 5),
  comment text check (length(comment) between 1 and 1000),
  -- A first name; null shows as "Paciente".
  author text check (length(author) between 1 and 40),
  -- After an appointment that took place here, or of somebody whom the professional says to have attended.
  source text not null check (source in ('appointment', 'contact')),
  answer text check (length(answer) between 1 and 1000),
  answered_at timestamptz,
  hidden_at timestamptz,
  created_at timestamptz not null default now(),
  -- Operators ask for another answer: then it may be corrected after its first day too. The panel reads this.
  correction_asked_at timestamptz,
  constraint whole_answer check ((answer is null) = (answered_at is null))
);
create index reviews_of_professional on public.reviews (professional_id, created_at desc, id desc);

alter table public.reviews enable row level security;
revoke all on public.reviews from anon, authenticated, service_role;
grant select on public.reviews to authenticated;
grant select, insert, update, delete on public.reviews to service_role;

-- The panel follows its own rows.
do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.reviews;
  end if;
end
$$;

-- A review needs a link that works once. Here is only the hash of its token: whoever reads this table can review nobody.
create table directory.review_links (
  token_hash bytea primary key,
  professional_id uuid not null references directory.profiles on delete cascade,
  -- One link at most for an appointment; it outlives the appointment's data, which goes after 90 days.
  appointment_id uuid unique references public.appointments on delete set null,
  source text not null check (source in ('appointment', 'contact')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '60 days',
  used_at timestamptz,
  review_id uuid unique references public.reviews on delete set null
);
create index review_links_of_professional on directory.review_links (professional_id, created_at);
create index review_links_expiring on directory.review_links (expires_at) where used_at is null;

alter table directory.review_links enable row level security;
revoke all on directory.review_links from anon, authenticated, service_role;
grant select, delete on directory.review_links to service_role;

-- How many reviews show, and how many of them are of four or five stars: the landing page asks for the share on every
-- rendering, and counting millions takes seconds. One row, always the last one that a transaction locks.
create table directory.review_totals (
  only_one boolean primary key default true check (only_one),
  shown bigint not null default 0,
  content bigint not null default 0
);
insert into directory.review_totals default values;

alter table directory.review_totals enable row level security;
revoke all on directory.review_totals from anon, authenticated, service_role;
grant select on directory.review_totals to service_role;
