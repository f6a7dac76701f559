import type { Migration } from "../platform/storage/migrate.ts"

export const wishlistMigrations: readonly Migration[] = [
  {
    name: "wishlists-1-lists",
    statements: [
      `create table wishlist_owner (
        user_id bigint not null references customer on delete cascade,
        store_id text not null references store on delete cascade,
        revision bigint not null default 1,
        primary key (user_id, store_id)
      )`,
      `create table wishlist (
        list_id bigint generated always as identity (start with 600000000001) primary key,
        user_id bigint not null,
        store_id text not null,
        is_event boolean not null,
        position integer not null,
        name text not null,
        name_key text not null,
        description text,
        kind text not null check (kind in ('P', 'G')),
        type text,
        subtype text,
        shared_token text unique,
        pin text,
        event_date text,
        old_name text,
        created_at bigint not null,
        changed_at bigint not null,
        foreign key (user_id, store_id) references wishlist_owner on delete cascade,
        unique (user_id, store_id, is_event, name_key),
        check ((kind = 'G') = (shared_token is not null)),
        check ((kind = 'G') = (pin is not null))
      )`,
      `create index wishlist_name on wishlist (store_id, name_key) where kind = 'G'`,
      `create table wishlist_item (
        item_id bigint generated always as identity (start with 610000000001) primary key,
        list_id bigint not null references wishlist on delete cascade,
        catentry_id text not null,
        product_id text not null,
        category_id text,
        quantity integer not null check (quantity between 1 and 9999),
        bought integer not null default 0,
        unique (list_id, catentry_id),
        check (bought between 0 and quantity)
      )`,
      `create table event_pick (
        pick_id bigint generated always as identity primary key,
        list_id bigint not null references wishlist on delete cascade,
        item_id bigint not null references wishlist_item on delete cascade,
        user_id bigint not null references customer on delete cascade,
        store_id text not null,
        sku text not null,
        quantity integer not null check (quantity > 0),
        order_id bigint,
        picked_at bigint not null
      )`,
      `create unique index event_pick_open on event_pick (item_id, user_id) where order_id is null`,
      `create index event_pick_order on event_pick (order_id)`,
    ],
  },
]
