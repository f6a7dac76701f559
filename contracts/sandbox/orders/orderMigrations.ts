import type { Migration } from "../platform/storage/migrate.ts"

/** PostgreSQL pattern: an escaped NUL or lone surrogate after an even number of backslashes. */
const UNSTORABLE_ESCAPE = String.raw`(?<!\\)((?:\\\\)*)\\u(?:0000|d[89a-f][0-9a-f]{2})`

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
  {
    name: "orders-2-changes",
    statements: [
      `alter table customer_order drop constraint customer_order_status_check`,
      `alter table customer_order add constraint customer_order_status_check
        check (status in ('PENDING', 'PAID', 'SHIPPED', 'DELIVERED', 'CANCELLED', 'REFUNDED'))`,
      `create table order_status_change (
        order_id bigint not null references customer_order on delete cascade,
        status text not null,
        changed_at bigint not null,
        primary key (order_id, status)
      )`,
      `create table order_code (
        order_id bigint primary key references customer_order on delete cascade,
        ticket_token text not null unique,
        pickup_code text not null unique
      )`,
      `create table cancelled_suborder (
        order_id bigint not null references customer_order on delete cascade,
        suborder_id text not null,
        is_from_gipi boolean not null,
        cancelled_at bigint not null,
        primary key (order_id, suborder_id)
      )`,
      `create table order_refund (
        refund_id bigint generated always as identity primary key,
        order_id bigint not null references customer_order on delete cascade,
        suborder_id text,
        kind text not null check (kind in ('VOIDED', 'REFUNDED')),
        amount bigint not null check (amount > 0),
        created_at bigint not null
      )`,
      `create index order_refund_order on order_refund (order_id)`,
    ],
  },
  {
    name: "orders-3-invoices",
    statements: [
      `create table store_ticket (
        store_id text not null references store on delete cascade,
        ticket_reference text not null,
        store_number text not null,
        workstation_id text not null,
        operation_number text not null,
        ticket_date text not null,
        barcode text not null unique,
        amount bigint not null check (amount >= 0),
        content text not null,
        created_at bigint not null,
        primary key (store_id, ticket_reference),
        unique (store_id, store_number, workstation_id, operation_number)
      )`,
      `create table invoice_series (
        store_id text not null references store,
        series_year integer not null,
        last_number integer not null check (last_number > 0),
        primary key (store_id, series_year)
      )`,
      `create table invoice (
        invoice_id bigint generated always as identity primary key,
        store_id text not null references store,
        series_year integer not null,
        series_number integer not null,
        order_id bigint references customer_order,
        ticket_reference text,
        user_id bigint references customer,
        status text not null check (status in ('ISSUED', 'REPLACED')),
        replaces bigint unique references invoice,
        content text not null,
        created_at bigint not null,
        unique (store_id, series_year, series_number),
        check ((order_id is null) <> (ticket_reference is null))
      )`,
      `create unique index invoice_one_per_order on invoice (order_id) ` +
        `where status = 'ISSUED' and order_id is not null`,
      `create unique index invoice_one_per_ticket on invoice (store_id, ticket_reference) ` +
        `where status = 'ISSUED' and ticket_reference is not null`,
      `create table gift_ticket (
        order_id bigint not null references customer_order on delete cascade,
        ticket_number integer not null,
        items text not null,
        created_at bigint not null,
        primary key (order_id, ticket_number)
      )`,
    ],
  },
  {
    name: "orders-4-business",
    statements: [
      `create table punchout (
        punchout_id text primary key,
        order_id bigint not null references cart,
        user_id bigint not null references customer,
        total_order bigint not null,
        created_at bigint not null
      )`,
      `create table business_confirmation (
        order_id bigint primary key references customer_order on delete cascade,
        user_id bigint not null references customer,
        created_at bigint not null
      )`,
    ],
  },
  {
    name: "orders-5-parts",
    statements: [
      `create table suborder_status_change (
        order_id bigint not null references customer_order on delete cascade,
        suborder_id text not null,
        status text not null check (status in ('SHIPPED', 'DELIVERED')),
        changed_at bigint not null,
        primary key (order_id, suborder_id, status)
      )`,
    ],
  },
  {
    name: "orders-6-searched-columns",
    statements: [
      `alter table customer_order add column email text, add column physical_store_id text, ` +
        `add column droppoint_id text`,
      // Removes NUL and lone surrogates from older documents: the JSON functions below would fail for the whole table.
      `update customer_order set document = regexp_replace(document, '${UNSTORABLE_ESCAPE}', '\\1\\\\ufffd', 'gi') ` +
        `where document ~* '${UNSTORABLE_ESCAPE}'`,
      `update customer_order set
        email = document::json ->> 'email',
        physical_store_id = document::json -> 'shippingBundle' ->> 'physicalStoreId',
        droppoint_id = document::json -> 'shippingBundle' ->> 'droppointId'`,
      `create index customer_order_email on customer_order (store_id, lower(email)) where guest_token is not null`,
    ],
  },
  {
    name: "orders-7-parcels",
    statements: [
      `create table parcel (
        order_id bigint not null references customer_order on delete cascade,
        suborder_id text not null,
        carrier text not null,
        tracking_number text not null unique,
        primary key (order_id, suborder_id)
      )`,
      `create table parcel_scan (
        order_id bigint not null references customer_order on delete cascade,
        suborder_id text not null,
        step text not null check (step in ('PACKED', 'OUT_FOR_DELIVERY')),
        scanned_at bigint not null,
        primary key (order_id, suborder_id, step)
      )`,
      `create table customer_receipt (
        user_id bigint not null references customer on delete cascade,
        store_id text not null,
        ticket_reference text not null,
        saved_at bigint not null,
        primary key (user_id, store_id, ticket_reference),
        foreign key (store_id, ticket_reference) references store_ticket on delete cascade
      )`,
    ],
  },
]
