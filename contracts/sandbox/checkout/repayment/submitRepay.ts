import type { components } from "../../../generated/checkout.d.ts"
import { readAddress } from "../../customers/account/addresses/addresses.ts"
import { type CartRow, type CartScope, userIdNumber } from "../../cart/CartScope.ts"
import { idempotently } from "../../cart/idempotently.ts"
import { cartNotFound } from "../../cart/lockCart.ts"
import { notAcceptable, refused } from "../../platform/http/Refused.ts"
import { orderColumns } from "../../order-records/orderColumns.ts"
import { type OrderDocument, readDocument } from "../../order-records/OrderDocument.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import type { UnitOfWork } from "../../platform/storage/Storage.ts"
import { refundGiftCards } from "../../purchase/wallet/giftCardAccounts.ts"
import { requireNotBlacklisted } from "../payment/blacklist.ts"
import { redeemShares } from "../adjustments/cardAdjustments.ts"
import { challengeResult, decidePayment, isChallengeAnswer } from "../payment/challengePayment.ts"
import { attachGiftCards, type FoundGiftCard } from "../adjustments/giftCardsInPayment.ts"
import { orderPayments } from "../orderPayments.ts"
import { lastAttempt, recordAttempt } from "../payment/paymentAttempts.ts"
import { awaitsCustomer } from "../../purchase/payments/paymentPlan.ts"
import { preparePayment } from "../payment/preparePayment.ts"
import { presentAttempt, type WirePaymentStatus } from "../payment/presentAttempt.ts"
import { deleteUsedCards, readPayment } from "../payment/readPayment.ts"
import { countRepay, isRepayOpen, readRepay } from "./repayWindow.ts"
import { pollBank, expireOrWait, markPaid } from "../payment/settlePayment.ts"
import { paymentFingerprint, statusCodec } from "../submissions.ts"
import { expirePayments } from "../payment/expirePayments.ts"

type AsyncRepayRequest = components["schemas"]["AsyncRepayRequest"]

/**
 * Pays an unpaid order again; its items, delivery and total are unchanged.
 *
 * *Details.* The bank is polled first: a payment that is decided, or that only the bank can decide, is returned and not
 * paid twice. Each submission counts once against the window; the result of a challenge does not count again. Fails
 * with 409 `_ERR_NOT_REPAYABLE` or `_ERR_REPAY_ENDED`.
 */
export const submitRepay = async (
  services: SandboxServices,
  scope: CartScope,
  orderId: string,
  key: string,
  body: AsyncRepayRequest,
): Promise<WirePaymentStatus> => {
  await expirePayments(services, scope.store.id)
  const giftCards = await preparePayment(services, scope, key, body)
  const intent = {
    key,
    payload: [
      "submitAsyncRepay",
      scope.store.id,
      orderId,
      body.shippingBundle,
      body.addressId,
      body.invoice,
      paymentFingerprint(body),
    ],
  }
  return services.storage.transaction((work) =>
    idempotently(work, scope, intent, statusCodec(work), () =>
      repayOrder(work, services, scope, { orderId, body, giftCards }),
    ),
  )
}

interface Repayment {
  readonly orderId: string
  readonly body: AsyncRepayRequest
  readonly giftCards: readonly FoundGiftCard[]
}

