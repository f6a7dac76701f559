import { sql } from "kysely"
import { mergeCart } from "../cart/merge/mergeCart.ts"
import { readApplied } from "../cart/promotions/promotions.ts"
import { readLines } from "../cart/readCart.ts"
import { releasePromotions } from "../cart/promotions/redeemPromotions.ts"
import { restoreStock } from "../catalog/stock/reserveStock.ts"
import { lineRefusedKey } from "../cart/lines/lineRefusedReasons.ts"
import { readRejected } from "../cart/storedJson.ts"
import type { CartRow, RejectedItem } from "../cart/CartScope.ts"
import { readDocument } from "../order-records/OrderDocument.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import type { UnitOfWork } from "../platform/storage/Storage.ts"
import { refundGiftCards } from "../purchase/wallet/giftCardAccounts.ts"
import { restoreEventUnits } from "../wishlists/eventUnits.ts"

/**
 * Undoes a placed order after a refused payment: releases its promotions, stock and gift cards, and reopens its cart.
 * Lines that the customer added to a new cart in the meantime are merged into it, within the limits (R8).
 */
export const undoOrder = async (work: UnitOfWork, services: SandboxServices, cart: CartRow): Promise<void> => {
  const { stores, ports } = services
  const { cart_id, store_id, user_id } = cart
  await releasePromotions(work, cart_id, await redeemedPromotions(work, cart))
  await restoreStock(work, services, store_id, await readLines(work.db, cart_id))
  await refundGiftCards(work, cart_id, ports.now())
  await restoreEventUnits(work, cart_id)
  await work.db.deleteFrom("customer_order").where("order_id", "=", cart_id).execute()
  const store = await stores.require(store_id)
  const { kind } = await work.db
    .selectFrom("customer")
    .select("kind")
    .where("user_id", "=", user_id)
    .executeTakeFirstOrThrow()
  const now = ports.now()
  // Created even when there is none, so that no concurrent request can open a cart before this one is open again.
  const newerCart = await work.db
    .insertInto("cart")
    .values({ store_id, user_id, state: "open", created_at: now, changed_at: now })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "store_id"]).where("state", "=", sql.lit("open")).doUpdateSet({ changed_at: now }),
    )
    .returning("cart_id")
    .executeTakeFirstOrThrow()
  const { leftoverUnits } = await mergeCart(work, {
    from: newerCart.cart_id,
    into: cart_id,
    storeId: store_id,
    languageId: store.language(undefined).id,
    maximum: store.cartMaximum[kind],
  })
  const rejected = leftoverUnits.map(({ row, quantity, problem }): RejectedItem => ({
    sku: row.sku,
    quantity,
    ...lineRefusedKey(problem),
  }))
  const rejectedItems = [...(readRejected(cart.rejected) ?? []), ...rejected]
  await work.db
    .updateTable("cart")
    .set({
      state: "open",
      changed_at: now,
      rejected: rejectedItems.length === 0 ? null : JSON.stringify(rejectedItems),
    })
    .where("cart_id", "=", cart_id)
    .execute()
}

/** The promotions that the order redeemed; those that did not count were not redeemed. */
export const redeemedPromotions = async (
  work: UnitOfWork,
  { cart_id, user_id }: Pick<CartRow, "cart_id" | "user_id">,
) => {
  const { document } = await work.db
    .selectFrom("customer_order")
    .select("document")
    .where("order_id", "=", cart_id)
    .executeTakeFirstOrThrow()
  const used = new Set((readDocument(document).adjustment ?? []).map(({ promotionId }) => promotionId))
  return (await readApplied(work.db, cart_id, user_id)).filter(({ promotion }) => used.has(promotion.promotion_id))
}
