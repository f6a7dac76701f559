import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import type { Storage } from "../../platform/storage/Storage.ts"
import { sendDueNotifications } from "../bank/notify.ts"
import { pollBank } from "./settlePayment.ts"

/** Maximum number of payments that one call expires; the next call continues. */
const AT_ONCE = 20
const CLEANUP_INTERVAL_MS = 1_000

const lastCleanups = new WeakMap<Storage, Map<string, number>>()

/**
 * Expires abandoned payments: delivers late notifications and refuses the store's undecided payments after their
 * deadline, so that their stock is released. Operations that read or change carts and orders call it; it runs at most
 * once a second.
 */
export const expirePayments = async (services: SandboxServices, storeId: string): Promise<void> => {
  const now = services.ports.now()
  const times = lastCleanups.get(services.storage) ?? new Map<string, number>()
  if (Math.abs(now - (times.get(storeId) ?? -Infinity)) < CLEANUP_INTERVAL_MS) return
  lastCleanups.set(services.storage, times.set(storeId, now))
  await sendDueNotifications(services, storeId)
  const overdue = await services.storage.db
    .selectFrom("payment_attempt")
    .innerJoin("cart", "cart.cart_id", "payment_attempt.order_id")
    .select("cart.cart_id")
    .where("payment_attempt.expires_at", "<=", now)
    .where("cart.store_id", "=", storeId)
    .orderBy("payment_attempt.expires_at")
    .limit(AT_ONCE)
    .execute()
  for (const { cart_id } of overdue) await expirePayment(services, cart_id)
}

/** Skips a cart that a concurrent call has locked. */
const expirePayment = (services: SandboxServices, cartId: number): Promise<void> =>
  services.storage.transaction(async (work) => {
    const cart = await work.db
      .selectFrom("cart")
      .selectAll()
      .where("cart_id", "=", cartId)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (cart !== undefined) await pollBank(work, services, cart)
  })
