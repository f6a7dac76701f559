import type { Migration } from "../storage/migrate.ts"

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
]
