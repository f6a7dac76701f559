import type { CartLineRow } from "../../cart/CartScope.ts"
import { readDetails } from "../../cart/storedJson.ts"
import type { ResolvedStore } from "../../stores/Stores.ts"
import { readDocument } from "../../order-records/OrderDocument.ts"
import { sendMessage } from "../../platform/outbox/sendMessage.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import type { UnitOfWork } from "../../platform/storage/Storage.ts"
import { giftCardCodeHash, giftCardNumberHash } from "../wallet/giftCardAccounts.ts"
import { type GiftCardAmount, giftCardOf } from "../../catalog/gift-cards/giftCardCatalogue.ts"
import { activationMail, type GiftCardMail, receiverMail } from "./giftCardMails.ts"
import { sendMomentOf } from "../../cart/gifts/giftCardProblems.ts"
import { type GiftCardCodes, newGiftCardCodes } from "./newGiftCardCodes.ts"

interface Unit {
  readonly line: CartLineRow
  readonly number: number
  readonly card: GiftCardAmount
}

/**
 * Issues the gift cards of a paid order, once. A virtual card is mailed to its recipient at the chosen time (R23), or
 * at once if that has passed; for a card by post the buyer gets the activation code.
 */
export const issueGiftCards = async (work: UnitOfWork, services: SandboxServices, orderId: number): Promise<void> => {
  const order = await work.db
    .selectFrom("customer_order")
    .select(["store_id", "user_id", "document"])
    .where("order_id", "=", orderId)
    .executeTakeFirstOrThrow()
  const store = await services.stores.require(order.store_id)
  const units = await unissuedUnits(work, store, orderId)
  const { email } = readDocument(order.document)
  for (const unit of units) {
    const codes = newGiftCardCodes(services.ports)
    const now = services.ports.now()
    const accountId = await openAccount(work, store, unit.card, codes, now)
    const mail = await mailOf(work, store, unit, codes, { buyer: email, now })
    const messageId = await sendMessage(work.db, { purpose: "paidOrder", storeId: store.id, channel: "mail", ...mail })
    await work.db
      .insertInto("gift_card_issue")
      .values({
        line_id: unit.line.line_id,
        unit_number: unit.number,
        order_id: orderId,
        account_id: accountId,
        amount: unit.card.price,
        message_id: messageId,
      })
      .execute()
  }
}

const unissuedUnits = async (work: UnitOfWork, store: ResolvedStore, orderId: number): Promise<readonly Unit[]> => {
  const lines = await work.db
    .selectFrom("cart_line")
    .selectAll()
    .where("cart_id", "=", orderId)
    .orderBy("line_id")
    .execute()
  const issued = await work.db.selectFrom("gift_card_issue").select("line_id").where("order_id", "=", orderId).execute()
  const done = new Set(issued.map(({ line_id }) => line_id))
  return lines.flatMap((line) => {
    const card = giftCardOf(store.currencyCode, line.sku)
    return card === undefined || done.has(line.line_id)
      ? []
      : Array.from({ length: line.quantity }, (_, index) => ({ line, number: index + 1, card }))
  })
}

const openAccount = async (
  work: UnitOfWork,
  store: ResolvedStore,
  { kind, price }: GiftCardAmount,
  { number, cvv, activationCode }: GiftCardCodes,
  now: number,
): Promise<number> => {
  const activated = kind === "virtual"
  const { account_id } = await work.db
    .insertInto("gift_card_account")
    .values({
      store_id: store.id,
      number_hash: giftCardNumberHash(number),
      cvv_hash: giftCardCodeHash(number, cvv),
      activation_hash: activated ? null : giftCardCodeHash(number, activationCode),
      last_digits: number.slice(-4),
      currency: store.currencyCode,
      balance: price,
      activated,
      created_at: now,
      activated_at: activated ? now : null,
    })
    .returning("account_id")
    .executeTakeFirstOrThrow()
  return account_id
}

const mailOf = async (
  work: UnitOfWork,
  store: ResolvedStore,
  { line, card }: Unit,
  codes: GiftCardCodes,
  { buyer, now }: { readonly buyer: string | undefined; readonly now: number },
): Promise<GiftCardMail> => {
  const details = readDetails(line.details) ?? {}
  const recipient = details.receiverEmail ?? buyer ?? ""
  if (card.kind === "physical") return activationMail(store, card, codes, { recipient: buyer ?? "", now })
  const video =
    details.giftVideoId === undefined
      ? undefined
      : await work.db
          .selectFrom("gift_card_video")
          .select(["media_type", "content"])
          .where("video_id", "=", details.giftVideoId)
          .executeTakeFirst()
  return receiverMail(store, card, codes, {
    recipient,
    details,
    video,
    now: Math.max(now, sendMomentOf({ store }, details) ?? now),
  })
}
