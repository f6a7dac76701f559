import type { components } from "../../generated/checkout.d.ts"
import type { CartScope, WireShipping } from "../cart/CartScope.ts"
import { type Intent, idempotently } from "../cart/idempotently.ts"
import { lockOwnCart } from "../cart/lockCart.ts"
import { type CartReading, readCart } from "../cart/readCart.ts"
import { promotionUnavailable } from "../cart/promotions/redeemPromotions.ts"
import { notAcceptable, refused } from "../platform/http/Refused.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import type { UnitOfWork } from "../platform/storage/Storage.ts"
import { chooseShipping } from "./shipping/chooseShipping.ts"
import { requireNotBlacklisted } from "./payment/blacklist.ts"
import { challengeResult, decidePayment, isChallengeAnswer } from "./payment/challengePayment.ts"
import { attachGiftCards, type FoundGiftCard } from "./adjustments/giftCardsInPayment.ts"
import { orderDestination } from "./shipping/orderDestination.ts"
import { lastAttempt, recordAttempt } from "./payment/paymentAttempts.ts"
import { awaitsCustomer, isPlacedOrder } from "../purchase/payments/paymentPlan.ts"
import { outOfStock } from "../catalog/stock/reserveStock.ts"
import { placeOrder } from "./placeOrder.ts"
import { CARD_MODE } from "../purchase/payments/paymentMethods.ts"
import { discountFingerprint, requireDiscounts } from "./adjustments/requireDiscounts.ts"
import { storedOrderOptions, optionsFingerprint } from "./storedOrderOptions.ts"
import { preparePayment } from "./payment/preparePayment.ts"
import { presentAttempt, type WirePaymentStatus } from "./payment/presentAttempt.ts"
import { deleteUsedCards, readPayment } from "./payment/readPayment.ts"
import { mailPaymentReminder } from "./repayment/mailPaymentReminder.ts"
import { openRepay } from "./repayment/repayWindow.ts"
import { paymentFingerprint, statusCodec } from "./submissions.ts"
import { expirePayments } from "./payment/expirePayments.ts"
import { saveableCard } from "../purchase/vault/sealedCards.ts"
import { savePaidCard } from "../purchase/wallet/changeCards.ts"
import { readWalletCard } from "../purchase/wallet/readWalletCard.ts"

/** Policy type of the wallet's privacy policy. */
const WALLET_PRIVACY = 4

type AsyncCheckoutRequest = components["schemas"]["AsyncCheckoutRequest"]

/**
 * Buys a cart: stock, promotions, order and the first decision of the bank are one transaction (F59, F83).
 *
 * *Details.* The same Idempotency-Key returns its first response again. Another key for a cart that is already an order
 * returns that order's payment status: one cart becomes one order. A payment that is refused at once, or will probably
 * be refused (`PENDING-NOOK`), reserves no stock and leaves the cart open.
 */
export const submitCheckout = async (
  services: SandboxServices,
  scope: CartScope,
  orderId: string,
  key: string,
  body: AsyncCheckoutRequest,
): Promise<WirePaymentStatus> => {
  await expirePayments(services, scope.store.id)
  const giftCards = await preparePayment(services, scope, key, body)
  return services.storage.transaction((work) =>
    idempotently(work, scope, intentOf(scope, orderId, key, body), statusCodec(work), () =>
      buy(work, services, scope, { orderId, body, giftCards }),
    ),
  )
}

interface Submission {
  readonly orderId: string
  readonly body: AsyncCheckoutRequest
  readonly giftCards: readonly FoundGiftCard[]
}

const buy = async (
  work: UnitOfWork,
  services: SandboxServices,
  scope: CartScope,
  { orderId, body, giftCards }: Submission,
): Promise<WirePaymentStatus> => {
  const cart = await lockOwnCart(work, scope, orderId)
  const earlier = cart.state === "ordered" ? await lastAttempt(work.db, cart.cart_id) : undefined
  if (earlier !== undefined) return presentAttempt(work.db, services, earlier)
  await requireNotBlacklisted(work.db, scope)
  const bundle = shippingOf(body)
  const row = bundle === undefined ? cart : await chooseShipping(work, scope, cart, bundle)
  const reading = await readCart(work.db, scope, row)
  requireWholeCart(reading, body)
  const destination = await orderDestination(work, scope, reading, body.addressId)
  const wishes = await storedOrderOptions(work, scope, body, destination)
  requireDiscounts(reading, body)
  requireUnits(reading)
  requireExpectedTotal(reading, body.expectedTotal)
  const result = challengeResult(body)
  const due = {
    orderId: cart.cart_id,
    total: reading.price.totalOrder,
    isChallengeResult: await isChallengeAnswer(work, cart.cart_id, result),
  }
  await attachGiftCards(work, services, due.orderId, giftCards)
  const payment = await readPayment(work, scope, due, body.paymentBundle.paymentData)
  const { main } = payment
  const decision = await decidePayment(work, due, main, result, scope.now)
  if (isPlacedOrder(decision.state)) {
    await placeOrder(work, services, scope, {
      reading,
      payment,
      destination,
      wishes,
      status: decision.state === "OK" ? "PAID" : "PENDING",
    })
    if (awaitsCustomer(decision.state))
      await mailPaymentReminder(
        work,
        services,
        await openRepay(work, due.orderId, scope.now),
        scope.language,
        decision.state === "REPAY",
      )
    await deleteUsedCards(work, scope, due.orderId, body.paymentBundle.paymentData)
    await saveCard(work, services, scope, body)
  }
  const paymentContext = {
    storeId: scope.store.id,
    currencyCode: scope.store.currencyCode,
    languageId: scope.language.id,
    now: scope.now,
  }
  const attempt = await recordAttempt(work, services, paymentContext, {
    orderId: due.orderId,
    plan: main.plan,
    ...decision,
    methodId: main.method.id,
    network: main.network?.id,
    lastDigits: main.lastDigits,
    amount: main.amount,
  })
  return presentAttempt(work.db, services, attempt)
}

