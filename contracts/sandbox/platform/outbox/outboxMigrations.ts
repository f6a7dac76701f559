import type { Migration } from "../storage/migrate.ts"

export const outboxMigrations: readonly Migration[] = [
  {
    name: "outbox-1-messages",
    statements: [
      `create table message (
        message_id bigint generated always as identity primary key,
        store_id text not null references store on delete cascade,
        channel text not null check (channel in ('mail', 'sms')),
        recipient text not null,
        subject text not null,
        text text not null,
        attachments text not null,
        sent_at bigint not null
      )`,
      `create index message_recipient on message (recipient, sent_at desc)`,
    ],
  },
  {
    name: "outbox-2-counts",
    statements: [
      `create table message_count (count_key text primary key, started_at bigint not null, sent integer not null)`,
      `create index message_count_age on message_count (started_at)`,
      `drop table message_quota`,
    ],
  },
  { name: "outbox-3-unsubscribe", statements: ["alter table message add column unsubscribe_url text"] },
]
