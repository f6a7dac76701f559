import type { Migration } from "../storage/migrate.ts"

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
]
