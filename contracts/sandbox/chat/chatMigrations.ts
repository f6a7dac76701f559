import type { Migration } from "../platform/storage/migrate.ts"

export const chatMigrations: readonly Migration[] = [
  {
    name: "chat-1-rooms-and-queues",
    statements: [
      `create table chat_room (
        room_id text primary key,
        name text not null,
        is_open boolean not null,
        created_at bigint not null
      )`,
      `create table chat_affiliation (
        room_id text not null references chat_room on delete cascade,
        jid text not null,
        affiliation text not null,
        primary key (room_id, jid)
      )`,
      `create index chat_affiliation_jid on chat_affiliation (jid)`,
      `create table chat_message (
        message_id bigint generated always as identity primary key,
        room_id text not null references chat_room on delete cascade,
        nickname text not null,
        sent_at bigint not null,
        stanza text not null
      )`,
      `create index chat_message_room on chat_message (room_id, message_id)`,
      `create table chat_upload (
        upload_id text primary key,
        owner text not null,
        file_name text not null,
        media_type text not null,
        byte_count integer not null check (byte_count > 0),
        content text,
        created_at bigint not null
      )`,
      `create index chat_upload_owner on chat_upload (owner)`,
      `create table chat_queue (
        workgroup_id text not null,
        customer text not null,
        metadata text not null,
        joined_at bigint not null,
        room_id text,
        is_returned boolean not null default false,
        former_agent text,
        primary key (workgroup_id, customer)
      )`,
      `create table chat_conversation (
        room_id text primary key,
        workgroup_id text not null,
        customer text not null,
        agent text not null,
        metadata text not null,
        started_at bigint not null,
        ended_at bigint
      )`,
      `create index chat_conversation_customer on chat_conversation (customer)`,
    ],
  },
  {
    name: "chat-2-ratings-and-waits",
    statements: [
      `alter table chat_conversation add column joined_at bigint`,
      `create table chat_rating (
        room_id text primary key references chat_conversation on delete cascade,
        stars integer not null check (stars between 1 and 5),
        comment text not null,
        rated_at bigint not null
      )`,
      `create table chat_missed (
        missed_id bigint generated always as identity primary key,
        workgroup_id text not null,
        left_at bigint not null
      )`,
      `create index chat_missed_day on chat_missed (workgroup_id, left_at)`,
    ],
  },
]
