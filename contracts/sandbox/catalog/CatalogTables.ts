import type { ColumnType, GeneratedAlways } from "kysely"

/** The read model of the catalogue: rows shaped like the answers, plus what filters and orders need. */
export interface CatalogTables {
  /** The form of `search_text` everywhere: `SEARCH_FORM` of `seed/refreshSearchTexts.ts`. */
  search_form: { form: number }
  world_stamp: { stamp: string; seeded_at: number }
  store: { store_id: string; brand_id: string; position: number; data: string }
  /** Stores whose products are not all written yet, and how many are. */
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
    /** `hidden`, `coming_soon` or `back_soon` by decree. */
    override: string | null
    /** Highest visibility of its skus; kept by every change of stock. */
    visibility: string
    source: string
    /** Of the imported form, to see whether a second import changes anything. */
    content_hash: string | null
  }
  /**
   * `summary` and `detail`: JSON of a ProductSummary and of what ProductDetail has beyond it, without stock.
   * `digest`: of both, made by the database.
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
    /** Pieces in a lot; 1 where it is sold by the piece. */
    units_lot: ColumnType<number, number | undefined, number>
  }
  /** What a bundle consists of, in order, each in the colour it is pictured in; a bundle is a product without skus. */
  bundle_piece: { store_id: string; bundle_id: string; piece_id: string; color_id: string; position: number }
  /** A product in each category it is listed in, the parents of its own categories included. */
  listing: {
    store_id: string
    category_id: string
    product_id: string
    direct: boolean
    price: number
    novelty: number
    relevance: number
  }
  /** Colours to filter by; `names`: JSON by language id. */
  product_color: { store_id: string; product_id: string; color_id: string; hex: string | null; names: string }
  /** `texts`: JSON of SpotTexts by language id; `products`: JSON list of ids. */
  spot: { store_id: string; spot: string; position: number; category_id: string; products: string; texts: string }
  /**
   * Which product a merchant's handle stands for, in one of the sources that fill the store; empty where the source has
   * no name.
   * `last_import`: the import that changed it last, while nothing else has since.
   */
  imported_product: {
    store_id: string
    import_source: string
    handle: string
    product_id: string
    last_variant: number
    last_import: ColumnType<string | null, string | null | undefined, string | null>
  }
  /** Who wants to hear that a sku can be bought again; only confirmed ones are written to. */
  stock_notification: {
    notification_id: GeneratedAlways<number>
    store_id: string
    sku: string
    /** Lower case. */
    email: string
    language_id: string
    /** Sent to the address alone; confirms and ends the notification. */
    hash: string
    /** Comma list of policy types. */
    accepted_policies: string
    created_at: number
    confirmed_at: number | null
  }
}
