import type { Migration } from "../../platform/storage/migrate.ts"

export const walletMigrations: readonly Migration[] = [
  {
    name: "wallet-1-gift-card-accounts",
    statements: [
      `create table gift_card_account (
        account_id bigint generated always as identity primary key,
        store_id text not null references store on delete cascade,
        number_hash text not null,
        cvv_hash text not null,
        activation_hash text,
        last_digits text not null check (last_digits ~ '^[0-9]{4}$'),
        currency text not null,
        balance bigint not null check (balance >= 0),
        activated boolean not null,
        created_at bigint not null,
        activated_at bigint,
        unique (store_id, number_hash)
      )`,
      `create table gift_card_movement (
        movement_id bigint generated always as identity primary key,
        account_id bigint not null references gift_card_account on delete cascade,
        order_id bigint not null references cart,
        user_id bigint not null references customer,
        amount bigint not null check (amount <> 0),
        created_at bigint not null
      )`,
      `create index gift_card_movement_order on gift_card_movement (order_id)`,
      `create index gift_card_movement_user on gift_card_movement (user_id, created_at desc)`,
      `create table secret_try (
        try_key text primary key,
        tries integer not null default 1,
        started_at bigint not null
      )`,
    ],
  },
  {
    name: "wallet-2-wallets",
    statements: [
      `create table wallet_card (
        card_id bigint generated always as identity primary key,
        user_id bigint not null references customer,
        store_id text not null references store on delete cascade,
        card_guid text not null unique,
        card_hash text not null unique,
        network text not null,
        last_digits text not null check (last_digits ~ '^[0-9]{4}$'),
        holder text not null,
        month integer not null check (month between 1 and 12),
        year integer not null check (year between 2000 and 2200),
        tag text,
        is_default boolean not null,
        saved_at bigint not null,
        unique (user_id, store_id, network, last_digits, year, month)
      )`,
      `create unique index wallet_card_one_default on wallet_card (user_id, store_id) where is_default`,
      `create table wallet_device (
        user_id bigint not null references customer,
        device_hash text not null,
        seen_at bigint not null,
        primary key (user_id, device_hash)
      )`,
      `create table wallet_ticket (
        ticket_id bigint generated always as identity primary key,
        store_id text not null references store on delete cascade,
        user_id bigint not null references customer,
        tuid text not null,
        hash_code text not null,
        token_hash text not null,
        amount bigint not null check (amount > 0),
        currency text not null,
        is_wallet boolean not null,
        bought_at bigint not null,
        added_at bigint not null,
        unique (store_id, tuid, hash_code)
      )`,
      `create index wallet_ticket_user on wallet_ticket (user_id, bought_at desc)`,
      `create table qr_payment_token (
        token_hash text primary key,
        user_id bigint not null references customer,
        store_id text not null references store on delete cascade,
        card_id bigint not null references wallet_card on delete cascade,
        expires_at bigint not null
      )`,
      `create table wallet_data (
        user_id bigint not null references customer,
        store_id text not null references store on delete cascade,
        wallet_card_name text not null,
        accepted_policies text not null,
        policies_at bigint not null,
        address_id bigint references address on delete set null,
        primary key (user_id, store_id)
      )`,
      `create table wallet_gift_card (
        user_id bigint not null references customer,
        account_id bigint not null references gift_card_account on delete cascade,
        added_at bigint not null,
        primary key (user_id, account_id)
      )`,
    ],
  },
]
