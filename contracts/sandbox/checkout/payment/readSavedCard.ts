import type { Kysely } from "kysely"
import { tokenHash } from "../../platform/ports/token.ts"
import type { Database } from "../../platform/storage/Database.ts"
import { isOver } from "../../purchase/wallet/cardExpiry.ts"
import { networkById } from "../../purchase/payments/cardNetworks.ts"
import { planByName, planOfLastDigits } from "../../purchase/payments/paymentPlan.ts"
import type { AcceptedCard } from "../../purchase/payments/readCard.ts"

interface SavedCardName {
  readonly storeId: string
  readonly userId: number
  readonly cardHash: string
  readonly now: number
}

/**
 * A known card: saved for a purchase, or in the customer's wallet. Undefined for another customer's card and for an
 * expired one.
 */
export const readSavedCard = async (db: Kysely<Database>, name: SavedCardName): Promise<AcceptedCard | undefined> =>
  (await readUnboundCard(db, name)) ?? (await readWalletCard(db, name))

/** A card saved for one purchase, by its hash. */
export const readUnboundCard = async (
  db: Kysely<Database>,
  { storeId, userId, cardHash, now }: SavedCardName,
): Promise<AcceptedCard | undefined> => {
  const unbound = await db
    .selectFrom("unbound_payment")
    .select(["network", "last_digits", "plan"])
    .where("token_hash", "=", tokenHash(cardHash))
    .where("user_id", "=", userId)
    .where("store_id", "=", storeId)
    .where("expires_at", ">", now)
    .executeTakeFirst()
  return unbound === undefined
    ? undefined
    : { network: networkById(unbound.network), lastDigits: unbound.last_digits, plan: planByName(unbound.plan) }
}

/** A card of the customer's wallet that has not expired. */
export const readWalletCard = async (
  db: Kysely<Database>,
  { storeId, userId, cardHash, now }: SavedCardName,
): Promise<AcceptedCard | undefined> => {
  const saved = await db
    .selectFrom("wallet_card")
    .select(["network", "last_digits", "month", "year"])
    .where("card_hash", "=", cardHash)
    .where("user_id", "=", userId)
    .where("store_id", "=", storeId)
    .executeTakeFirst()
  if (saved === undefined || isOver(saved, now)) return undefined
  return {
    network: networkById(saved.network),
    lastDigits: saved.last_digits,
    plan: planOfLastDigits(saved.last_digits),
  }
}
