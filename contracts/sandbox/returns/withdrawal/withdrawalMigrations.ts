import type { Migration } from "../../platform/storage/migrate.ts"

export const withdrawalMigrations: readonly Migration[] = [
  {
    name: "withdrawals-1-statements",
    statements: [
      `create table withdrawal (
        withdrawal_id bigint generated always as identity (start with 900000000001) primary key,
        store_id text not null references store on delete cascade,
        order_id bigint references cart,
        order_reference text not null,
        name text not null,
        email text not null,
        statement text,
        is_verified boolean not null check (not is_verified or order_id is not null),
        attempt_key text unique,
        fingerprint text not null,
        received_at bigint not null
      )`,
      `create index withdrawal_order on withdrawal (order_id)`,
      `create table withdrawal_line (
        withdrawal_id bigint not null references withdrawal on delete cascade,
        line_id bigint not null,
        quantity integer not null check (quantity > 0),
        primary key (withdrawal_id, line_id)
      )`,
    ],
  },
]
