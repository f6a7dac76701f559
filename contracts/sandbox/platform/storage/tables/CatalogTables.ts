import type { ColumnType, GeneratedAlways } from "kysely"

/** The read model of the catalogue: rows in the shape of the responses, with columns for filters and sorting. */
export interface CatalogTables {
  /** The version of `search_text` in all rows: `SEARCH_FORM` of `seed/refreshSearchTexts.ts`. */
  search_form: { form: number }
  world_stamp: { stamp: string; seeded_at: number }
  store: { store_id: string; brand_id: string; position: number; data: string }
  /** Stores whose products are not all written yet, with the number of those written. */
  unfilled_store: { store_id: string; written: number }
  store_configuration: { store_id: string; parameter: string; value: string }
  /** `texts`: JSON of CategoryTexts per language id. */
  category: {
    store_id: string
    category_id: string
    category_key: string
    seo_id: string
    parent_id: string | null
    position: number
    texts: string
  }
  product: {
    store_id: string
    product_id: string
    mfname: string
    category_id: string
    price: number
    old_price: number | null
    novelty: number
    /** Manual `hidden`, `coming_soon` or `back_soon`. */
    override: string | null
    /** Highest visibility of its SKUs; updated with every change of stock. */
    visibility: string
    source: string
    /** Hash of the imported content, which detects an unchanged import. */
    content_hash: string | null
  }
  /**
   * `summary` and `detail`: JSON of a ProductSummary and of the additional fields of ProductDetail, without stock.
   * `digest`: hash of both, computed by the database.
   */
  product_text: {
    store_id: string
    language_id: string
    product_id: string
    name: string
    search_text: string
    summary: string
    detail: string
    digest: GeneratedAlways<string>
  }
  sku: {
    store_id: string
    sku: string
    product_id: string
    catentry_id: string
    color_id: string
    size_id: string
    size_name: string
    position: number
    price: number
    old_price: number | null
    units: number
    /** Items in a lot; 1 for products sold singly. */
    units_lot: ColumnType<number, number | undefined, number>
  }
  /** The items of a bundle, in order, each in its pictured colour. A bundle is a product without SKUs. */
  bundle_piece: { store_id: string; bundle_id: string; piece_id: string; color_id: string; position: number }
  /** A product in each category that lists it, including the ancestors of its own categories. */
  listing: {
    store_id: string
    category_id: string
    product_id: string
    direct: boolean
    price: number
    novelty: number
    relevance: number
  }
  /** Colours for filters; `names`: JSON by language id. */
  product_color: { store_id: string; product_id: string; color_id: string; hex: string | null; names: string }
  /** `texts`: JSON of SpotTexts by language id; `products`: JSON list of ids. */
  spot: { store_id: string; spot: string; position: number; category_id: string; products: string; texts: string }
  /**
   * The product of a merchant's handle, for each source of the store's products; empty for a source without a name.
   * `last_import`: the last import that changed it, unless it was changed otherwise since.
   */
  imported_product: {
    store_id: string
    import_source: string
    handle: string
    product_id: string
    last_variant: number
    last_import: ColumnType<string | null, string | null | undefined, string | null>
  }
  /** Restock alerts for a SKU. Only confirmed ones are mailed. */
  stock_notification: {
    notification_id: GeneratedAlways<number>
    store_id: string
    sku: string
    /** Lower case. */
    email: string
    language_id: string
    /** Sent only to the address; confirms and ends the alert. */
    hash: string
    /** Comma-separated list of policy types. */
    accepted_policies: string
    created_at: number
    confirmed_at: number | null
  }
}
