-- How often the chat answered, half answered and declined, by month, language and section of the site
-- (npm run chat:gaps). Names are the site's own: nothing that a visitor wrote is among them.

create table website.tallies (
  month date not null,
  name text not null,
  count bigint not null,
  primary key (month, name)
);
alter table website.tallies enable row level security;

-- Counts one more under a name, in this month, and forgets those of more than a year ago.
create function public.website_tally(tally_name text)
returns void
language sql
security definer
set search_path = ''
set lock_timeout = '2s'
as $$
  delete from website.tallies where month < statement_timestamp() - interval '13 months';
  insert into website.tallies as tally (month, name, count)
  values (date_trunc('month', statement_timestamp() at time zone 'utc')::date, tally_name, 1)
  on conflict (month, name) do update set count = tally.count + 1;
$$;

-- Gives all that was counted.
create function public.website_tallies()
returns table (month text, name text, count bigint)
language sql
security definer
set search_path = ''
set lock_timeout = '2s'
as $$
  select to_char(tallies.month, 'YYYY-MM'), tallies.name, tallies.count from website.tallies;
$$;

-- As in the first migration: on a Postgres that is not Supabase's the roles are missing.
do $$
declare
  signature text;
  role_name text;
begin
  foreach signature in array array['public.website_tally(text)', 'public.website_tallies()'] loop
    execute format('revoke execute on function %s from public', signature);
    for role_name in
      select rolname from pg_catalog.pg_roles where rolname in ('anon', 'authenticated')
    loop
      execute format('revoke execute on function %s from %I', signature, role_name);
    end loop;
    if exists (select from pg_catalog.pg_roles where rolname = 'service_role') then
      execute format('grant execute on function %s to service_role', signature);
    end if;
  end loop;
end;
$$;
