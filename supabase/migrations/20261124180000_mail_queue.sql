-- Messages are kept here until they are delivered, and tried again where that fails. What they say is
-- sealed by the functions where they have a key for it, and goes once a message is delivered.

drop function public.website_claim_key(text, text, text[]);
drop function public.website_settle_key(text, text);
drop table website.messages;

-- A row an idempotency key, of which there is a fingerprint only.
create table website.mail_queue (
  id text primary key,
  digest text not null,
  -- The fingerprint of its words alone: it stays, so that the next one with the same words is known.
  likeness text not null,
  state text not null check (state in ('waiting', 'held', 'sending', 'sent', 'unknown', 'failed')),
  -- How often it was taken: whoever was not the last to take it has no say any more.
  tries integer not null default 0,
  kept_at timestamptz not null default clock_timestamp(),
  -- When it is tried; never by itself without it.
  due_at timestamptz,
  -- The address to be called when it is due.
  wake text not null,
  -- Nothing once the message is delivered.
  content text
);
create index on website.mail_queue (due_at);
create index on website.mail_queue (state, kept_at);
create index on website.mail_queue (likeness, kept_at);
alter table website.mail_queue enable row level security;

-- Keeps a message where its key is new. Gives 'kept', 'taken' where the key belongs to another message,
-- or 'full' where too many are held. One of a crowd, or one whose words came several times in a short
-- while, is held for that while.
create function public.website_keep_mail(
  key_id text, key_digest text, sealed text, of_words text, waker text, crowded boolean,
  alike_sent integer, folding_seconds integer, most_held integer
)
returns text
language plpgsql
security definer
set search_path = ''
set lock_timeout = '2s'
as $$
declare
  this_time constant timestamptz := clock_timestamp();
  is_held boolean;
  found_digest text;
begin
  -- Equal words that come at once are counted one after the other.
  perform pg_advisory_xact_lock(hashtext(of_words));
  is_held := crowded or alike_sent <= (
    select count(*) from website.mail_queue as other
    where other.likeness = of_words
      and other.kept_at > this_time - make_interval(secs => folding_seconds)
  );
  if not is_held or most_held > (
    select count(*) from website.mail_queue as other where other.state = 'held'
  ) then
    insert into website.mail_queue (id, digest, likeness, state, kept_at, due_at, wake, content)
    values (
      key_id, key_digest, of_words,
      case when is_held then 'held' else 'waiting' end,
      this_time,
      case when is_held then this_time + make_interval(secs => folding_seconds) else this_time end,
      waker, sealed
    )
    on conflict (id) do nothing;
  end if;
  select mail.digest into found_digest from website.mail_queue as mail where mail.id = key_id;
  return case when found_digest is null then 'full'
    when found_digest = key_digest then 'kept' else 'taken' end;
end;
$$;

-- Takes the message that has been due the longest. It is due again when the lease has ended.
create function public.website_take_mail(lease_seconds integer)
returns table (
  id text, digest text, content text, state text, tries integer, age double precision
)
language sql
security definer
set search_path = ''
set lock_timeout = '2s'
as $$
  update website.mail_queue as mail
  set tries = mail.tries + 1, due_at = clock_timestamp() + make_interval(secs => lease_seconds)
  where mail.id = (
    select due.id from website.mail_queue as due
    where due.due_at <= clock_timestamp() and due.state <> 'held'
    order by due.due_at
    limit 1
    for update skip locked
  )
  returning mail.id, mail.digest, mail.content, mail.state, mail.tries,
    extract(epoch from clock_timestamp() - mail.kept_at)::double precision;
$$;

-- Writes down how a message stands that was taken so many times. Without a pause it is not tried
-- again. Gives whether it was still with whoever took it.
create function public.website_settle_mail(
  mail_id text, taken integer, new_state text, pause_seconds double precision
)
returns boolean
language sql
security definer
set search_path = ''
set lock_timeout = '2s'
as $$
  with settled as (
    update website.mail_queue as mail
    set state = new_state, due_at = clock_timestamp() + make_interval(secs => pause_seconds)
    where mail.id = mail_id and mail.tries = taken and mail.state <> 'sent'
    returning 1
  )
  select exists (select from settled);
$$;

-- Writes down what somebody says of a message: that it is to be sent at once ('waiting'), or has
-- arrived ('sent'). Gives whether that could be said: not while it is being handed over.
create function public.website_decide_mail(mail_id text, new_state text)
returns boolean
language sql
security definer
set search_path = ''
set lock_timeout = '2s'
as $$
  with decided as (
    update website.mail_queue as mail
    set state = new_state, tries = mail.tries + 1,
      due_at = case when new_state = 'waiting' then clock_timestamp() end,
      content = case when new_state = 'waiting' then mail.content end
    where mail.id = mail_id and mail.state <> 'sent'
      and not (mail.state = 'sending' and mail.due_at > clock_timestamp())
    returning 1
  )
  select exists (select from decided);
$$;

-- Writes down that a message has gone out, which may not be kept here, or not yet.
create function public.website_note_sent_mail(mail_id text, mail_digest text)
returns void
language sql
security definer
set search_path = ''
set lock_timeout = '2s'
as $$
  insert into website.mail_queue as mail (id, digest, likeness, state, wake)
  values (mail_id, mail_digest, '', 'sent', '')
  on conflict (id) do update set state = 'sent', due_at = null, content = null
    where mail.digest = excluded.digest;
$$;

