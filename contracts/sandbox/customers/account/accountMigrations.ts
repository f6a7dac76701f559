import type { Migration } from "../../platform/storage/migrate.ts"

export const accountMigrations: readonly Migration[] = [
  {
    name: "account-1-addresses",
    statements: [
      `create table address (
        address_id bigint generated always as identity (start with 300000000001) primary key,
        user_id bigint not null references customer,
        store_id text not null references store,
        body text not null,
        created_at bigint not null,
        changed_at bigint not null
      )`,
      `create index address_user on address (user_id, store_id)`,
    ],
  },
  {
    name: "account-2-profiles-codes-and-sales-events",
    statements: [
      `create table profile (
        user_id bigint primary key references customer,
        middle_name text,
        nic_name text,
        phone text,
        is_phone_proven boolean not null default false,
        birthdate text,
        contact_method text check (contact_method in ('EMAIL', 'SMS', 'PHONE')),
        preferred_stloc_id text,
        newsletter boolean not null default false,
        primary_address_id bigint,
        sponsor_id bigint references customer check (sponsor_id <> user_id),
        sponsor_code text not null unique,
        user_token text not null unique
      )`,
      `create index profile_sponsor on profile (sponsor_id)`,
      `create table accepted_policy (
        user_id bigint not null references customer,
        store_id text not null references store on delete cascade,
        policy_type integer not null check (policy_type between 1 and 4),
        accepted_at bigint not null,
        primary key (user_id, store_id, policy_type)
      )`,
      `create table validation_code (
        owner_id bigint not null,
        contact text not null,
        functionality text not null,
        channel text not null check (channel in ('mail', 'sms')),
        store_id text not null references store on delete cascade,
        code_hash text not null,
        tries integer not null default 0,
        sent_at bigint not null,
        expires_at bigint not null,
        proven_at bigint,
        primary key (owner_id, contact, functionality)
      )`,
      `create index validation_code_age on validation_code (expires_at)`,
      `create table social_account (
        social_type text not null,
        subject text not null,
        password_hash text not null,
        created_at bigint not null,
        primary key (social_type, subject)
      )`,
      `create table social_code (
        code_hash text primary key,
        social_type text not null,
        subject text not null,
        expires_at bigint not null
      )`,
      `create table social_identity (
        social_type text not null,
        subject text not null,
        user_id bigint not null references customer,
        linked_at bigint not null,
        primary key (social_type, subject),
        unique (user_id, social_type)
      )`,
      `create table sales_event (
        event_id bigint generated always as identity primary key,
        store_id text not null references store on delete cascade,
        kind text not null check (kind ~ '^[a-z][a-z_-]{0,31}$'),
        starts_at bigint not null,
        ends_at bigint not null check (ends_at > starts_at)
      )`,
      `create index sales_event_store on sales_event (store_id, ends_at)`,
    ],
  },
  {
    name: "account-3-codes-by-source-and-access-links",
    statements: [
      `alter table validation_code add column asked_from text not null default ''`,
      `alter table validation_code add column foreign_tries integer not null default 0`,
      `alter table validation_code drop constraint validation_code_pkey`,
      `alter table validation_code add primary key (owner_id, contact, functionality, asked_from)`,
      `create table access_link (
        link_hash text primary key,
        user_id bigint not null references customer,
        expires_at bigint not null
      )`,
      `create index access_link_user on access_link (user_id)`,
    ],
  },
  {
    name: "account-4-passkeys",
    statements: [
      `create table passkey_user (
        user_id bigint primary key references customer,
        user_handle text not null unique
      )`,
      `create table passkey (
        credential_id text primary key,
        user_id bigint not null references customer,
        public_key text not null,
        counter bigint not null,
        transports text not null,
        name text not null,
        is_synced boolean not null,
        created_at bigint not null,
        used_at bigint
      )`,
      `create index passkey_of_user on passkey (user_id)`,
      `create table passkey_challenge (
        challenge_id text primary key,
        challenge text not null,
        purpose text not null check (purpose in ('add', 'signIn')),
        store_id text not null references store on delete cascade,
        session_id text,
        expires_at bigint not null
      )`,
      `create index passkey_challenge_age on passkey_challenge (expires_at)`,
    ],
  },
]
