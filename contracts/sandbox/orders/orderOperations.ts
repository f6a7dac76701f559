import { cartScope } from "../cart/CartScope.ts"
import { lastAttempt } from "../checkout/paymentAttempts.ts"
import { operation, type Operation, shopperOperation } from "../http/Operation.ts"
import type { SandboxServices } from "../SandboxServices.ts"
import { listOrders } from "./listOrders.ts"
import { requireAnyClaim, requireOrder } from "./orderAccess.ts"
import { presentOrder } from "./presentOrder.ts"

/** The operations of the area orders. */
export const orderOperations = (services: SandboxServices): readonly Operation[] => [
  shopperOperation("listOrders", async ({ path, query, principal }) => ({
    status: 200,
    body: await listOrders(services, await cartScope(services, principal, path.storeId, query.languageId), query),
  })),
  shopperOperation("getOrder", async ({ path, query, principal }) => {
    const { language } = await cartScope(services, principal, path.storeId, query.languageId)
    const { db } = services.storage
    return { status: 200, body: await presentOrder(db, await requireOrder(db, { ...path, principal }), language, false) }
  }),
  operation("getGuestOrder", async ({ path, query }) => {
    const language = (await services.stores.require(path.storeId)).language(query.languageId)
    const { db } = services.storage
    const order = await requireOrder(db, { ...path, guestToken: query.guestToken })
    return { status: 200, body: await presentOrder(db, order, language, query.suborders === true) }
  }),
  operation("getOrderConfirmation", async ({ path, query, principal }) => {
    const language = (await services.stores.require(path.storeId)).language(query.languageId)
    const { db } = services.storage
    requireAnyClaim({ principal, guestToken: query.guestToken })
    const row = await requireOrder(db, { ...path, principal, guestToken: query.guestToken })
    const payment = await lastAttempt(db, row.order_id)
    const order = await presentOrder(db, row, language, query.suborders === true)
    const paymentStatus = payment?.state ?? "PENDING-OK"
    return { status: 200, body: { order, paymentStatus, ...(row.guest_token === null ? {} : { guestToken: row.guest_token }) } }
  }),
]
