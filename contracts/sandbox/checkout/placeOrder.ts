import { type CartScope, userIdNumber } from "../cart/CartScope.ts"
import { presentLines, presentPromotions, presentTotals } from "../cart/presentCart.ts"
import type { CartReading } from "../cart/readCart.ts"
import { redeemPromotions } from "../cart/promotions/redeemPromotions.ts"
import { readGiftInfo } from "../cart/storedJson.ts"
import { outOfStock, reserveStock } from "../catalog/stock/reserveStock.ts"
import { issueGiftCards } from "../purchase/gift-cards/issueGiftCards.ts"
import { orderColumns } from "../order-records/orderColumns.ts"
import { mailStatus } from "../order-records/mailStatus.ts"
import { issueWantedInvoice } from "../order-documents/invoices/issueWantedInvoice.ts"
import type { OrderDocument } from "../order-records/OrderDocument.ts"
import type { OrderStatus } from "../platform/storage/tables/OrderTables.ts"
import { newToken } from "../platform/ports/token.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import type { UnitOfWork } from "../platform/storage/Storage.ts"
import { purchaseEventUnits } from "../wishlists/eventUnits.ts"
import { redeemShares } from "./adjustments/cardAdjustments.ts"
import type { OrderDestination } from "./shipping/orderDestination.ts"
import { orderPayments } from "./orderPayments.ts"
import type { StoredOrderOptions } from "./storedOrderOptions.ts"
import type { AcceptedPayment } from "./payment/readPayment.ts"
import { methodName } from "../cart/shipping/shippingMethods.ts"

export interface Purchase {
  readonly reading: CartReading
  readonly payment: AcceptedPayment
  readonly destination: OrderDestination
  readonly wishes: StoredOrderOptions
  readonly status: OrderStatus
}

/**
 * Turns a locked cart into an order: redeems its promotions and gift cards, reserves its stock in the order of the
 * SKUs, and stores it as bought. Fails with 409 `_ERR_NO_STOCK` or `_ERR_GIFT_CARD_BALANCE` when another order was
 * faster; all changes are then rolled back.
 */
export const placeOrder = async (
  work: UnitOfWork,
  services: SandboxServices,
  scope: CartScope,
  purchase: Purchase,
): Promise<void> => {
  const { ports, versions } = services
  const { cart, lines, promotions, price } = purchase.reading
  await redeemPromotions(
    work,
    cart.cart_id,
    userIdNumber(scope.principal),
    promotions.filter(({ counts }) => counts),
  )
  const short = await reserveStock(
    work,
    scope.store.id,
    lines.map(({ row }) => row),
    versions,
  )
  const first = short[0]
  if (first !== undefined) throw outOfStock(first.sku, first.available)
  await purchaseEventUnits(
    work,
    cart,
    lines.map(({ row }) => row),
  )
  await redeemShares(work, cart.cart_id, userIdNumber(scope.principal), purchase.payment.giftCards, scope.now)
  const document = orderDocument(scope, purchase)
  const order = await work.db
    .insertInto("customer_order")
    .values({
      order_id: cart.cart_id,
      store_id: scope.store.id,
      user_id: userIdNumber(scope.principal),
      status: purchase.status,
      created_at: scope.now,
      total_order: price.totalOrder,
      item_count: lines.reduce((units, { row }) => units + row.quantity, 0),
      guest_token: scope.principal.kind === "guest" ? newToken(ports) : null,
      ...orderColumns(document),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await work.db.updateTable("cart").set({ state: "ordered" }).where("cart_id", "=", cart.cart_id).execute()
  // Ordered lines need no backup: it would offer them again as lost.
  await work.db
    .deleteFrom("safe_cart")
    .where("user_id", "=", userIdNumber(scope.principal))
    .where("store_id", "=", scope.store.id)
    .execute()
  await mailStatus(work, services, order, { language: scope.language })
  if (purchase.status !== "PAID") return
  await issueGiftCards(work, services, cart.cart_id)
  await issueWantedInvoice(work, services, cart.cart_id)
}

const orderDocument = (scope: CartScope, { reading, payment, destination, wishes }: Purchase): OrderDocument => {
  const { store, language, now } = scope
  const { cart } = reading
  const { shipping, address, billing, email } = destination
  const promotion = presentPromotions(reading, language)
  const giftInfo = readGiftInfo(cart.gift_info)
  const shippingMethodName = methodName(shipping.shippingMethodId, language)
  return {
    id: String(cart.cart_id),
    storeId: store.id,
    creationDate: new Date(now).toISOString(),
    ...presentTotals(reading, store, language),
    ...(promotion.length === 0 ? {} : { promotion }),
    currencyCode: store.currencyCode,
    payment: orderPayments(scope, payment),
    items: presentLines(reading, store, language),
    shippingBundle: shipping,
    ...(shippingMethodName === undefined ? {} : { shippingMethodName }),
    ...(address === undefined ? {} : { address }),
    ...(billing === undefined ? {} : { billingAddress: billing }),
    ...(email === undefined ? {} : { email }),
    ...(giftInfo === undefined ? {} : { giftInfo: { id: String(cart.gift_info_id), ...giftInfo } }),
    ...wishes,
  }
}
