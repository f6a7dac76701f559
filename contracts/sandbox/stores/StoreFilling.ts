import type { ProductRows } from "./ProductRows.ts"

/** The address of a product's page in one language. */
export interface ProductAddress {
  readonly id: string
  readonly mfname: string
  readonly productUrl: string
  readonly categoryId: string
}

/** The products that a store will have once it is filled. None of their rows are written yet. */
export interface PlannedProducts {
  /** Rows of the planned products among these ids, in the same order, with texts in one language or in all. */
  readonly rows: (productIds: readonly string[], languageId?: string) => readonly ProductRows[]
  /** The addresses of all products in one language, without the cost of their rows. */
  readonly addresses: (languageId: string) => readonly ProductAddress[]
  readonly isOnSale: () => boolean
  /** The numbers of planned products by the categories that will list them, including ancestors. */
  readonly counts: () => ReadonlyMap<string, number>
}

/** Writes a store's products when they are first needed. */
export interface StoreFilling {
  /**
   * Resolves when the store has its products; at once for a filled or unknown store. Never call it inside a
   * transaction.
   */
  readonly filled: (storeId: string) => Promise<void>
  /** The planned products of a store; undefined once they are written. */
  readonly planned: (storeId: string) => Promise<PlannedProducts | undefined>
}
