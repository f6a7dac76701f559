import { lockApproval, markApprovalsUsed } from "../../customers/teens/approvals.ts"
import { type CartScope, userIdNumber } from "../../cart/CartScope.ts"
import { type FieldProblem, notAcceptable, refused } from "../../platform/http/Refused.ts"
import { tokenHash } from "../../platform/ports/token.ts"
import type { UnitOfWork } from "../../platform/storage/Storage.ts"
import {
  type GiftCardShare,
  readAdjustmentCards,
  requirePromised,
  allocateAmong,
} from "../adjustments/cardAdjustments.ts"
import { requiresSecurityCode } from "./requiresSecurityCode.ts"
import { findIdealBank } from "./idealBanks.ts"
import {
  CARD_MODE,
  findMethod,
  GIFT_CARD_MODE,
  IDEAL_MODE,
  KLARNA_MODE,
  type PaymentMethod,
} from "../../purchase/payments/paymentMethods.ts"
import { AT_ONCE, type PaymentPlan } from "../../purchase/payments/paymentPlan.ts"
import { consumeSession } from "./paymentSessions.ts"
import { type PaymentData, readCard } from "../../purchase/payments/readCard.ts"
import { readDeviceToken } from "./readDeviceToken.ts"
import { readUnboundCard, readWalletCard } from "./readSavedCard.ts"
import { consumeSealedCard } from "../../purchase/vault/sealedCards.ts"

/** The storable data of a purchase's payment. */
export interface AcceptedPayment {
  readonly giftCards: readonly GiftCardShare[]
  /** The payment of the rest; only gift cards when they cover everything. */
  readonly main: MainPayment
}

export interface MainPayment {
  readonly method: PaymentMethod
  /** Id and printed name of the card's network. */
  readonly network?: { readonly id: string; readonly name: string }
  readonly lastDigits?: string
  readonly plan: PaymentPlan
  readonly amount: number
}

/** The locked cart or order of the customer to pay, and its total. */
export interface AmountDue {
  readonly orderId: number
  readonly total: number
  /** Whether the submission has the result of a challenge of this payment. */
  readonly isChallengeResult: boolean
}

const PLACE = "paymentBundle.paymentData"

/**
 * Reads how a total is paid: gift cards first, then exactly one other method for the rest.
 *
 * *Details.* The gift cards are those of the card adjustments. Fails with 422 naming the field, with 409
 * `_ERR_GIFT_CARD_BALANCE` when the amounts shown are no longer available.
 */
export const readPayment = async (
  work: UnitOfWork,
  scope: CartScope,
  due: AmountDue,
  payments: readonly PaymentData[],
): Promise<AcceptedPayment> => {
  const others = payments
    .map((data, index) => ({ data, place: `${PLACE}.${index}` }))
    .filter(({ data }) => data.paymentModeId !== GIFT_CARD_MODE)
  const { shares, remaining } = allocateAmong(await readAdjustmentCards(work.db, due.orderId), due.total)
  requirePromised(shares, due.total)
  const giftCards = shares.filter(({ amount }) => amount > 0)
  const [other] = others
  if (others.length > 1)
    throw wrong([{ field: PLACE, rule: "one", message: "Besides gift cards exactly one payment is taken." }])
  if (remaining === 0 && giftCards.length > 0) return { giftCards, main: giftCardsOnly(scope) }
  if (other === undefined)
    throw refused("_ERR_GIFT_CARD_BALANCE", "The gift cards do not cover the total.", [String(remaining)])
  if (other.data.amount !== undefined && other.data.amount !== remaining) {
    throw wrong([{ field: `${other.place}.amount`, rule: "sum", message: "The payments do not add up to the total." }])
  }
  return {
    giftCards,
    main: {
      ...(await readMain(work, scope, { ...due, amount: remaining }, other.data, other.place)),
      amount: remaining,
    },
  }
}

const giftCardsOnly = ({ store }: CartScope): MainPayment => {
  const method = findMethod(store, GIFT_CARD_MODE)
  if (method === undefined) throw new Error("Every store takes gift cards.")
  return { method, plan: AT_ONCE, amount: 0 }
}

const readMain = async (
  work: UnitOfWork,
  scope: CartScope,
  due: AmountDue & { readonly amount: number },
  data: PaymentData,
  place: string,
): Promise<Omit<MainPayment, "amount">> => {
  const method = findMethod(scope.store, data.paymentModeId)
  if (method === undefined)
    throw wrong([{ field: `${place}.paymentModeId`, rule: "unknown", message: "There is no such payment method." }])
  if (data.jwt !== undefined || method.id === KLARNA_MODE)
    await consumeSession(work, { ...due, methodId: method.id, place }, data.jwt, scope.now)
  if (method.id === IDEAL_MODE && findIdealBank(data.bankId) === undefined) {
    throw wrong([{ field: `${place}.bankId`, rule: "unknown", message: "There is no such bank." }])
  }
  if (method.needs === "token") return { method, ...readDeviceToken(data, place) }
  if (method.id !== CARD_MODE) return { method, plan: method.plan ?? AT_ONCE }
  const cardUse = { orderId: due.orderId, place, isChallengeResult: due.isChallengeResult, now: scope.now }
  if (data.cardHash === undefined) {
    const sealed =
      data.encrypted === undefined
        ? undefined
        : await consumeSealedCard(work, data.encrypted, { ...cardUse, kind: "card" })
    return { method, ...(sealed ?? readCard(data, place, scope.now)) }
  }
  if (data.encrypted !== undefined) await consumeSealedCard(work, data.encrypted, { ...cardUse, kind: "code" })
  const name = {
    storeId: scope.store.id,
    userId: userIdNumber(scope.principal),
    cardHash: data.cardHash,
    now: scope.now,
  }
  const unbound = await readUnboundCard(work.db, name)
  const approved = await lockApproval(work, scope, {
    orderId: due.orderId,
    payHash: data.cardHash,
    amount: due.amount,
  })
  const saved = unbound ?? (await readWalletCard(work.db, { ...name, ...approved }))
  if (saved === undefined)
    throw wrong([{ field: `${place}.cardHash`, rule: "unknown", message: "There is no such card, or it has ended." }])
  const hasCode = (data.encrypted ?? data.cvv2) !== undefined || (unbound ?? approved) !== undefined
  if (!hasCode && (await requiresSecurityCode(work.db, scope)))
    throw wrong([
      { field: `${place}.cvv2`, rule: "required", message: "This store asks for the card's security code." },
    ])
  return { method, ...saved }
}

/** Deletes the unbound card of a purchase, and ends the approval of a sponsor's card: each can be used once. */
export const deleteUsedCards = async (
  work: UnitOfWork,
  scope: CartScope,
  orderId: number,
  payments: readonly PaymentData[],
): Promise<void> => {
  const cardHashes = payments.flatMap(({ cardHash }) => (cardHash === undefined ? [] : [cardHash]))
  if (cardHashes.length === 0) return
  await markApprovalsUsed(work, scope, orderId, cardHashes)
  const hashes = cardHashes.map(tokenHash)
  await work.db
    .deleteFrom("unbound_payment")
    .where("token_hash", "in", hashes)
    .where("user_id", "=", userIdNumber(scope.principal))
    .where("store_id", "=", scope.store.id)
    .execute()
}

const wrong = (fields: readonly FieldProblem[]) =>
  notAcceptable("_ERR_CARD_NOT_VALID", "The payment is not valid.", fields)
