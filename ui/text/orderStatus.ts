import type { Translate } from "./createTranslate.ts"

const STATUSES = ["PENDING", "PAID", "SHIPPED", "DELIVERED", "CANCELLED", "REFUNDED"] as const

/** How an order or a part of it stands, in words; one of unknown meaning is in progress (ruling R26). */
export function orderStatus(status: string, t: Translate): string {
  const known = STATUSES.find((name) => name === status.toUpperCase())
  return t(`order.status.${known ?? "other"}`)
}
