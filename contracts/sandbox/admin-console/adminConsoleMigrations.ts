import type { Migration } from "../platform/storage/migrate.ts"

export const adminConsoleMigrations: readonly Migration[] = [
  {
    name: "desk-1-clock-and-faults",
    statements: [
      `create table desk_clock (
        the_only_one boolean primary key default true check (the_only_one),
        offset_ms bigint not null check (offset_ms >= 0)
      )`,
      `insert into desk_clock (offset_ms) values (0)`,
      `create sequence desk_change`,
      `create table fault (
        fault_id bigint generated always as identity primary key,
        operation_id text not null,
        kind text not null check (
          kind in ('latency', 'sessionExpired', 'forbidden', 'waitingRoom', 'serverFault', 'brokenJson',
            'droppedConnection')),
        setting text not null,
        remaining integer check (remaining >= 0),
        created_at bigint not null
      )`,
    ],
  },
  {
    // The changes of each import, with the rows before it.
    name: "desk-2-import-runs",
    statements: [
      `create table import_run (
        store_id text not null references store on delete cascade,
        import_id text not null,
        position bigint generated always as identity,
        import_source text not null,
        file text not null,
        format text not null,
        started_at bigint not null,
        undone_at bigint,
        is_forgotten boolean not null,
        created integer not null,
        changed integer not null,
        hidden integer not null,
        primary key (store_id, import_id)
      )`,
      `create table import_change (
        store_id text not null,
        import_id text not null,
        product_id text not null,
        handle text not null,
        kind text not null check (kind in ('created', 'changed', 'hidden')),
        previous_import text,
        before text,
        units_after text not null,
        primary key (store_id, import_id, product_id),
        foreign key (store_id, import_id) references import_run on delete cascade
      )`,
      "alter table imported_product add column last_import text",
    ],
  },
  {
    name: "desk-3-ended-sessions",
    statements: [
      `alter table fault drop constraint fault_kind_check`,
      `alter table fault add constraint fault_kind_check
        check (kind in ('latency', 'sessionExpired', 'sessionEnded', 'forbidden', 'waitingRoom', 'serverFault',
          'brokenJson', 'droppedConnection'))`,
    ],
  },
]
