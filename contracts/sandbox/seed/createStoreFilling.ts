import type { CatalogueVersions } from "../catalog/CatalogueVersions.ts"
import type { StoreFilling } from "../catalog/StoreFilling.ts"
import type { Storage } from "../storage/Storage.ts"
import type { World } from "../world/World.ts"
import { unavailable } from "../http/Refusal.ts"
import { fillStore } from "./fillStore.ts"
import { planStore, type StorePlan } from "./planStore.ts"

export interface StoreFillingOptions {
  readonly storage: Storage
  readonly world: () => World
  readonly versions: CatalogueVersions
  readonly now: () => number
  /**
   * How long a call waits for a store's products, in milliseconds; then it is told to come again, and the filling goes
   * on.
   */
  readonly timeoutMs?: number
}

const FILL_TIMEOUT_MS = 20_000

/**
 * Fills stores as they are asked for, one at a time, so that a crawl of all stores leaves room for other calls; the
 * store asked for last goes first. Which are empty is read now; others fill them too, but nobody empties one.
 */
export const createStoreFilling = async ({
  storage,
  world,
  versions,
  now,
  timeoutMs = FILL_TIMEOUT_MS,
}: StoreFillingOptions): Promise<StoreFilling> => {
  const marks = await storage.db.selectFrom("unfilled_store").select("store_id").execute()
  const unfilled = new Set(marks.map(({ store_id }) => store_id))
  const underWay = new Map<string, Promise<void>>()
  const plans = new Map<string, StorePlan>()
  // What was kept of the store counted no products.
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
      underWay.delete(storeId)
      const next = waiting.pop()
      isFilling = next !== undefined
      next?.begin()
    }
  }
  /** A store that is asked for again is filled next. */
  const prioritize = (storeId: string): void => {
    const at = waiting.findIndex((one) => one.storeId === storeId)
    waiting.push(...(at < 0 ? [] : waiting.splice(at, 1)))
  }
  return {
    filled: async (storeId) => {
      if (!unfilled.has(storeId)) return
      const filling = underWay.get(storeId) ?? fill(storeId)
      underWay.set(storeId, filling)
      prioritize(storeId)
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(unavailable("This store is being filled with its products.")), timeoutMs)
      })
      // The filling goes on when nobody waits for it any more; its failure is told to the calls that do.
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
