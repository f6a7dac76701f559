import { isGiftCardSku } from "../../catalog/gift-cards/giftCardCatalogue.ts"
import { giftTextProblems } from "./giftTextProblems.ts"
import { notAcceptable, notFound } from "../../platform/http/Refused.ts"
import type { UnitOfWork } from "../../platform/storage/Storage.ts"
import type { CartRow } from "../CartScope.ts"

export interface GiftPackingChoice {
  readonly message?: string
  readonly onlyMessage?: boolean
  readonly onlyGiftPacking?: boolean
}

const refuse = (field: string, rule: string, message: string) =>
  notAcceptable("_ERR_GIFT_PACKING_NOT_VALID", message, [{ field, rule, message }])

/**
 * Adds wrapping with or without a message, or only a message, to the lines of a SKU. Fails with 422 when both flags are
 * set, for a banned word and for a gift card, with 404 without such a line.
 */
export const wrapLines = async (
  work: UnitOfWork,
  cart: CartRow,
  sku: string,
  choice: GiftPackingChoice,
): Promise<void> => {
  const { message, onlyMessage = false, onlyGiftPacking = false } = choice
  if (onlyMessage && onlyGiftPacking)
    throw refuse("onlyGiftPacking", "conflict", "onlyMessage and onlyGiftPacking exclude each other.")
  if (onlyMessage && (message ?? "").trim() === "") throw refuse("message", "required", "onlyMessage needs a message.")
  if (isGiftCardSku(sku)) throw refuse("sku", "giftCard", "A gift card is not wrapped: it carries its own message.")
  const reasons = giftTextProblems("message", message)
  if (reasons.length > 0)
    throw notAcceptable("_ERR_GIFT_PACKING_NOT_VALID", "These words cannot go with a gift.", reasons)
  await updateLines(work, cart, sku, {
    is_wrapped: !onlyMessage,
    gift_message: onlyGiftPacking || message === undefined || message.trim() === "" ? null : message,
  })
}

/** Removes wrapping, the message or, without a flag, both from the lines of a SKU. */
export const unwrapLines = async (
  work: UnitOfWork,
  cart: CartRow,
  sku: string,
  choice: Omit<GiftPackingChoice, "message">,
): Promise<void> => {
  const { onlyMessage = false, onlyGiftPacking = false } = choice
  await updateLines(work, cart, sku, {
    ...(onlyMessage && !onlyGiftPacking ? {} : { is_wrapped: false }),
    ...(onlyGiftPacking && !onlyMessage ? {} : { gift_message: null }),
  })
}

const updateLines = async (
  work: UnitOfWork,
  cart: CartRow,
  sku: string,
  set: { readonly is_wrapped?: boolean; readonly gift_message?: string | null },
): Promise<void> => {
  const updatedRows = await work.db
    .updateTable("cart_line")
    .set(set)
    .where("cart_id", "=", cart.cart_id)
    .where("sku", "=", sku)
    .returning("line_id")
    .execute()
  if (updatedRows.length === 0) throw notFound("This sku is not in the cart.", sku)
}
