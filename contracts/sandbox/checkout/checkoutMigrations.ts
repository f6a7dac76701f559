import type { Migration } from "../storage/migrate.ts"

export const checkoutMigrations: readonly Migration[] = [
  {
    name: "checkout-1-payment-attempts",
    statements: [
      `create table payment_attempt (
        attempt_id bigint generated always as identity primary key,
        order_id bigint not null references cart,
        attempt_number integer not null,
        plan text not null,
        payment_mode_id text not null,
        network text not null,
        last_digits text not null check (last_digits ~ '^[0-9]{4}$'),
        amount bigint not null check (amount >= 0),
        state text not null check (state in ('OK', 'NOOK', 'PENDING-OK', 'PENDING-NOOK')),
        asked integer not null default 0,
        error_key text,
        created_at bigint not null,
        decided_at bigint,
        unique (order_id, attempt_number)
      )`,
      `create unique index payment_attempt_one_alive on payment_attempt (order_id) where state <> 'NOOK'`,
    ],
  },
]
