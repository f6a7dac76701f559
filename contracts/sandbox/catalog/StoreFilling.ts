import type { ProductRows } from "./ProductRows.ts"

/** The products that a store will have once it is filled: nothing of it is written yet that a shopper could see. */
export interface PlannedProducts {
  /** Rows of those among the products that the store will have, in the order of the ids. */
  readonly rows: (productIds: readonly string[]) => readonly ProductRows[]
  readonly isOnSale: () => boolean
  /** The categories that some of them will be listed in, those above included. */
  readonly categoryIds: () => ReadonlySet<string>
}

/** A store gets its products when they are needed first. */
export interface StoreFilling {
  /**
   * Waits until the store has its products; at once for one that has them, or that there is none of. Never call it
   * inside a transaction.
   */
  readonly filled: (storeId: string) => Promise<void>
  /** What a store will be filled with; undefined once it has its products. */
  readonly planned: (storeId: string) => Promise<PlannedProducts | undefined>
}
