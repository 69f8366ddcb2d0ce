-- The website's files by every version that runs, or ran lately. A page made by one process asks whichever process a
-- balancer chooses for its scripts, and a tab that was open during an upgrade asks for those of yesterday.

create schema website;
grant usage on schema website to service_role;

create table website.assets (
  -- Its name holds a hash of the content: the same path is the same file for ever.
  path text primary key check (path ~ '^/assets/[\w.-]{1,200}$'),
  type text not null,
  -- Of the uncompressed content, checked by whoever reads it.
  sha256 bytea not null check (length(sha256) = 32),
  body bytea not null,
  -- Null where compressing gains nothing.
  brotli bytea,
  gzip bytea,
  published_at timestamptz not null default now()
);
-- Compressed already.
alter table website.assets alter body set storage external, alter brotli set storage external, alter gzip set storage external;
create index assets_published_at on website.assets (published_at);

alter table website.assets enable row level security;
revoke all on website.assets from public, anon, authenticated;
grant select, insert, update, delete on website.assets to service_role;
