import type { Migration } from "../storage/migrate.ts"

export const otherMigrations: readonly Migration[] = [
  {
    name: "other-1-translations",
    statements: [
      `create table translation (
        store_id text not null references store on delete cascade,
        language_code text not null,
        text_key text not null,
        value text not null,
        primary key (store_id, language_code, text_key)
      )`,
    ],
  },
]
