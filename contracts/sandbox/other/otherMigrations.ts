import type { Migration } from "../platform/storage/migrate.ts"
import { DEMO_AGENTS } from "./demoAgents.ts"

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
  {
    name: "other-2-customer-service",
    statements: [
      `create table contact_case (
        case_id bigint generated always as identity primary key,
        store_id text not null references store on delete cascade,
        user_id bigint not null references customer,
        topic text not null,
        letter text not null,
        created_at bigint not null
      )`,
      `create table claim (
        claim_id bigint generated always as identity primary key,
        store_id text not null references store on delete cascade,
        order_id bigint not null,
        claim_type text not null,
        description text not null,
        email text not null,
        phone text,
        created_at bigint not null
      )`,
      `create table claim_line (
        order_id bigint not null,
        claim_type text not null,
        sku text not null,
        quantity integer not null check (quantity >= 0),
        claim_id bigint not null references claim on delete cascade,
        primary key (order_id, claim_type, sku)
      )`,
    ],
  },
  {
    name: "other-3-shoppers-and-agents",
    statements: [
      `create table user_segment (
        user_id bigint not null references customer,
        store_id text not null references store on delete cascade,
        segment text not null,
        promotion_id text,
        order_id bigint,
        primary key (user_id, store_id, segment)
      )`,
      `create table chosen_reward (
        user_id bigint not null references customer,
        store_id text not null references store on delete cascade,
        reward_id text not null,
        coupon_code text,
        chosen_at bigint not null,
        primary key (user_id, store_id, reward_id)
      )`,
      `create table push_device (
        token text primary key,
        user_id bigint not null references customer,
        store_id text not null references store on delete cascade,
        platform text not null,
        device_id text,
        registered_at bigint not null
      )`,
      `create table store_agent (agent_id text primary key, secret text not null)`,
      ...DEMO_AGENTS.map(
        ({ agentId, secret }) => `insert into store_agent (agent_id, secret) values ('${agentId}', '${secret}')`,
      ),
      `create table spent_agent_token (
        agent_id text not null references store_agent,
        nonce text not null,
        spent_at bigint not null,
        primary key (agent_id, nonce)
      )`,
      `create table assisted_session (
        session_id text primary key references session on delete cascade,
        agent_id text not null references store_agent,
        agent_name text not null,
        may_purchase boolean not null
      )`,
      `create table temporary_user (
        user_id bigint primary key references customer,
        store_id text not null references store on delete cascade,
        physical_store_id text not null,
        phone text not null,
        created_at bigint not null
      )`,
    ],
  },
  {
    name: "other-4-applications",
    statements: [
      `create table app_device (
        device_id text not null,
        store_id text not null references store on delete cascade,
        info text not null,
        launches integer not null default 0,
        last_seen_at bigint not null,
        primary key (device_id, store_id)
      )`,
      `create table crash_report (
        crash_id bigint generated always as identity primary key,
        store_id text not null references store on delete cascade,
        report text not null,
        received_at bigint not null
      )`,
      `create table store_application (
        application_id bigint generated always as identity primary key,
        store_id text not null references store on delete cascade,
        store_identifier text not null unique,
        application text not null,
        received_at bigint not null
      )`,
      `create table store_accelerator (brand_id text primary key, added_at bigint not null)`,
    ],
  },
  {
    name: "other-5-case-status",
    statements: [
      `alter table contact_case alter column case_id drop identity`,
      `alter table contact_case add column status text not null default 'OPEN'`,
      `alter table contact_case add column updated_at bigint`,
      `alter table claim alter column claim_id drop identity`,
      `alter table claim add column status text not null default 'OPEN'`,
      `alter table claim add column updated_at bigint`,
    ],
  },
  {
    name: "other-6-staff-log",
    statements: [
      `create table staff_event (
        event_id bigint generated always as identity primary key,
        store_id text not null references store on delete cascade,
        agent_id text not null,
        client text not null,
        event text not null check (event in ('granted', 'refused', 'used', 'ended')),
        detail text not null,
        session_id text,
        happened_at bigint not null,
        unique (session_id, event, detail)
      )`,
    ],
  },
  {
    name: "other-7-tills",
    statements: [
      `alter table assisted_session add column device_serial text`,
      `alter table temporary_user add column agent_name text, add column device_serial text`,
    ],
  },
]
