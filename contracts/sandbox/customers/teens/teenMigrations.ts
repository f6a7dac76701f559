import type { Migration } from "../../platform/storage/migrate.ts"

export const teenMigrations: readonly Migration[] = [
  {
    name: "teens-1-teens-and-sponsors",
    statements: [
      `create table teen_member (
        user_id bigint primary key references customer on delete cascade,
        role text check (role in ('teen', 'sponsor')),
        links integer not null default 0 check (links >= 0),
        check ((role is null) = (links = 0))
      )`,
      `create table teen_link (
        link_id bigint generated always as identity primary key,
        sponsor_user_id bigint not null references customer on delete cascade,
        teen_user_id text not null,
        state text not null check (state in ('PENDING', 'CONFIRMED')),
        profile text not null,
        sponsor_phone text,
        created_at bigint not null,
        confirmed_at bigint,
        unique (sponsor_user_id, teen_user_id),
        check (sponsor_user_id::text <> teen_user_id)
      )`,
      `create index teen_link_teen on teen_link (teen_user_id)`,
      `create table sponsor_invitation (
        invitation_id bigint generated always as identity primary key,
        store_id text not null references store on delete cascade,
        teen_user_id bigint not null references customer on delete cascade,
        first_name text not null,
        last_name text,
        email text not null,
        phone text,
        secret_hash text not null unique,
        state text not null check (state in ('OPEN', 'CLOSED')),
        created_at bigint not null,
        expires_at bigint not null
      )`,
      `create index sponsor_invitation_teen on sponsor_invitation (teen_user_id, created_at desc)`,
      `create table teen_order (
        order_id bigint not null references cart on delete cascade,
        sponsor_user_id bigint not null references customer on delete cascade,
        teen_user_id bigint not null references customer on delete cascade,
        store_id text not null,
        is_payment_requested boolean not null,
        requested_at bigint not null,
        primary key (order_id, sponsor_user_id)
      )`,
    ],
  },
  {
    name: "teens-2-approvals",
    statements: [
      `create table teen_approval (
        approval_id bigint generated always as identity primary key,
        order_id bigint not null references cart on delete cascade,
        sponsor_user_id bigint not null references customer on delete cascade,
        teen_user_id bigint not null references customer on delete cascade,
        store_id text not null,
        pay_hash text not null unique,
        card_hash text not null,
        amount bigint not null check (amount > 0),
        state text not null check (state in ('OPEN', 'USED', 'REVOKED')),
        granted_at bigint not null,
        expires_at bigint not null,
        ended_at bigint,
        check ((ended_at is null) = (state = 'OPEN'))
      )`,
      `create index teen_approval_teen on teen_approval (teen_user_id, order_id)`,
      `create index teen_approval_sponsor on teen_approval (sponsor_user_id, granted_at)`,
    ],
  },
]
