import { sql } from "kysely"
import { giftTextProblems } from "./giftTextProblems.ts"
import { notAcceptable, notFound } from "../../platform/http/Refused.ts"
import type { UnitOfWork } from "../../platform/storage/Storage.ts"
import type { CartRow, WireGiftInfo } from "../CartScope.ts"

/**
 * Replaces the gift message of a locked cart and keeps its id. Fails with 422 `_ERR_GIFT_INFO_NOT_VALID` for a banned
 * word.
 */
export const saveGiftInfo = async (work: UnitOfWork, cart: CartRow, info: WireGiftInfo): Promise<CartRow> => {
  const { senderName, receiverName, receiverEmail, receiverPhone, message } = info
  const texts = [
    ["senderName", senderName],
    ["receiverName", receiverName],
    ["message", message],
  ] as const
  const reasons = texts.flatMap(([field, text]) => giftTextProblems(field, text))
  if (reasons.length > 0) throw notAcceptable("_ERR_GIFT_INFO_NOT_VALID", "These words cannot go with a gift.", reasons)
  return work.db
    .updateTable("cart")
    .set({
      gift_info_id: sql<number>`coalesce(gift_info_id, nextval('gift_info_id'))`,
      gift_info: JSON.stringify({ senderName, receiverName, receiverEmail, receiverPhone, message }),
    })
    .where("cart_id", "=", cart.cart_id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Removes the gift message of a locked cart. Fails with 404 for another id. */
export const removeGiftInfo = async (work: UnitOfWork, cart: CartRow, id: string): Promise<CartRow> => {
  if (cart.gift_info === null || cart.gift_info_id !== Number(id))
    throw notFound("There is no such gift information.", id)
  return work.db
    .updateTable("cart")
    .set({ gift_info: null, gift_info_id: null })
    .where("cart_id", "=", cart.cart_id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
