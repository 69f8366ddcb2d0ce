-- In whose name receipts are made out, where somebody says so: a clinic's, for its books. Kept as long as the account.
create table billing.payers (
  account_id uuid primary key references auth.users on delete cascade,
  name text not null check (length(btrim(name)) between 2 and 120),
  -- A CPF or a CNPJ, without signs; since July 2026 a CNPJ may hold letters (Receita Federal, IN 2.229/2024).
  tax_id text check (tax_id ~ '^(\d{11}|[0-9A-Z]{12}\d{2})$'),
  updated_at timestamptz not null default now()
);
alter table billing.payers enable row level security;
revoke all on billing.payers from anon, authenticated, service_role;
