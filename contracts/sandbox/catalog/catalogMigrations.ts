import type { Migration } from "../platform/storage/migrate.ts"

export const catalogMigrations: readonly Migration[] = [
  {
    name: "catalog-1-read-model",
    statements: [
      `create table world_stamp (stamp text primary key, seeded_at bigint not null)`,
      `create sequence catalogue_change`,
      `create table store (
        store_id text primary key, brand_id text not null, position integer not null, data text not null)`,
      `create table store_configuration (
        store_id text not null references store on delete cascade,
        parameter text not null,
        value text not null,
        primary key (store_id, parameter)
      )`,
      `create table category (
        store_id text not null references store on delete cascade,
        category_id text not null,
        category_key text not null,
        seo_id text not null,
        parent_id text,
        position integer not null,
        texts text not null,
        primary key (store_id, category_id),
        unique (store_id, category_key),
        foreign key (store_id, parent_id) references category
      )`,
      `create table product (
        store_id text not null references store on delete cascade,
        product_id text not null,
        mfname text not null,
        category_id text not null,
        price integer not null check (price >= 0),
        old_price integer check (old_price > price),
        novelty integer not null,
        override text,
        visibility text not null,
        source text not null,
        content_hash text,
        primary key (store_id, product_id),
        unique (store_id, mfname),
        foreign key (store_id, category_id) references category
      )`,
      `create table product_text (
        store_id text not null,
        language_id text not null,
        product_id text not null,
        name text not null,
        search_text text not null,
        summary text not null,
        detail text not null,
        primary key (store_id, language_id, product_id),
        foreign key (store_id, product_id) references product on delete cascade
      )`,
      `create table sku (
        store_id text not null,
        sku text not null,
        product_id text not null,
        catentry_id text not null,
        color_id text not null,
        size_id text not null,
        size_name text not null,
        position integer not null,
        price integer not null check (price >= 0),
        old_price integer check (old_price > price),
        units integer not null constraint stock_never_below_zero check (units >= 0),
        primary key (store_id, sku),
        foreign key (store_id, product_id) references product on delete cascade
      )`,
      `create index sku_product on sku (store_id, product_id)`,
      `create index sku_size on sku (store_id, size_id, product_id)`,
      `create table listing (
        store_id text not null,
        category_id text not null,
        product_id text not null,
        direct boolean not null,
        price integer not null,
        novelty integer not null,
        relevance integer not null,
        primary key (store_id, category_id, product_id),
        foreign key (store_id, product_id) references product on delete cascade,
        foreign key (store_id, category_id) references category
      )`,
      `create index listing_relevance on listing (store_id, category_id, relevance, product_id)`,
      `create index listing_price on listing (store_id, category_id, price, product_id)`,
      `create index listing_novelty on listing (store_id, category_id, novelty desc, product_id)`,
      `create index listing_product on listing (store_id, product_id)`,
      `create table product_color (
        store_id text not null,
        product_id text not null,
        color_id text not null,
        hex text,
        names text not null,
        primary key (store_id, product_id, color_id),
        foreign key (store_id, product_id) references product on delete cascade
      )`,
      `create index product_color_filter on product_color (store_id, color_id, product_id)`,
      `create table spot (
        store_id text not null references store on delete cascade,
        spot text not null,
        position integer not null,
        category_id text not null,
        products text not null,
        texts text not null,
        primary key (store_id, spot, position)
      )`,
    ],
  },
  {
    name: "catalog-2-imported-products",
    statements: [
      `create sequence imported_product_id start with 900000001`,
      `create table imported_product (
        store_id text not null references store on delete cascade,
        handle text not null,
        product_id text not null,
        primary key (store_id, handle),
        unique (store_id, product_id)
      )`,
    ],
  },
  {
    name: "catalog-3-stock-notifications",
    statements: [
      `create table stock_notification (
        notification_id bigint generated always as identity primary key,
        store_id text not null,
        sku text not null,
        email text not null,
        language_id text not null,
        hash text not null unique,
        accepted_policies text not null,
        created_at bigint not null,
        confirmed_at bigint,
        unique (store_id, sku, email),
        foreign key (store_id, sku) references sku on delete cascade
      )`,
      `create table message_quota (
        store_id text not null references store on delete cascade,
        sender text not null,
        window_start bigint not null,
        sent integer not null,
        primary key (store_id, sender)
      )`,
    ],
  },
  {
    name: "catalog-4-text-digest",
    statements: [
      "alter table product_text add column digest text not null " +
        "generated always as (md5(summary) || md5(detail)) stored",
    ],
  },
  {
    // Without statistics the planner cannot distinguish two indexes that begin with the store: foreign key checks then
    // read a whole store each.
    name: "catalog-5-mfname-first",
    statements: [
      "alter table product drop constraint product_store_id_mfname_key",
      "alter table product add constraint product_mfname unique (mfname, store_id)",
    ],
  },
  {
    // Stores of an older release have their products, and no row here.
    name: "catalog-6-unfilled-stores",
    statements: [
      "create table unfilled_store (" +
        "store_id text primary key references store on delete cascade, written integer not null)",
    ],
  },
  {
    name: "catalog-7-bundles",
    statements: [
      `create table bundle_piece (
        store_id text not null,
        bundle_id text not null,
        piece_id text not null,
        color_id text not null,
        position integer not null,
        primary key (store_id, bundle_id, piece_id),
        foreign key (store_id, bundle_id) references product on delete cascade,
        foreign key (store_id, piece_id) references product on delete cascade
      )`,
      "create index bundle_of_piece on bundle_piece (piece_id, store_id)",
    ],
  },
  {
    name: "catalog-8-lots",
    statements: [
      "alter table sku add column units_lot integer not null default 1 " +
        "constraint lot_holds_a_piece check (units_lot >= 1)",
    ],
  },
  {
    // The highest number that a variant of an imported product has had: numbers are not reused.
    name: "catalog-9-variant-numbers",
    statements: ["alter table imported_product add column last_variant integer not null default 0"],
  },
  {
    // Existing products came from the only source, which had no name.
    name: "catalog-10-import-sources",
    statements: [
      "alter table imported_product add column import_source text not null default ''",
      "alter table imported_product drop constraint imported_product_pkey, " +
        "add primary key (store_id, import_source, handle)",
    ],
  },
  {
    // The version of the search texts; no row if an older release has written them.
    name: "catalog-11-search-form",
    statements: ["create table search_form (form integer primary key)"],
  },
]
