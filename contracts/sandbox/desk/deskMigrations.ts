import type { Migration } from "../storage/migrate.ts"

export const deskMigrations: readonly Migration[] = [
  {
    name: "desk-1-clock-and-faults",
    statements: [
      `create table desk_clock (the_only_one boolean primary key default true check (the_only_one), offset_ms bigint not null check (offset_ms >= 0))`,
      `insert into desk_clock (offset_ms) values (0)`,
      `create sequence desk_change`,
      `create table fault (
        fault_id bigint generated always as identity primary key,
        operation_id text not null,
        kind text not null check (kind in ('latency', 'sessionExpired', 'forbidden', 'waitingRoom', 'serverFault', 'brokenJson', 'droppedConnection')),
        setting text not null,
        remaining integer check (remaining >= 0),
        created_at bigint not null
      )`,
    ],
  },
  {
    name: "desk-2-ended-sessions",
    statements: [
      `alter table fault drop constraint fault_kind_check`,
      `alter table fault add constraint fault_kind_check
        check (kind in ('latency', 'sessionExpired', 'sessionEnded', 'forbidden', 'waitingRoom', 'serverFault', 'brokenJson', 'droppedConnection'))`,
    ],
  },
]