-- Gives those held, once the first of them has been for so long.
create function public.website_held_mail(most integer, folding_seconds integer)
returns table (id text, content text, tries integer)
language sql
security definer
set search_path = ''
set lock_timeout = '2s'
as $$
  select mail.id, mail.content, mail.tries from website.mail_queue as mail
  where mail.state = 'held' and exists (
    select from website.mail_queue as first
    where first.state = 'held'
      and first.kept_at <= clock_timestamp() - make_interval(secs => folding_seconds)
  )
  order by mail.kept_at
  limit most;
$$;

-- Puts messages in the place of others, or fails where one of those has been taken, decided about or
-- sent since.
create function public.website_replace_mail(old_mails text, new_mails text)
returns void
language plpgsql
security definer
set search_path = ''
set lock_timeout = '2s'
as $$
declare
  replaced integer;
begin
  update website.mail_queue as mail
  set state = 'sent', content = null, due_at = null
  where mail.state <> 'sent' and (mail.id, mail.tries) in (
    select old.id, old.tries from jsonb_to_recordset(old_mails::jsonb) as old (id text, tries integer)
  );
  get diagnostics replaced = row_count;
  if replaced <> jsonb_array_length(old_mails::jsonb) then
    raise exception 'one is there no more';
  end if;
  insert into website.mail_queue (id, digest, likeness, state, due_at, wake, content)
  select fresh.id, fresh.digest, fresh.likeness, 'waiting', clock_timestamp(), fresh.wake, fresh.content
  from jsonb_to_recordset(new_mails::jsonb)
    as fresh (id text, digest text, likeness text, wake text, content text);
end;
$$;

-- Gives those that have not been delivered, with their times in milliseconds since 1970.
create function public.website_list_mail(most integer)
returns table (
  id text, content text, state text, tries integer, kept_at double precision,
  due_at double precision
)
language sql
security definer
set search_path = ''
set lock_timeout = '2s'
as $$
  select mail.id, mail.content, mail.state, mail.tries,
    1000 * extract(epoch from mail.kept_at)::double precision,
    1000 * extract(epoch from mail.due_at)::double precision
  from website.mail_queue as mail
  where mail.state <> 'sent'
  order by mail.kept_at
  limit most;
$$;

-- Counts those that have not been delivered and were given up, or kept a while ago.
create function public.website_late_mail(seconds integer)
returns integer
language sql
security definer
set search_path = ''
set lock_timeout = '2s'
as $$
  select count(*)::integer from website.mail_queue as mail
  where mail.state in ('waiting', 'held', 'sending', 'unknown', 'failed')
    and (mail.due_at is null or mail.kept_at < clock_timestamp() - make_interval(secs => seconds));
$$;

-- As in the first migration, with other messages: those kept thirty days ago go and, where they were
-- delivered, those kept two days ago.
create or replace function public.website_salt()
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
  delete from website.mail_queue where mail_queue.id in (
    select past.id from website.mail_queue as past
    where past.kept_at < this_time - interval '30 days'
      or (past.state = 'sent' and past.kept_at < this_time - interval '2 days')
    limit at_once for update skip locked
  );
  return found_salt;
end;
$$;

-- Calls the function that sends, where there is something due: each address once. Where nobody calls
-- for weeks, this is what lets go of what is past.
create function website.call_sender()
returns void
language plpgsql
set search_path = ''
as $$
declare
  address text;
begin
  perform public.website_salt();
  for address in
    select distinct mail.wake from website.mail_queue as mail
    where mail.due_at <= clock_timestamp() and mail.wake <> ''
  loop
    perform net.http_post(
      url := address,
      body := '{}'::jsonb,
      headers := '{"content-type": "application/json"}'::jsonb,
      timeout_milliseconds := 5000
    );
  end loop;
end;
$$;

-- Each minute, where the database can (Supabase's can).
do $$
begin
  if 2 = (
    select count(*) from pg_catalog.pg_available_extensions where name in ('pg_cron', 'pg_net')
  ) then
    create extension if not exists pg_cron;
    create extension if not exists pg_net;
  end if;
exception when others then
  -- They are elsewhere, not loaded, or not for this role: the tables are of use all the same.
  raise warning 'pg_cron and pg_net cannot be set up here: %', sqlerrm;
end;
$$;
do $$
begin
  if to_regnamespace('cron') is null or to_regnamespace('net') is null then
    raise notice 'No pg_cron and pg_net: a server that runs on has to look for what is due.';
  else
    perform cron.schedule('website-send-due', '* * * * *', 'select website.call_sender()');
    -- The job is written down each time it runs, and nothing else lets go of that.
    perform cron.schedule(
      'website-forget-runs', '17 3 * * *',
      'delete from cron.job_run_details where end_time < now() - interval ''7 days'''
    );
  end if;
end;
$$;

-- As in the first migration: on a Postgres that is not Supabase's the roles are missing.
do $$
declare
  signature text;
  role_name text;
begin
  foreach signature in array array[
    'public.website_keep_mail(text, text, text, text, text, boolean, integer, integer, integer)',
    'public.website_take_mail(integer)',
    'public.website_settle_mail(text, integer, text, double precision)',
    'public.website_decide_mail(text, text)',
    'public.website_note_sent_mail(text, text)',
    'public.website_held_mail(integer, integer)',
    'public.website_replace_mail(text, text)',
    'public.website_list_mail(integer)',
    'public.website_late_mail(integer)'
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
