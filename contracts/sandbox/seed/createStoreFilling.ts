import type { CatalogueVersions } from "../stores/CatalogueVersions.ts"
import type { StoreFilling } from "../stores/StoreFilling.ts"
import type { Storage } from "../platform/storage/Storage.ts"
import type { World } from "../world/World.ts"
import { unavailable } from "../platform/http/Refused.ts"
import { fillStore } from "./fillStore.ts"
import { planStore, type StorePlan } from "./planStore.ts"

export interface StoreFillingOptions {
  readonly storage: Storage
  readonly world: () => World
  readonly versions: CatalogueVersions
  readonly now: () => number
  /**
   * How long a call waits for a store's products, in milliseconds; then it fails with a retry hint, and the filling
   * continues.
   */
  readonly timeoutMs?: number
}

const FILL_TIMEOUT_MS = 20_000

/**
 * Fills stores on demand, one at a time, so that a crawl of all stores leaves capacity for other calls; the last
 * requested store goes first. The list of empty stores is read once: other processes fill stores too, but none empties
 * one.
 */
export const createStoreFilling = async ({
  storage,
  world,
  versions,
  now,
  timeoutMs = FILL_TIMEOUT_MS,
}: StoreFillingOptions): Promise<StoreFilling> => {
  const unfilledRows = await storage.db.selectFrom("unfilled_store").select("store_id").execute()
  const unfilled = new Set(unfilledRows.map(({ store_id }) => store_id))
  const pendingFills = new Map<string, Promise<void>>()
  const plans = new Map<string, StorePlan>()
  // Cached responses of the store contain no products.
  const markFilled = (storeId: string): void => {
    plans.delete(storeId)
    if (unfilled.delete(storeId)) versions.changed(storeId)
  }
  const waiting: { readonly storeId: string; readonly begin: () => void }[] = []
  let isFilling = false
  const waitForTurn = (storeId: string): Promise<void> | undefined => {
    if (isFilling) return new Promise((resolve) => waiting.push({ storeId, begin: resolve }))
    isFilling = true
    return undefined
  }
  const fill = async (storeId: string): Promise<void> => {
    await waitForTurn(storeId)
    try {
      await fillStore(storage, world(), storeId, now())
      markFilled(storeId)
    } finally {
      pendingFills.delete(storeId)
      const next = waiting.pop()
      isFilling = next !== undefined
      next?.begin()
    }
  }
  /** Moves a requested store to the front of the queue. */
  const prioritize = (storeId: string): void => {
    const at = waiting.findIndex((one) => one.storeId === storeId)
    waiting.push(...(at < 0 ? [] : waiting.splice(at, 1)))
  }
  return {
    filled: async (storeId) => {
      if (!unfilled.has(storeId)) return
      const filling = pendingFills.get(storeId) ?? fill(storeId)
      pendingFills.set(storeId, filling)
      prioritize(storeId)
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(unavailable("This store is being filled with its products.")), timeoutMs)
      })
      // The filling continues without waiting calls; its failure is reported to those that wait.
      filling.catch(() => undefined)
      await Promise.race([filling, late]).finally(() => clearTimeout(timer))
    },
    planned: async (storeId) => {
      if (!unfilled.has(storeId)) return undefined
      const mark = await storage.db
        .selectFrom("unfilled_store")
        .select("store_id")
        .where("store_id", "=", storeId)
        .executeTakeFirst()
      if (mark === undefined) {
        markFilled(storeId)
        return undefined
      }
      const plan = plans.get(storeId) ?? (await planStore(storage.db, world(), storeId))
      if (unfilled.has(storeId)) plans.set(storeId, plan)
      return plan
    },
  }
}
