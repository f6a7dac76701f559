import type { Migration } from "../storage/migrate.ts"

export const captchaMigrations: readonly Migration[] = [
  {
    name: "captcha-1-captchas",
    statements: [
      `create table captcha (
        captcha_id text primary key,
        store_id text not null references store on delete cascade,
        answer_hash text not null,
        expires_at bigint not null
      )`,
    ],
  },
]
