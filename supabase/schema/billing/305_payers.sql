-- Whose name stands on the receipts of an account.

create or replace function directory.keep_payer(name text, tax_id text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if auth.uid() is null or not directory.has_live_session() then
    raise insufficient_privilege using message = 'Entre de novo na sua conta.';
  end if;
  if coalesce(directory.tidy_name(keep_payer.name), '') = '' then
    delete from billing.payers p where p.account_id = auth.uid();
    return;
  end if;
  insert into billing.payers (account_id, name, tax_id)
  values (auth.uid(), keep_payer.name, nullif(keep_payer.tax_id, ''))
  on conflict (account_id) do update set name = excluded.name, tax_id = excluded.tax_id, updated_at = now();
end
$$;

-- An empty name takes it away.
create or replace function public.set_payer(name text, tax_id text) returns void
language sql volatile set search_path = ''
as $$ select directory.keep_payer(name, tax_id) $$;

create or replace function public.my_payer() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('name', p.name, 'taxId', p.tax_id) from billing.payers p
  where p.account_id = auth.uid() and (select directory.has_needed_factor())
$$;

create or replace function directory.export_section_payer(account uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('name', p.name, 'tax_id', p.tax_id, 'updated_at', p.updated_at)
  from billing.payers p where p.account_id = account
$$;

revoke execute on function directory.keep_payer, public.set_payer, public.my_payer, directory.export_section_payer
  from public, anon, authenticated, service_role;
grant execute on function directory.keep_payer, public.set_payer, public.my_payer to authenticated;
