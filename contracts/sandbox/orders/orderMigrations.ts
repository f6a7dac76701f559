import type { Migration } from "../storage/migrate.ts"

export const orderMigrations: readonly Migration[] = [
  {
    name: "orders-1-orders",
    statements: [
      `create table customer_order (
        order_id bigint primary key references cart,
        store_id text not null references store,
        user_id bigint not null references customer,
        status text not null check (status in ('PENDING', 'PAID')),
        created_at bigint not null,
        total_order bigint not null check (total_order >= 0),
        item_count integer not null,
        guest_token text,
        document text not null
      )`,
      `create index customer_order_user on customer_order (user_id, store_id, created_at desc)`,
    ],
  },
]
