import { cartScope } from "../../cart/CartScope.ts"
import { lastAttempt } from "../../checkout/payment/paymentAttempts.ts"
import { expirePayments } from "../../checkout/payment/expirePayments.ts"
import { operation, type Operation, customerOperation } from "../../platform/http/Operation.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import { listOrders } from "../listOrders.ts"
import { requireAnyClaim, requireOrder } from "../../order-records/orderAccess.ts"
import { presentOrder } from "../presentOrder.ts"
import { clickAndCollect } from "../reads/clickAndCollect.ts"
import { liveSummary } from "../reads/liveSummary.ts"
import { newConfirmation } from "../reads/newConfirmation.ts"
import { previewOrder } from "../reads/previewOrder.ts"
import { validateOrder } from "../reads/validateOrder.ts"

/** Reads orders, and previews the open cart as an order. */
export const readOperations = (services: SandboxServices): readonly Operation[] => [
  customerOperation("listOrders", async ({ path, query, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    await expirePayments(services, path.storeId)
    return { status: 200, body: await listOrders(services, scope, query) }
  }),
  customerOperation("getOrder", async ({ path, query, principal }) => {
    const { language } = await cartScope(services, principal, path.storeId, query.languageId)
    await expirePayments(services, path.storeId)
    const { db } = services.storage
    return {
      status: 200,
      body: await presentOrder(db, await requireOrder(db, { ...path, principal }), language, false),
    }
  }),
  operation("getGuestOrder", async ({ path, query }) => {
    const language = (await services.stores.require(path.storeId)).language(query.languageId)
    await expirePayments(services, path.storeId)
    const { db } = services.storage
    const order = await requireOrder(db, { ...path, guestToken: query.guestToken })
    return { status: 200, body: await presentOrder(db, order, language, query.suborders === true) }
  }),
  operation("getOrderConfirmation", async ({ path, query, principal }) => {
    const language = (await services.stores.require(path.storeId)).language(query.languageId)
    await expirePayments(services, path.storeId)
    const { db } = services.storage
    requireAnyClaim({ principal, guestToken: query.guestToken })
    const row = await requireOrder(db, { ...path, principal, guestToken: query.guestToken })
    const payment = await lastAttempt(db, row.order_id)
    const order = await presentOrder(db, row, language, query.suborders === true)
    const paymentStatus = payment?.state ?? "PENDING-OK"
    return {
      status: 200,
      body: { order, paymentStatus, ...(row.guest_token === null ? {} : { guestToken: row.guest_token }) },
    }
  }),
  customerOperation("getNewOrderConfirmation", async ({ path, query, principal }) => {
    const { language } = await cartScope(services, principal, path.storeId, query.languageId)
    return {
      status: 200,
      body: await newConfirmation(services, await requireOrder(services.storage.db, { ...path, principal }), language),
    }
  }),
  customerOperation("getClickAndCollect", async ({ path, query, principal }) => {
    const { store } = await cartScope(services, principal, path.storeId, query.languageId)
    return {
      status: 200,
      body: await clickAndCollect(services, store, await requireOrder(services.storage.db, { ...path, principal })),
    }
  }),
  customerOperation("getLiveOrdersSummary", async ({ path, query, principal }) => ({
    status: 200,
    body: await liveSummary(services, await cartScope(services, principal, path.storeId, query.languageId)),
  })),
  customerOperation("previewOrder", async ({ path, query, principal }) => ({
    status: 200,
    body: await previewOrder(
      services,
      await cartScope(services, principal, path.storeId, query.languageId),
      path.orderId,
    ),
  })),
  customerOperation("validateOrder", async ({ path, query, principal }) => ({
    status: 200,
    body: await validateOrder(
      services,
      await cartScope(services, principal, path.storeId, query.languageId),
      path.orderId,
    ),
  })),
]
