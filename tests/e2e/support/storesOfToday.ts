import { DAILY_SEED } from "../../support/DAILY_SEED.ts"
import type { StoreVisit } from "./customer.ts"

/**
 * The stores in which a journey runs today: one of them, and another tomorrow, or all with ALL_STORES=1, as
 * `npm run test:deep` sets it. Journeys with different positions run in different stores on one day, so that each run
 * sees both reading directions. Purchases and keyboard journeys run in all stores each time.
 */
export const storesOfToday = (stores: readonly StoreVisit[], position = 0): readonly StoreVisit[] => {
  if (process.env["ALL_STORES"] === "1") return stores
  const today = (DAILY_SEED + position) % stores.length
  return stores.slice(today, today + 1)
}
