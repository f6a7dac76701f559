import type { Migration } from "../storage/migrate.ts"

export const waitingRoomMigrations: readonly Migration[] = [
  {
    name: "waiting-room-1-rooms-and-places",
    statements: [
      `create table waiting_room (
        store_id text primary key references store on delete cascade,
        per_minute integer not null check (per_minute > 0),
        stay_seconds integer not null check (stay_seconds > 0),
        opened_at bigint not null,
        credit double precision not null check (credit >= 0),
        refilled_at bigint not null
      )`,
      `create sequence waiting_place_number`,
      `create table waiting_place (
        store_id text not null references waiting_room on delete cascade,
        user_id bigint not null references customer on delete cascade,
        place bigint not null default nextval('waiting_place_number'),
        admitted_at bigint,
        expires_at bigint not null,
        primary key (store_id, user_id)
      )`,
      `create index waiting_place_queue on waiting_place (store_id, place) where admitted_at is null`,
      `create index waiting_place_expiry on waiting_place (store_id, expires_at)`,
    ],
  },
]
