import type { Migration } from "../storage/migrate.ts"

export const fileMigrations: readonly Migration[] = [
  {
    name: "files-1-pass-certificate",
    statements: [
      `create table pass_certificate (
        id integer primary key check (id = 1),
        certificate text not null,
        private_key text not null,
        authority text not null,
        pass_type text not null,
        team text not null,
        created_at bigint not null
      )`,
    ],
  },
]
