import type { Migration } from "../platform/storage/migrate.ts"

const DESTINATIONS = `'ORIGINAL', 'BANK_ACCOUNT', 'POSTAL_ADDRESS', 'CONTACT_DETAIL'`

export const returnMigrations: readonly Migration[] = [
  {
    name: "returns-1-requests-and-refunds",
    statements: [
      `create table return_request (
        rmareq_id bigint generated always as identity (start with 500000000001) primary key,
        rma_id bigint generated always as identity (start with 600000000001) unique,
        store_id text not null references store,
        order_id bigint not null references cart,
        status text not null check (status in ('REQUESTED', 'IN_TRANSIT', 'RECEIVED', 'REFUNDED', 'ANNULLED')),
        return_type text not null check (return_type in ('RETURN', 'CHANGE', 'ADVANCED')),
        courier_id text,
        num_boxes integer not null check (num_boxes between 1 and 20),
        is_store_return boolean not null,
        bundle_info text,
        created_at bigint not null,
        changed_at bigint not null,
        received_at bigint
      )`,
      `create index return_request_order on return_request (order_id)`,
      `create table return_line (
        rmareq_id bigint not null references return_request,
        position integer not null,
        catentry_id text not null,
        quantity integer not null check (quantity > 0),
        reason_id text not null,
        comment text,
        primary key (rmareq_id, position)
      )`,
      `create table return_unit (
        order_id bigint not null references cart,
        line_id bigint not null,
        unit_number integer not null check (unit_number > 0),
        rmareq_id bigint not null references return_request,
        goods bigint not null check (goods >= 0),
        shipping bigint not null check (shipping >= 0),
        is_exchanged boolean not null,
        primary key (order_id, line_id, unit_number)
      )`,
      `create index return_unit_request on return_unit (rmareq_id)`,
      `create table return_change (
        rmareq_id bigint not null references return_request,
        position integer not null,
        catentry_id text not null,
        sku text not null,
        quantity integer not null check (quantity > 0),
        state text not null check (state in ('RESERVED', 'SENT', 'RELEASED')),
        primary key (rmareq_id, position)
      )`,
      `create table return_label (
        rmareq_id bigint not null references return_request,
        box_number integer not null,
        token text not null unique,
        primary key (rmareq_id, box_number)
      )`,
      `create table return_destination (
        order_id bigint primary key references cart,
        type text not null check (type in (${DESTINATIONS})),
        masked_number text,
        beneficiary_name text,
        chosen_at bigint not null
      )`,
      `create table return_refund (
        refund_id bigint generated always as identity (start with 800000000001) primary key,
        rmareq_id bigint not null references return_request,
        amount bigint not null check (amount > 0),
        type text not null check (type in (${DESTINATIONS})),
        masked_number text,
        beneficiary_name text,
        paid_at bigint not null
      )`,
      `create index return_refund_request on return_refund (rmareq_id)`,
    ],
  },
  {
    name: "returns-2-price-differences",
    statements: [
      `alter table return_change add column unit_difference bigint not null default 0`,
      `alter table return_request add column charged bigint not null default 0 check (charged >= 0)`,
    ],
  },
  {
    name: "returns-3-refused-units",
    statements: [`alter table return_unit add column is_refused boolean not null default false`],
  },
  {
    name: "returns-4-pickup-dates",
    statements: [`alter table return_request add column pickup_date text`],
  },
]