const repayOrder = async (
  work: UnitOfWork,
  services: SandboxServices,
  scope: CartScope,
  { orderId, body, giftCards }: Repayment,
): Promise<WirePaymentStatus> => {
  const cart = await lockOrder(work, scope, orderId)
  const polled = await pollBank(work, services, cart)
  const current = (await lastAttempt(work.db, cart.cart_id)) ?? polled
  const order = await work.db
    .selectFrom("customer_order")
    .select(["status", "document", "total_order"])
    .where("order_id", "=", cart.cart_id)
    .executeTakeFirst()
  if (current === undefined || order === undefined)
    throw refused("_ERR_REPAY_ENDED", "This order is not there any more: its cart is open again.")
  if (order.status !== "PENDING" || !awaitsCustomer(current.state)) return presentAttempt(work.db, services, current)
  const window = await readRepay(work.db, cart.cart_id)
  if (window === undefined) throw refused("_ERR_NOT_REPAYABLE", "This order cannot be paid again.")
  const document = readDocument(order.document)
  requireSameDelivery(document, body)
  if (body.addressId !== undefined) await readAddress(work.db, scope, body.addressId)
  await requireNotBlacklisted(work.db, scope)
  await refundGiftCards(work, cart.cart_id, scope.now)
  await attachGiftCards(work, services, cart.cart_id, giftCards)
  const result = challengeResult(body)
  const due = {
    orderId: cart.cart_id,
    total: order.total_order,
    isChallengeResult: await isChallengeAnswer(work, cart.cart_id, result),
  }
  const payment = await readPayment(work, scope, due, body.paymentBundle.paymentData)
  const { main } = payment
  const decision = await decidePayment(work, due, main, result, scope.now)
  const isChallengeResult = current.state === "CHALLENGE" && decision.rounds > 0
  if (!isChallengeResult && (!isRepayOpen(window, scope.now) || (await countRepay(work, cart.cart_id)) === undefined))
    throw refused("_ERR_REPAY_ENDED", "This order was paid too often or too late.")
  // Also when the rest is refused: while the order waits, its gift cards have paid their part, which is returned when
  // the order is cancelled.
  await redeemShares(work, cart.cart_id, userIdNumber(scope.principal), payment.giftCards, scope.now)
  const paymentContext = {
    storeId: scope.store.id,
    currencyCode: scope.store.currencyCode,
    languageId: scope.language.id,
    now: scope.now,
  }
  const attempt = await recordAttempt(work, services, paymentContext, {
    orderId: cart.cart_id,
    plan: main.plan,
    ...decision,
    methodId: main.method.id,
    network: main.network?.id,
    lastDigits: main.lastDigits,
    amount: main.amount,
    isRepay: true,
    ...(awaitsCustomer(decision.state) ? { expiresAt: window.ends_at } : {}),
  })
  await savePayments(work, scope, document, orderPayments(scope, payment))
  await deleteUsedCards(work, scope, cart.cart_id, body.paymentBundle.paymentData)
  if (decision.state === "OK") await markPaid(work, services, cart.cart_id)
  if (decision.state === "NOOK") await expireOrWait(work, services, cart, attempt)
  return presentAttempt(work.db, services, attempt)
}

/** The order by its cart, locked. Fails with 404 for another customer's order. */
const lockOrder = async (work: UnitOfWork, { principal, store }: CartScope, orderId: string): Promise<CartRow> => {
  const cart = await work.db
    .selectFrom("cart")
    .selectAll()
    .where("cart_id", "=", Number(orderId))
    .where("user_id", "=", userIdNumber(principal))
    .where("store_id", "=", store.id)
    .forUpdate()
    .executeTakeFirst()
  if (cart === undefined) throw cartNotFound(orderId)
  return cart
}

const requireSameDelivery = ({ shippingBundle }: OrderDocument, { shippingBundle: named }: AsyncRepayRequest): void => {
  if (named === undefined) return
  const stays = (field: "addressId" | "physicalStoreId" | "droppointId") =>
    (named[field] ?? shippingBundle?.[field]) === shippingBundle?.[field]
  if (
    named.shippingMethodId !== shippingBundle?.shippingMethodId ||
    !stays("addressId") ||
    !stays("physicalStoreId") ||
    !stays("droppointId")
  ) {
    throw notAcceptable("_ERR_SHIPPING_NOT_POSSIBLE", "The delivery stays as it was bought.", [
      { field: "shippingBundle", rule: "equal", message: "Leave it out, or send it as it was bought." },
    ])
  }
}

const savePayments = async (
  work: UnitOfWork,
  { store }: CartScope,
  document: OrderDocument,
  payment: OrderDocument["payment"],
): Promise<void> => {
  await work.db
    .updateTable("customer_order")
    .set(orderColumns({ ...document, payment }))
    .where("order_id", "=", Number(document.id))
    .where("store_id", "=", store.id)
    .execute()
}
