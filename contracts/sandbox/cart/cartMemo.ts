import { LRUCache } from "lru-cache"
import type { Sellable, SkuRow } from "../catalog/stock/Sellable.ts"
import type { Storage } from "../platform/storage/Storage.ts"
import type { CartSnapshot } from "./readSnapshot.ts"

/** A cart takes up to 15 kB, a SKU less than 1 kB. */
const MAX_CARTS = 1_000
const MAX_SKUS = 5_000

/** A SKU as it was read, with the version of the catalogue at that time. */
export interface KnownSku {
  readonly version: number
  readonly row: SkuRow
  readonly sellable: Sellable
}

/**
 * Carts as this process has last written them, and the SKUs it has read. A write that relies on them checks in its
 * statement that cart, session, prices and stock are unchanged.
 */
export interface CartMemo {
  /** By store, language and token of the session. */
  readonly carts: LRUCache<string, CartSnapshot>
  /** By store, language and SKU. */
  readonly skus: LRUCache<string, KnownSku>
}

const memos = new WeakMap<Storage, CartMemo>()

export const cartMemoOf = (storage: Storage): CartMemo => {
  const known = memos.get(storage) ?? {
    carts: new LRUCache<string, CartSnapshot>({ max: MAX_CARTS }),
    skus: new LRUCache<string, KnownSku>({ max: MAX_SKUS }),
  }
  memos.set(storage, known)
  return known
}
