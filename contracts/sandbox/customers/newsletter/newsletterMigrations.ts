import type { Migration } from "../../platform/storage/migrate.ts"

export const newsletterMigrations: readonly Migration[] = [
  {
    name: "newsletter-1-subscriptions",
    statements: [
      `create table newsletter_subscription (
        store_id text not null references store on delete cascade,
        email text not null,
        state text not null check (state in ('pending', 'subscribed', 'ended')),
        confirm_hash text,
        confirm_until bigint,
        manage_hash text,
        language_id text not null,
        mail_list text not null,
        changed_at bigint not null,
        primary key (store_id, email)
      )`,
      `create table newsletter_consent (
        store_id text not null references store on delete cascade,
        email text not null,
        act text not null check (act in ('requested', 'confirmed', 'ended')),
        policies text not null,
        origin text,
        said_at bigint not null
      )`,
      `create index newsletter_consent_email on newsletter_consent (email, store_id)`,
    ],
  },
]
