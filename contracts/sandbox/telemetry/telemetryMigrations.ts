import type { Migration } from "../platform/storage/migrate.ts"

export const telemetryMigrations: readonly Migration[] = [
  {
    name: "telemetry-1-lines",
    statements: [
      `create table telemetry_line (
        line_id bigint generated always as identity primary key,
        project_key text not null,
        tracker_id text not null,
        kind text not null check (kind in ('log', 'metric')),
        grade text not null,
        name text not null,
        happened_at bigint not null,
        line text not null,
        shared_tags text not null,
        received_at bigint not null
      )`,
    ],
  },
]