/** Saves the entered card of a registered customer who named it and accepted the wallet's privacy policy. */
const saveCard = async (
  work: UnitOfWork,
  services: SandboxServices,
  scope: CartScope,
  { walletCardName, acceptedPolicies, paymentBundle }: AsyncCheckoutRequest,
): Promise<void> => {
  const typed = paymentBundle.paymentData.find(
    ({ paymentModeId, number, cardHash, encrypted }) =>
      paymentModeId === CARD_MODE && cardHash === undefined && (number ?? encrypted) !== undefined,
  )
  if (
    walletCardName === undefined ||
    acceptedPolicies?.includes(WALLET_PRIVACY) !== true ||
    scope.principal.kind !== "registered" ||
    typed === undefined
  )
    return
  const { number = "", holder = "", month = "", year = "", cvv2 = "", encrypted } = typed
  const attemptDetails =
    encrypted === undefined
      ? readWalletCard({ number, holder, month, year, cvv2, tag: walletCardName }, scope.now)
      : await saveableCard(work, encrypted, walletCardName)
  if (attemptDetails !== undefined) await savePaidCard(work, services, scope, attemptDetails)
}

const requireWholeCart = ({ lines }: CartReading, { orderItems }: AsyncCheckoutRequest): void => {
  if (lines.length === 0) throw refused("_ERR_EMPTY_CART", "The cart is empty.")
  if (orderItems === undefined) return
  const named = new Map(orderItems.map(({ orderitemId, quantity }) => [orderitemId, quantity]))
  if (named.size !== lines.length || lines.some(({ row }) => named.get(String(row.line_id)) !== row.quantity)) {
    throw notAcceptable("_ERR_PARTIAL_ORDER", "A cart is bought whole.", [
      { field: "orderItems", rule: "whole", message: "Name every line with its quantity, or none." },
    ])
  }
}

/** The delivery chosen in the purchase itself; a physical store alone means collection there. */
const shippingOf = ({ shippingBundle, physicalStoreId }: AsyncCheckoutRequest): WireShipping | undefined => {
  if (physicalStoreId === undefined) return shippingBundle
  const chosen = shippingBundle ?? { shippingMethodId: "store", kind: "store" }
  if (chosen.kind === "store" && (chosen.physicalStoreId ?? physicalStoreId) === physicalStoreId)
    return { ...chosen, physicalStoreId }
  throw notAcceptable("_ERR_SHIPPING_NOT_POSSIBLE", "Two places are named.", [
    { field: "physicalStoreId", rule: "equal", message: "Leave it out, or name the place of shippingBundle." },
  ])
}

const requireUnits = ({ lines }: CartReading): void => {
  const wanted = new Map<string, number>()
  for (const { row, sellable } of lines) {
    const quantity = (wanted.get(row.sku) ?? 0) + row.quantity
    wanted.set(row.sku, quantity)
    const available = sellable?.isBuyable === true ? sellable.units : 0
    if (available < quantity) throw outOfStock(row.sku, available)
  }
}

/**
 * Fails when the total differs from the one shown to the customer (F74). Without an expected total, a promo code that
 * has since expired is reported by name.
 */
const requireExpectedTotal = ({ price, promotions }: CartReading, expected: number | undefined): void => {
  const invalidPromotion = promotions.find(({ counts }) => !counts)
  if (expected === undefined && invalidPromotion !== undefined)
    throw promotionUnavailable(invalidPromotion.promotion.code)
  if (expected !== undefined && expected !== price.totalOrder) {
    throw refused("_ERR_TOTAL_CHANGED", "The total has changed.", [String(expected), String(price.totalOrder)])
  }
}

/** The request and its Idempotency-Key payload. */
const intentOf = ({ store }: CartScope, orderId: string, key: string, body: AsyncCheckoutRequest): Intent => {
  const { addressId, orderItems, expectedTotal, acceptedPolicies, invoice, vatin } = body
  return {
    key,
    payload: [
      "submitAsyncCheckout",
      store.id,
      orderId,
      addressId,
      shippingOf(body),
      orderItems,
      expectedTotal,
      acceptedPolicies,
      invoice,
      vatin,
      optionsFingerprint(body),
      discountFingerprint(body),
      paymentFingerprint(body),
    ],
  }
}
