import type { Migration } from "../platform/storage/migrate.ts"

export const placeMigrations: readonly Migration[] = [
  {
    name: "places-1-physical-stores",
    statements: [
      `create table place_stamp (store_id text primary key references store on delete cascade, ` +
        `seeded_at bigint not null)`,
      `create table city (
        store_id text not null references store on delete cascade,
        city_id text not null,
        position integer not null,
        country_code text not null,
        state_code text not null,
        names text not null,
        state_names text not null,
        lat double precision not null,
        lng double precision not null,
        primary key (store_id, city_id)
      )`,
      `create table district (
        store_id text not null,
        district_id text not null,
        city_id text not null,
        position integer not null,
        zip_code text not null,
        names text not null,
        primary key (store_id, district_id),
        foreign key (store_id, city_id) references city on delete cascade
      )`,
      `create table physical_store (
        physical_store_id text primary key,
        store_id text not null,
        city_id text not null,
        district_id text not null,
        grouping_id text not null,
        name text not null,
        street text not null,
        zip_code text not null,
        country_code text not null,
        lat double precision not null,
        lng double precision not null,
        phone text not null,
        opening_hours text not null,
        services text not null,
        search_text text not null,
        foreign key (store_id, city_id) references city on delete cascade,
        foreign key (store_id, district_id) references district on delete cascade
      )`,
      `create index physical_store_city on physical_store (store_id, city_id)`,
      `create table physical_stock (
        physical_store_id text not null references physical_store on delete cascade,
        store_id text not null,
        sku text not null,
        units integer not null constraint physical_stock_never_below_zero check (units >= 0),
        primary key (physical_store_id, sku),
        foreign key (store_id, sku) references sku on delete cascade
      )`,
      `create index physical_stock_sku on physical_stock (store_id, sku)`,
      `create table drop_point (
        store_id text not null,
        droppoint_id text not null,
        kind text not null check (kind in ('droppoint', 'packstation')),
        courier_id text not null,
        city_id text not null,
        district_id text not null,
        name text not null,
        street text not null,
        zip_code text not null,
        country_code text not null,
        lat double precision not null,
        lng double precision not null,
        opening_hours text not null,
        is_open boolean not null,
        search_text text not null,
        primary key (store_id, droppoint_id),
        foreign key (store_id, city_id) references city on delete cascade,
        foreign key (store_id, district_id) references district on delete cascade
      )`,
      `create index drop_point_city on drop_point (store_id, city_id)`,
      `create table favourite_store (
        user_id bigint not null references customer on delete cascade,
        store_id text not null references store on delete cascade,
        physical_store_id text not null references physical_store on delete cascade,
        added_at bigint not null,
        primary key (user_id, physical_store_id)
      )`,
      `create table favourite_drop_point (
        user_id bigint not null references customer on delete cascade,
        store_id text not null,
        droppoint_id text not null,
        chosen_at bigint not null,
        primary key (user_id, store_id),
        foreign key (store_id, droppoint_id) references drop_point on delete cascade
      )`,
    ],
  },
]
