import type { components } from "../../../generated/checkout.d.ts"
import { type CartScope, userIdNumber } from "../../cart/CartScope.ts"
import { notAcceptable, notFound } from "../../platform/http/Refused.ts"
import { newToken, tokenHash } from "../../platform/ports/token.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import { CARD_MODE } from "../../purchase/payments/paymentMethods.ts"
import { type PaymentData, readCard } from "../../purchase/payments/readCard.ts"

const LIFETIME_MS = 3_600_000

/** Saves a card for a later purchase and deletes the customer's earlier one. Fails with 422 for an invalid card. */
export const saveUnboundCard = async (
  { storage, ports }: SandboxServices,
  scope: CartScope,
  payment: PaymentData,
): Promise<components["schemas"]["UnboundPayment"]> => {
  if (payment.paymentModeId !== CARD_MODE) {
    throw notAcceptable("_ERR_CARD_NOT_VALID", "Only a card can be kept.", [
      { field: "payment.paymentModeId", rule: "card", message: "Only a card can be kept." },
    ])
  }
  const { network, lastDigits, plan } = readCard(payment, "payment", scope.now)
  const cardHash = newToken(ports, "u.")
  const row = {
    token_hash: tokenHash(cardHash),
    network: network.id,
    last_digits: lastDigits,
    plan: plan.name,
    expires_at: scope.now + LIFETIME_MS,
  }
  await storage.db
    .insertInto("unbound_payment")
    .values({ user_id: userIdNumber(scope.principal), store_id: scope.store.id, ...row })
    .onConflict((conflict) => conflict.columns(["user_id", "store_id"]).doUpdateSet(row))
    .execute()
  return {
    cardHash,
    network: network.id,
    maskedNumber: `**** ${lastDigits}`,
    expiresAt: new Date(row.expires_at).toISOString(),
  }
}

/** Deletes the saved card. Fails with 404 when there is none. */
export const deleteUnboundCard = async (
  { storage }: SandboxServices,
  { principal, store }: CartScope,
): Promise<void> => {
  const forgotten = await storage.db
    .deleteFrom("unbound_payment")
    .where("user_id", "=", userIdNumber(principal))
    .where("store_id", "=", store.id)
    .returning("user_id")
    .executeTakeFirst()
  if (forgotten === undefined) throw notFound("No card is kept.")
}
