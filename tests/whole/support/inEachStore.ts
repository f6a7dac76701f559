import type { StoreVisit } from "../../e2e/support/customer.ts"
import { STORES } from "../../e2e/support/customer.ts"

const ROUTES: Readonly<Record<string, StoreVisit>> = {
  "United States": STORES.unitedStates,
  "Saudi Arabia": STORES.saudiArabia,
}

/** Most of a survey is waiting for a quiet page: both stores are checked concurrently. */
export const inEachStore = (survey: (name: string, store: StoreVisit) => Promise<void>) => async () => {
  const ended = await Promise.allSettled(Object.entries(ROUTES).map(([name, store]) => survey(name, store)))
  for (const one of ended) if (one.status === "rejected") throw one.reason
}
