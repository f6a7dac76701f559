import type { SandboxServices } from "../SandboxServices.ts"
import type { Storage } from "../storage/Storage.ts"
import { sendDueNotifications } from "./bank/notify.ts"
import { pollBank } from "./settlePayment.ts"

/** Payments that one call ends, at most; the next call ends more. */
const AT_ONCE = 20
const CLEANUP_INTERVAL_MS = 1_000

const lastCleanups = new WeakMap<Storage, Map<string, number>>()

/**
 * Ends what nobody has asked after: late notifications are delivered, and undecided payments of the store whose time is
 * over are refused, so that their stock comes back. Whoever reads or changes carts and orders calls it; it looks at
 * most once a second.
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

/** Leaves a cart alone that somebody else is deciding about at this moment. */
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
