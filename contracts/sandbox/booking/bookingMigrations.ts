import type { Migration } from "../platform/storage/migrate.ts"

export const bookingMigrations: readonly Migration[] = [
  {
    name: "booking-1-bookings",
    statements: [
      `create table booking (
        booking_id bigint generated always as identity (start with 450000000001) primary key,
        store_id text not null references store,
        user_id bigint not null references customer,
        status text not null check (status in ('BOOKED', 'COLLECTED', 'CANCELLED', 'EXPIRED')),
        full_name text not null,
        phone_number text not null,
        email text not null,
        observations text,
        language_id text not null,
        created_at bigint not null,
        expires_at bigint not null,
        changed_at bigint not null
      )`,
      `create index booking_user on booking (user_id, store_id)`,
      `create index booking_open on booking (expires_at) where status = 'BOOKED'`,
      `create table booking_item (
        booking_id bigint not null references booking on delete cascade,
        position integer not null,
        physical_store_id text not null references physical_store,
        catentry_id text not null,
        sku text not null,
        units integer not null check (units > 0),
        last_name text not null,
        primary key (booking_id, position)
      )`,
    ],
  },
]
