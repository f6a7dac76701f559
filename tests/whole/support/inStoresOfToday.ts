import type { StoreVisit } from "../../e2e/support/customer.ts"
import { STORES } from "../../e2e/support/customer.ts"
import { storesOfToday } from "../../e2e/support/storesOfToday.ts"

const NAMES = new Map<StoreVisit, string>([
  [STORES.unitedStates, "United States"],
  [STORES.saudiArabia, "Saudi Arabia"],
])

/**
 * Runs a survey in the store of today, or in both with ALL_STORES=1. Most of a survey is waiting for a quiet page: both
 * stores are checked concurrently. Surveys with positions of different parity run in different stores.
 */
export const inStoresOfToday =
  (position: number, survey: (name: string, store: StoreVisit) => Promise<void>) => async () => {
    const visits = storesOfToday([...NAMES.keys()], position)
    const ended = await Promise.allSettled(visits.map((store) => survey(NAMES.get(store) ?? store.id, store)))
    for (const one of ended) if (one.status === "rejected") throw one.reason
  }
