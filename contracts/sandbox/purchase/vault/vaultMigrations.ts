import type { Migration } from "../../platform/storage/migrate.ts"

export const vaultMigrations: readonly Migration[] = [
  {
    name: "vault-1-sealed-cards",
    statements: [
      `create table sealed_card (
        token_hash text primary key,
        kind text not null check (kind in ('card', 'code')),
        network text not null,
        last_digits text not null check (last_digits ~ '^([0-9]{4})?$'),
        plan text not null,
        holder text not null,
        month integer not null,
        year integer not null,
        expires_at bigint not null,
        order_id bigint
      )`,
      `create index sealed_card_expiry on sealed_card (expires_at)`,
    ],
  },
]
