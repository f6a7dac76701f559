import type { Migration } from "../platform/storage/migrate.ts"

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
  {
    name: "captcha-2-questions-and-a-service",
    statements: [
      `alter table captcha add column question_hash text`,
      `create table captcha_key (
        site_key text primary key,
        store_id text not null unique references store on delete cascade,
        secret text not null
      )`,
      `create table spent_captcha_response (
        response_hash text primary key,
        expires_at bigint not null
      )`,
    ],
  },
]
