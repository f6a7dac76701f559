import type { SandboxServices } from "../SandboxServices.ts"
import type { Storage } from "../storage/Storage.ts"
import { deliverDue } from "./bank/notify.ts"
import { askBank } from "./settlePayment.ts"

/** Payments that one call ends, at most; the next call ends more. */
const AT_ONCE = 20
const EVERY_MS = 1_000

const tidied = new WeakMap<Storage, Map<string, number>>()

/**
 * Ends what nobody has asked after: late notifications are delivered, and undecided payments of the store whose time is
 * over are refused, so that their stock comes back. Whoever reads or changes carts and orders calls it; it looks at
 * most once a second.
 */
export const tidyPayments = async (services: SandboxServices, storeId: string): Promise<void> => {
  const now = services.ports.now()
  const times = tidied.get(services.storage) ?? new Map<string, number>()
  if (Math.abs(now - (times.get(storeId) ?? -Infinity)) < EVERY_MS) return
  tidied.set(services.storage, times.set(storeId, now))
  await deliverDue(services, storeId)
  const overdue = await services.storage.db
    .selectFrom("payment_attempt")
    .innerJoin("cart", "cart.cart_id", "payment_attempt.order_id")
    .select("cart.cart_id")
    .where("payment_attempt.expires_at", "<=", now)
    .where("cart.store_id", "=", storeId)
    .orderBy("payment_attempt.expires_at")
    .limit(AT_ONCE)
    .execute()
  for (const { cart_id } of overdue) await endOne(services, cart_id)
}

/** Leaves a cart alone that somebody else is deciding about at this moment. */
const endOne = (services: SandboxServices, cartId: number): Promise<void> =>
  services.storage.transaction(async (work) => {
    const cart = await work.db
      .selectFrom("cart")
      .selectAll()
      .where("cart_id", "=", cartId)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (cart !== undefined) await askBank(work, services, cart)
  })
