import type { components } from "../../generated/checkout.d.ts"
import { readAddress } from "../account/addresses.ts"
import type { CartScope } from "../cart/CartScope.ts"
import { type Intent, idempotently } from "../cart/idempotently.ts"
import { lockOwnCart } from "../cart/lockCart.ts"
import { type CartReading, readCart } from "../cart/readCart.ts"
import { promotionGone } from "../cart/spendPromotions.ts"
import { notAcceptable, refused } from "../http/Refusal.ts"
import type { SandboxServices } from "../SandboxServices.ts"
import type { Work } from "../storage/Storage.ts"
import { chooseShipping, deliversTo } from "./chooseShipping.ts"
import { lastAttempt, presentAttempt, recordAttempt, type WirePaymentStatus } from "./paymentAttempts.ts"
import { noStock, placeOrder } from "./placeOrder.ts"
import { readCard } from "./readCard.ts"

type AsyncCheckoutRequest = components["schemas"]["AsyncCheckoutRequest"]

/**
 * Buys a cart: stock, promotions, order and the first answer of the bank are one transaction (F59, F83).
 *
 * *Details.* The same Idempotency-Key gets its first answer again. Another key for a cart that is an order already gets
 * that order's payment status: one cart is one order, whoever asks. A payment that is refused at once, or that will
 * probably be refused (`PENDING-NOOK`), takes no stock and leaves the cart open.
 */
export const submitCheckout = async (
  services: SandboxServices,
  scope: CartScope,
  orderId: string,
  key: string,
  body: AsyncCheckoutRequest,
): Promise<WirePaymentStatus> =>
  services.storage.transaction((work) =>
    idempotently(work, scope, intentOf(scope, orderId, key, body), statusCodec(work), () => buy(work, services, scope, orderId, body)),
  )

const buy = async (work: Work, services: SandboxServices, scope: CartScope, orderId: string, body: AsyncCheckoutRequest): Promise<WirePaymentStatus> => {
  const cart = await lockOwnCart(work, scope, orderId)
  const earlier = cart.state === "ordered" ? await lastAttempt(work.db, cart.cart_id) : undefined
  if (earlier !== undefined) return presentAttempt(work.db, earlier)
  const row = body.shippingBundle === undefined ? cart : await chooseShipping(work, scope, cart, body.shippingBundle)
  const reading = await readCart(work.db, scope, row)
  requireWholeCart(reading, body)
  const delivery = await deliveryAddress(work, scope, reading)
  const billing = body.addressId === undefined ? undefined : await readAddress(work.db, scope, body.addressId)
  requireUnits(reading)
  requireExpectedTotal(reading, body.expectedTotal)
  const card = readCard(body.paymentBundle.paymentData, scope.now)
  const { first } = card.plan
  if (first === "OK" || first === "PENDING-OK") {
    await placeOrder(work, services, scope, { reading, card, delivery, billing, status: first === "OK" ? "PAID" : "PENDING" })
  }
  return presentAttempt(work.db, await recordAttempt(work, cart.cart_id, card, reading.price.totalOrder, scope.now))
}

const requireWholeCart = ({ lines }: CartReading, { orderItems }: AsyncCheckoutRequest): void => {
  if (lines.length === 0) throw refused("_ERR_EMPTY_CART", "The cart is empty.")
  if (orderItems === undefined) return
  const named = new Map(orderItems.map(({ orderitemId, quantity }) => [orderitemId, quantity]))
  if (named.size !== lines.length || lines.some(({ row }) => named.get(String(row.line_id)) !== row.quantity)) {
    throw notAcceptable("_ERR_PARTIAL_ORDER", "A cart is bought whole.", [{ field: "orderItems", rule: "whole", message: "Name every line with its quantity, or none." }])
  }
}

const deliveryAddress = async (work: Work, scope: CartScope, { shipping }: CartReading) => {
  if (shipping?.addressId === undefined) throw shippingNotSet()
  const address = await readAddress(work.db, scope, shipping.addressId)
  if (!deliversTo(scope.store.countryCode, address.countryCode)) throw shippingNotSet()
  return address
}

const shippingNotSet = () => refused("_ERR_SHIPPING_NOT_SET", "Choose a delivery first.")

const requireUnits = ({ lines }: CartReading): void => {
  const wanted = new Map<string, number>()
  for (const { row, sellable } of lines) {
    const quantity = (wanted.get(row.sku) ?? 0) + row.quantity
    wanted.set(row.sku, quantity)
    const available = sellable?.isBuyable === true ? sellable.units : 0
    if (available < quantity) throw noStock(row.sku, available)
  }
}

/** The shopper pays what was shown, or nothing (F74). A code that died since is told by its name when no total was sent. */
const requireExpectedTotal = ({ price, promotions }: CartReading, expected: number | undefined): void => {
  const dead = promotions.find(({ counts }) => !counts)
  if (expected === undefined && dead !== undefined) throw promotionGone(dead.promotion.code)
  if (expected !== undefined && expected !== price.totalOrder) {
    throw refused("_ERR_TOTAL_CHANGED", "The total has changed.", [String(expected), String(price.totalOrder)])
  }
}

/** What the key stands for. Of the payment only the method and last digits: nothing secret goes into the fingerprint (F104). */
const intentOf = ({ store }: CartScope, orderId: string, key: string, body: AsyncCheckoutRequest): Intent => {
  const { addressId, shippingBundle, orderItems, expectedTotal, acceptedPolicies, invoice, vatin } = body
  const payments = body.paymentBundle.paymentData.map(({ paymentModeId, number, amount }) => [paymentModeId, number?.slice(-4), amount])
  return { key, says: ["submitAsyncCheckout", store.id, orderId, addressId, shippingBundle, orderItems, expectedTotal, acceptedPolicies, invoice, vatin, payments] }
}

// Written by `presentAttempt` alone.
const isStatus = (value: unknown): value is WirePaymentStatus => typeof value === "object" && value !== null && "paymentStatus" in value

/** The first answer is kept without the guest's token, which is looked up when the answer is given again. */
const statusCodec = (work: Work) => ({
  write: ({ guestToken: _guestToken, ...status }: WirePaymentStatus): string => JSON.stringify(status),
  read: async (text: string): Promise<WirePaymentStatus> => {
    const status: unknown = JSON.parse(text)
    if (!isStatus(status)) throw new Error("A stored answer is damaged.")
    const order = await work.db.selectFrom("customer_order").select("guest_token").where("order_id", "=", Number(status.orderId)).executeTakeFirst()
    const guestToken = order?.guest_token ?? undefined
    return { ...status, ...(guestToken === undefined ? {} : { guestToken }) }
  },
})
