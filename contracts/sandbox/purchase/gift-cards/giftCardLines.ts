import type { components } from "../../../generated/gift-cards.d.ts"
import { type CartLineRow, type CartRow, type CartScope, userIdNumber, type WireCart } from "../../cart/CartScope.ts"
import { changeCart } from "../../cart/changeCart.ts"
import { changeLines } from "../../cart/lines/changeLines.ts"
import type { Intent } from "../../cart/idempotently.ts"
import { lineRefused } from "../../cart/lines/lineRefusedReasons.ts"
import { lockOwnCart } from "../../cart/lockCart.ts"
import { type LineDetails, readDetails } from "../../cart/storedJson.ts"
import { storeZone } from "../../stores/storeCalendar.ts"
import { notFound, refused } from "../../platform/http/Refused.ts"
import { newToken } from "../../platform/ports/token.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import type { UnitOfWork } from "../../platform/storage/Storage.ts"
import { type GiftCardAmount, type GiftCardKind, giftCardOf } from "../../catalog/gift-cards/giftCardCatalogue.ts"
import { requireValid, sendMomentOf } from "../../cart/gifts/giftCardProblems.ts"

type Schemas = components["schemas"]

/** A gift card in the customer's cart or order. */
export interface GiftCardLine {
  readonly row: CartLineRow
  readonly cart: CartRow
  readonly card: GiftCardAmount
  readonly details: LineDetails
}

/** Fails with 404 in a store whose configuration disables gift cards. */
export const requireGiftCardsEnabled = async ({ stores }: SandboxServices, storeId: string): Promise<void> => {
  if ((await stores.configuration(storeId)).get("VIRTUAL_GIFT_CARDS") === "false")
    throw notFound("This store sells no gift cards.", storeId)
}

/**
 * Adds a card as a separate line, even if there are lines of the same amount. Fails with 404 for an amount that the
 * store does not have.
 */
export const addGiftCard = async (
  services: SandboxServices,
  scope: CartScope,
  kind: GiftCardKind,
  { sku, quantity }: { readonly sku: string; readonly quantity: number },
  details: LineDetails,
  intent: Intent,
): Promise<WireCart> => {
  const card = giftCardOf(scope.store.currencyCode, sku)
  await requireGiftCardsEnabled(services, scope.store.id)
  if (card?.kind !== kind) throw notFound("There is no such gift card in this store.", sku)
  requireValid(scope, kind, details)
  const variant = newToken(services.ports)
  return changeCart(
    services,
    scope,
    (work, cart) =>
      changeLines(work, scope, cart, [sku], (plan) => {
        const { problem } = plan.capacity(sku, quantity)
        if (problem !== undefined) throw lineRefused(problem)
        plan.put({ sku, variant, quantity, details })
      }),
    { intent },
  )
}

/** The gift card of a line. Fails with 404 for another customer's line and for other products. */
export const readLine = async (
  { storage }: SandboxServices,
  scope: CartScope,
  orderItemId: string,
): Promise<GiftCardLine> => {
  const row = await storage.db
    .selectFrom("cart_line")
    .selectAll()
    .where("line_id", "=", Number(orderItemId))
    .executeTakeFirst()
  const cart =
    row === undefined
      ? undefined
      : await storage.db
          .selectFrom("cart")
          .selectAll()
          .where("cart_id", "=", row.cart_id)
          .where("user_id", "=", userIdNumber(scope.principal))
          .where("store_id", "=", scope.store.id)
          .where("state", "!=", "merged")
          .executeTakeFirst()
  const card = row === undefined ? undefined : giftCardOf(scope.store.currencyCode, row.sku)
  if (row === undefined || cart === undefined || card === undefined) throw cardNotFound(orderItemId)
  return { row, cart, card, details: readDetails(row.details) ?? {} }
}

/** Changes the texts of a card in the open cart, with the cart locked. Fails with 409 after the purchase. */
export const changeLine = async (
  services: SandboxServices,
  scope: CartScope,
  orderItemId: string,
  change: (work: UnitOfWork, line: GiftCardLine) => Promise<LineDetails>,
): Promise<GiftCardLine> => {
  const found = await readLine(services, scope, orderItemId)
  return services.storage.transaction(async (work) => {
    const cart = await lockOwnCart(work, scope, String(found.cart.cart_id))
    const row = await work.db
      .selectFrom("cart_line")
      .selectAll()
      .where("line_id", "=", found.row.line_id)
      .where("cart_id", "=", cart.cart_id)
      .executeTakeFirst()
    if (row === undefined) throw cardNotFound(orderItemId)
    if (cart.state !== "open") throw refused("_ERR_GIFT_CARD_BOUGHT", "The gift card is bought already.")
    const line = { ...found, cart, row, details: readDetails(row.details) ?? {} }
    const details = await change(work, line)
    await work.db
      .updateTable("cart_line")
      .set({ details: JSON.stringify(details) })
      .where("line_id", "=", row.line_id)
      .execute()
    await work.db.updateTable("cart").set({ changed_at: scope.now }).where("cart_id", "=", cart.cart_id).execute()
    return { ...line, details }
  })
}

const cardNotFound = (orderItemId: string) => notFound("There is no such gift card.", orderItemId)

/** A gift card in the format of the contract. */
export const presentLine = (
  { store }: CartScope,
  { row, cart, card, details }: GiftCardLine,
): Schemas["GiftCardData"] => {
  const {
    sizeId,
    color,
    virtualStyle,
    senderName,
    receiverName,
    receiverEmail,
    receiverPhone,
    message,
    year,
    month,
    day,
    hour,
    minute,
    customization,
  } = details
  const written = {
    sizeId,
    color,
    virtualStyle,
    senderName,
    receiverName,
    receiverEmail,
    receiverPhone,
    message,
    year,
    month,
    day,
    hour,
    minute,
    customization,
  }
  const sendAt = card.kind === "virtual" ? sendMomentOf({ store }, details) : undefined
  return {
    ...Object.fromEntries(Object.entries(written).filter(([, value]) => value !== undefined)),
    orderItemId: String(row.line_id),
    orderId: String(cart.cart_id),
    sku: row.sku,
    kind: card.kind === "virtual" ? "VIRTUAL" : "PHYSICAL",
    quantity: row.quantity,
    price: card.price,
    ...(sendAt === undefined ? {} : { sendAt: new Date(sendAt).toISOString(), timeZone: storeZone(store.countryCode) }),
    hasVideo: details.giftVideoId !== undefined,
    isEditable: cart.state === "open",
  }
}
