import type { Migration } from "../platform/storage/migrate.ts"

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
  {
    name: "checkout-2-every-ending-of-a-payment",
    statements: [
      `alter table payment_attempt drop constraint payment_attempt_state_check`,
      `alter table payment_attempt add constraint payment_attempt_state_check check
        (state in ('OK', 'NOOK', 'PENDING-OK', 'PENDING-NOOK', 'REDIRECT', 'REPAY', 'CHALLENGE', 'REFERRED_NICEPAY'))`,
      `alter table payment_attempt drop constraint payment_attempt_last_digits_check`,
      `alter table payment_attempt add constraint payment_attempt_last_digits_check
        check (last_digits ~ '^([0-9]{4})?$')`,
      `alter table payment_attempt add column expires_at bigint`,
      `alter table payment_attempt add column is_repay boolean not null default false`,
      `alter table payment_attempt add column rounds integer not null default 0`,
      `update payment_attempt set expires_at = created_at + 7200000 where decided_at is null`,
      `create index payment_attempt_expiry on payment_attempt (expires_at) where expires_at is not null`,
      `create table bank_transaction (
        transaction_id text primary key,
        attempt_id bigint not null unique references payment_attempt,
        order_id bigint not null references cart,
        store_id text not null references store,
        provider text not null,
        is_posted boolean not null,
        amount bigint not null check (amount >= 0),
        currency text not null,
        language_id text not null,
        state text not null check (state in ('open', 'approved', 'refused', 'cancelled', 'spent')),
        created_at bigint not null,
        decided_at bigint
      )`,
      `create table payment_provider (provider text primary key, secret text not null)`,
      `create table payment_event (
        provider text not null,
        event_id text not null,
        fingerprint text not null,
        received_at bigint not null,
        primary key (provider, event_id)
      )`,
      `create table bank_delivery (
        event_id text primary key,
        transaction_id text not null references bank_transaction,
        due_at bigint not null
      )`,
      `create table card_adjustment (
        adjustment_id bigint generated always as identity,
        order_id bigint not null references cart,
        account_id bigint not null,
        card_hash text not null unique,
        at_most bigint check (at_most >= 0),
        shown bigint check (shown >= 0),
        primary key (order_id, account_id)
      )`,
      `create table unbound_payment (
        user_id bigint not null references customer,
        store_id text not null references store,
        token_hash text not null unique,
        network text not null,
        last_digits text not null check (last_digits ~ '^[0-9]{4}$'),
        plan text not null,
        expires_at bigint not null,
        primary key (user_id, store_id)
      )`,
      `create table payment_session (
        token_hash text primary key,
        kind text not null check (kind in ('klarna', 'card')),
        order_id bigint not null references cart,
        payment_mode_id text not null,
        amount bigint not null,
        expires_at bigint not null
      )`,
      `create table selected_payment (
        order_id bigint primary key references cart,
        payment_mode_id text not null,
        bank_id text,
        payment_code text,
        changed_at bigint not null
      )`,
      `create table order_repay (
        order_id bigint primary key references cart,
        repay_start bigint not null,
        ends_at bigint not null,
        max_attempts integer not null,
        used integer not null default 0 check (used <= max_attempts)
      )`,
    ],
  },
  {
    name: "checkout-3-mail-of-an-unpaid-order",
    statements: [`alter table order_repay add column message_id bigint`],
  },
]
