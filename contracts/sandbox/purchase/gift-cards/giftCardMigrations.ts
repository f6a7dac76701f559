import type { Migration } from "../../platform/storage/migrate.ts"

export const giftCardMigrations: readonly Migration[] = [
  {
    name: "gift-cards-1-videos-and-issues",
    statements: [
      `create table gift_card_video (
        video_id text primary key,
        user_id bigint not null references customer,
        media_type text not null,
        content text not null,
        size integer not null check (size > 0),
        uploaded_at bigint not null
      )`,
      `create table gift_card_issue (
        issue_id bigint generated always as identity primary key,
        line_id bigint not null,
        unit_number integer not null,
        order_id bigint not null references cart,
        account_id bigint not null references gift_card_account on delete cascade,
        amount bigint not null,
        message_id bigint not null,
        unique (line_id, unit_number)
      )`,
    ],
  },
]
