import type { CatalogueVersions } from "../catalog/CatalogueVersions.ts"
import type { StoreFilling } from "../catalog/StoreFilling.ts"
import type { Storage } from "../storage/Storage.ts"
import type { World } from "../world/World.ts"
import { fillStore } from "./fillStore.ts"
import { planStore, type StorePlan } from "./planStore.ts"

export interface StoreFillingOptions {
  readonly storage: Storage
  readonly world: () => World
  readonly versions: CatalogueVersions
  readonly now: () => number
}

/** Fills stores as they are asked for. Which are empty is read now; others fill them too, but nobody empties one. */
export const makeStoreFilling = async ({ storage, world, versions, now }: StoreFillingOptions): Promise<StoreFilling> => {
  const marks = await storage.db.selectFrom("unfilled_store").select("store_id").execute()
  const unfilled = new Set(marks.map(({ store_id }) => store_id))
  const underWay = new Map<string, Promise<void>>()
  const plans = new Map<string, StorePlan>()
  // What was kept of the store counted no products.
  const hasAll = (storeId: string): void => {
    plans.delete(storeId)
    if (unfilled.delete(storeId)) versions.changed(storeId)
  }
  const fill = async (storeId: string): Promise<void> => {
    try {
      await fillStore(storage, world(), storeId, now())
      hasAll(storeId)
    } finally {
      underWay.delete(storeId)
    }
  }
  return {
    filled: async (storeId) => {
      if (!unfilled.has(storeId)) return
      const filling = underWay.get(storeId) ?? fill(storeId)
      underWay.set(storeId, filling)
      await filling
    },
    planned: async (storeId) => {
      if (!unfilled.has(storeId)) return undefined
      const mark = await storage.db.selectFrom("unfilled_store").select("store_id").where("store_id", "=", storeId).executeTakeFirst()
      if (mark === undefined) {
        hasAll(storeId)
        return undefined
      }
      const plan = plans.get(storeId) ?? (await planStore(storage.db, world(), storeId))
      if (unfilled.has(storeId)) plans.set(storeId, plan)
      return plan
    },
  }
}
