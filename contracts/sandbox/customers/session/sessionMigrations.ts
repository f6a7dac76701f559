import type { Migration } from "../../platform/storage/migrate.ts"

export const sessionMigrations: readonly Migration[] = [
  {
    name: "session-1-customers-and-sessions",
    statements: [
      `create table customer (
        user_id bigint generated always as identity (start with 900000001) primary key,
        kind text not null check (kind in ('guest', 'registered', 'business')),
        email text unique,
        password_hash text,
        first_name text,
        last_name text,
        created_at bigint not null,
        check ((kind = 'guest') = (password_hash is null))
      )`,
      `create table session (
        session_id text primary key,
        store_id text not null,
        user_id bigint not null references customer,
        kind text not null check (kind in ('guest', 'registered', 'business')),
        language_id text,
        client_id text,
        access_hash text not null unique,
        access_expires_at bigint not null,
        refresh_hash text not null unique,
        refresh_expires_at bigint not null,
        created_at bigint not null,
        ended_at bigint
      )`,
      `create index session_of_customer on session (user_id)`,
      `create table spent_refresh (
        refresh_hash text primary key,
        session_id text not null references session on delete cascade,
        spent_at bigint not null
      )`,
    ],
  },
  {
    name: "session-2-other-logons-and-tries",
    statements: [
      `alter table customer drop constraint customer_check`,
      `alter table customer add constraint customer_guest_without_password ` +
        `check (kind <> 'guest' or password_hash is null)`,
      `alter table customer add column phone_logon text unique`,
      `alter table session add column remember_me boolean not null default true`,
      `create table counted_try (
        try_key text primary key,
        tries integer not null,
        started_at bigint not null,
        locked_until bigint not null
      )`,
    ],
  },
  {
    name: "session-3-channels-and-login-hints",
    statements: [
      `alter table session add column channel text`,
      `create table login_hint_key (position integer primary key check (position = 1), key text not null)`,
    ],
  },
  {
    name: "session-4-proved-addresses-and-known-callers",
    statements: [
      `alter table customer add column email_verified_at bigint`,
      `create table known_caller (
        user_id bigint not null references customer,
        caller_hash text not null,
        seen_at bigint not null,
        primary key (user_id, caller_hash)
      )`,
    ],
  },
  {
    name: "session-5-repeated-refreshes",
    statements: [`alter table spent_refresh add column sealed_tokens text`],
  },
  {
    name: "session-6-devices",
    statements: [`alter table session add column device text`, `alter table session add column used_at bigint`],
  },
]
