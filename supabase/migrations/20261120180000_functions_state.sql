-- What the instances of the two functions remember together: calls counted against limits, the state
-- of each message's idempotency key, tokens spent, and the salt of the day. Every change is one
-- atomic statement: instances that count by reading first let more through than they should.
--
-- The tables lie where the API does not look, and the functions may be executed by the service role
-- alone: neither an anonymous visitor nor one who is logged in has a way to them.

create schema if not exists website;
revoke all on schema website from public;

-- A counter a bucket (function and caller, or function and everybody), for one window of time.
create table website.limits (
  bucket text primary key,
  count bigint not null,
  ends_at timestamptz not null
);
create index on website.limits (ends_at);

-- A row an idempotency key. Neither key nor message: a fingerprint of each.
create table website.messages (
  id text primary key,
  digest text not null,
  state text not null check (state in ('pending', 'sent', 'failed', 'unknown')),
  changed_at timestamptz not null default clock_timestamp()
);
create index on website.messages (changed_at);

create table website.tokens (
  day date primary key,
  spent bigint not null
);

-- Callers are counted under a hash with the day's salt: yesterday's hashes can be led back to nobody.
create table website.salts (
  day date primary key,
  salt text not null
);

alter table website.limits enable row level security;
alter table website.messages enable row level security;
alter table website.tokens enable row level security;
alter table website.salts enable row level security;

-- Counts a call. Gives 0 where it is within the limit, else the seconds until the window ends. The
-- time is that of the statement, the same wherever it is asked for: a window that ended between two
-- looks at the clock would begin anew with its calls all used up.
create function public.website_take(in_bucket text, allowed bigint, window_seconds integer)
returns integer
language sql
security definer
set search_path = ''
set lock_timeout = '2s'
as $$
  insert into website.limits as counter (bucket, count, ends_at)
  values (in_bucket, 1, statement_timestamp() + make_interval(secs => window_seconds))
  on conflict (bucket) do update set
    count = case
      when counter.ends_at <= statement_timestamp() then 1
      else least(counter.count, allowed) + 1
    end,
    ends_at = case
      when counter.ends_at <= statement_timestamp()
        then statement_timestamp() + make_interval(secs => window_seconds)
      else counter.ends_at
    end
  returning case
    when counter.count <= allowed then 0
    else greatest(1, ceil(extract(epoch from counter.ends_at - statement_timestamp()))::integer)
  end;
$$;

-- Makes a key pending where it is new, a day old, or in a state that may be tried again. Gives
-- 'granted', 'taken' where the key belongs to another message, or the state it stands in. A send that
-- has been pending for a minute broke off: what became of it is unknown.
create function public.website_claim_key(key_id text, key_digest text, retryable text[])
returns text
language plpgsql
security definer
set search_path = ''
set lock_timeout = '2s'
as $$
declare
  claimed text;
begin
  insert into website.messages as message (id, digest, state)
  values (key_id, key_digest, 'pending')
  on conflict (id) do update
    set digest = excluded.digest, state = 'pending', changed_at = clock_timestamp()
    where message.changed_at < clock_timestamp() - interval '24 hours'
      or (
        message.digest = excluded.digest
        and case
          when message.state = 'pending'
            and message.changed_at < clock_timestamp() - interval '1 minute' then 'unknown'
          else message.state
        end = any (retryable)
      )
  returning 'granted' into claimed;
  if claimed is not null then
    return claimed;
  end if;
  select case
    when message.digest <> key_digest then 'taken'
    when message.state = 'pending'
      and message.changed_at < clock_timestamp() - interval '1 minute' then 'unknown'
    else message.state
  end
  into claimed
  from website.messages as message
  where message.id = key_id;
  return claimed;
end;
$$;

-- Writes down what became of a message.
create function public.website_settle_key(key_id text, new_state text)
returns void
language sql
security definer
set search_path = ''
set lock_timeout = '2s'
as $$
  update website.messages set state = new_state, changed_at = clock_timestamp() where id = key_id;
$$;

-- Takes tokens from the day's budget, or gives some back. Gives whether they were there.
create function public.website_spend(amount bigint, budget bigint)
returns boolean
language sql
security definer
set search_path = ''
set lock_timeout = '2s'
as $$
  with spending as (
    insert into website.tokens as today (day, spent)
    select (clock_timestamp() at time zone 'utc')::date, greatest(amount, 0)
    where amount <= budget
    on conflict (day) do update set spent = greatest(today.spent + amount, 0)
      where amount < 0 or today.spent + amount <= budget
    returning 1
  )
  select exists (select from spending);
$$;

-- Gives the day's salt, making it at the day's first call, and sweeps out what is past: in parts,
-- since a day of attacks leaves more rows than one call may take the time for.
create function public.website_salt()
returns text
language plpgsql
security definer
set search_path = ''
set lock_timeout = '2s'
as $$
declare
  at_once constant integer := 10000;
  this_time constant timestamptz := statement_timestamp();
  today constant date := (this_time at time zone 'utc')::date;
  found_salt text;
begin
  insert into website.salts (day, salt)
  values (today, replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''))
  on conflict (day) do nothing;
  select salts.salt into found_salt from website.salts where salts.day = today;
  delete from website.salts where salts.day < today;
  delete from website.tokens where tokens.day < today - 31;
  delete from website.limits where limits.bucket in (
    select past.bucket from website.limits as past
    where past.ends_at < this_time - interval '1 hour'
    limit at_once for update skip locked
  );
  delete from website.messages where messages.id in (
    select past.id from website.messages as past
    where past.changed_at < this_time - interval '2 days'
    limit at_once for update skip locked
  );
  return found_salt;
end;
$$;

-- On a Postgres that is not Supabase's its roles are missing, and the owner calls.
do $$
declare
  signature text;
  role_name text;
begin
  foreach signature in array array[
    'public.website_take(text, bigint, integer)',
    'public.website_claim_key(text, text, text[])',
    'public.website_settle_key(text, text)',
    'public.website_spend(bigint, bigint)',
    'public.website_salt()'
  ] loop
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
