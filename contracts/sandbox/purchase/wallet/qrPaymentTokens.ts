import type { components } from "../../../generated/wallet.d.ts"
import { type CartScope, userIdNumber } from "../../cart/CartScope.ts"
import { notAcceptable } from "../../platform/http/Refused.ts"
import { newToken, tokenHash } from "../../platform/ports/token.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import type { UnitOfWork } from "../../platform/storage/Storage.ts"
import { isOver } from "./cardExpiry.ts"
import { lockWallet, readWalletCards, requireCard } from "./walletCards.ts"

const LIFETIME_MS = 120_000

/**
 * Creates a token for one payment with a card; the customer's earlier ones become invalid. Fails with 404 for an
 * unknown card, 422 for an expired one.
 */
export const createToken = async (
  { ports, storage }: SandboxServices,
  scope: CartScope,
  cardGuid: string | undefined,
): Promise<components["schemas"]["QrPaymentToken"]> => {
  const token = newToken(ports, "qp_")
  const expiresAt = scope.now + LIFETIME_MS
  return storage.transaction(async (work) => {
    await lockWallet(work, scope)
    const cards = await readWalletCards(work.db, scope)
    const card = requireCard(cardGuid === undefined ? cards.filter(({ is_default }) => is_default) : cards, {
      cardGuid,
    })
    if (isOver(card, scope.now))
      throw notAcceptable("_ERR_CARD_NOT_VALID", "The card has expired.", [
        { field: "cardGuid", rule: "expired", message: "The card has expired." },
      ])
    const own = { user_id: userIdNumber(scope.principal), store_id: scope.store.id }
    await work.db
      .deleteFrom("qr_payment_token")
      .where("user_id", "=", own.user_id)
      .where("store_id", "=", own.store_id)
      .execute()
    await work.db
      .insertInto("qr_payment_token")
      .values({ ...own, token_hash: tokenHash(token), card_id: card.card_id, expires_at: expiresAt })
      .execute()
    return { token, expiresAt: new Date(expiresAt).toISOString(), cardGuid: card.card_guid }
  })
}

/**
 * Uses a token in one statement: of concurrent calls one succeeds. Fails with 422 for a token that is unknown, used or
 * expired.
 */
export const consumeToken = async (
  work: UnitOfWork,
  { principal, store, now }: CartScope,
  token: string,
): Promise<void> => {
  const used = await work.db
    .deleteFrom("qr_payment_token")
    .where("token_hash", "=", tokenHash(token))
    .where("user_id", "=", userIdNumber(principal))
    .where("store_id", "=", store.id)
    .where("expires_at", ">=", now)
    .returning("card_id")
    .executeTakeFirst()
  if (used === undefined) {
    throw notAcceptable("_ERR_QR_TOKEN_NOT_VALID", "This token cannot be used.", [
      { field: "purchaseToken", rule: "unknown", message: "The token is unknown, used or over." },
    ])
  }
}
