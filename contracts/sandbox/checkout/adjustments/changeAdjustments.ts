import { type CartRow, type CartScope, userIdNumber } from "../../cart/CartScope.ts"
import { readCart } from "../../cart/readCart.ts"
import { cartNotFound } from "../../cart/lockCart.ts"
import { type FieldProblem, notAcceptable, notFound, refused } from "../../platform/http/Refused.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import type { UnitOfWork } from "../../platform/storage/Storage.ts"
import { presentAdjustments, readAdjustmentCards, allocateAmong, type WireCardAdjustments } from "./cardAdjustments.ts"
import { attachGiftCards, type FoundGiftCard } from "./giftCardsInPayment.ts"
import type { PaymentData } from "../../purchase/payments/readCard.ts"
import { isRepayOpen, readRepay } from "../repayment/repayWindow.ts"

/** The cart, or with `isRepay` the unpaid order, to pay. */
export interface AdjustedOrder {
  readonly orderId: string
  readonly isRepay: boolean
}

/** Adds gift cards. Fails with 409 when they pay nothing, because the total is covered or a card is empty. */
export const addAdjustments = (
  services: SandboxServices,
  scope: CartScope,
  order: AdjustedOrder,
  found: readonly FoundGiftCard[],
): Promise<WireCardAdjustments> =>
  changed(services, scope, order, async (work, cart, total) => {
    if (found.length === 0)
      throw notAcceptable("_ERR_GIFT_CARD_NOT_VALID", "A gift card has a number and a security code.", [
        { field: "paymentData.0.number", rule: "required", message: "The number is missing." },
      ])
    await attachGiftCards(work, services, cart.cart_id, found)
    const { shares } = allocateAmong(await readAdjustmentCards(work.db, cart.cart_id), total)
    const unusedCard = shares.find(
      ({ accountId, amount }) => amount === 0 && found.some((card) => card.accountId === accountId),
    )
    if (unusedCard !== undefined)
      throw refused("_ERR_GIFT_CARD_BALANCE", "This gift card pays nothing of it.", [unusedCard.lastDigits])
  })

/**
 * Sets the maximum amounts of cards. Fails with 422 for a card that was not added, and for more than its balance or the
 * remaining amount.
 */
export const updateAdjustments = (
  services: SandboxServices,
  scope: CartScope,
  order: AdjustedOrder,
  wishes: readonly PaymentData[],
): Promise<WireCardAdjustments> =>
  changed(services, scope, order, async (work, cart, total) => {
    const cards = await readAdjustmentCards(work.db, cart.cart_id)
    const problems = wishes.flatMap(({ cardHash, amount }, index): readonly FieldProblem[] => {
      const card = cards.find((one) => one.cardHash === cardHash)
      if (card === undefined)
        return [{ field: `paymentData.${index}.cardHash`, rule: "unknown", message: "This gift card was not added." }]
      return (amount ?? 0) > Math.min(card.balance, total)
        ? [{ field: `paymentData.${index}.amount`, rule: "maximum", message: "The card does not pay that much." }]
        : []
    })
    if (problems.length > 0)
      throw notAcceptable("_ERR_GIFT_CARD_NOT_VALID", "The gift cards cannot pay like that.", problems)
    for (const { cardHash, amount } of wishes) {
      await work.db
        .updateTable("card_adjustment")
        .set({ at_most: amount ?? null, shown: null })
        .where("order_id", "=", cart.cart_id)
        .where("card_hash", "=", cardHash ?? "")
        .execute()
    }
  })

/** Removes all gift cards. Fails with 404 when there is none. */
export const deleteAdjustments = async (
  services: SandboxServices,
  scope: CartScope,
  order: AdjustedOrder,
): Promise<void> => {
  await changed(services, scope, order, async (work, cart) => {
    const deleted = await work.db
      .deleteFrom("card_adjustment")
      .where("order_id", "=", cart.cart_id)
      .returning("account_id")
      .execute()
    if (deleted.length === 0) throw notFound("No gift card pays a part of this order.", order.orderId)
  })
}

/** Runs one change with the cart or order locked, and returns the resulting shares. */
const changed = async (
  { storage }: SandboxServices,
  scope: CartScope,
  { orderId, isRepay }: AdjustedOrder,
  change: (work: UnitOfWork, cart: CartRow, total: number) => Promise<void>,
): Promise<WireCardAdjustments> =>
  storage.transaction(async (work) => {
    const cart = await work.db
      .selectFrom("cart")
      .selectAll()
      .where("cart_id", "=", Number(orderId))
      .where("user_id", "=", userIdNumber(scope.principal))
      .where("store_id", "=", scope.store.id)
      .where("state", "!=", "merged")
      .forUpdate()
      .executeTakeFirst()
    if (cart === undefined) throw cartNotFound(orderId)
    const total =
      cart.state === "open"
        ? (await readCart(work.db, scope, cart)).price.totalOrder
        : await unpaidTotal(work, cart, isRepay, scope.now)
    await change(work, cart, total)
    const { shares, remaining } = allocateAmong(await readAdjustmentCards(work.db, cart.cart_id), total)
    for (const { cardHash, amount } of shares)
      await work.db.updateTable("card_adjustment").set({ shown: amount }).where("card_hash", "=", cardHash).execute()
    return presentAdjustments(shares, remaining)
  })

const unpaidTotal = async (work: UnitOfWork, { cart_id }: CartRow, isRepay: boolean, now: number): Promise<number> => {
  const window = isRepay ? await readRepay(work.db, cart_id) : undefined
  if (window === undefined || !isRepayOpen(window, now)) throw refused("_ERR_NOT_REPAYABLE", "This order is bought.")
  return (
    await work.db
      .selectFrom("customer_order")
      .select("total_order")
      .where("order_id", "=", cart_id)
      .executeTakeFirstOrThrow()
  ).total_order
}
