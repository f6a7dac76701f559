import type { Kysely, Selectable } from "kysely"
import type { AcceptedCard } from "../payments/readCard.ts"
import { cardNetwork, networkById } from "../payments/cardNetworks.ts"
import { paymentPlan, planByName, type PaymentPlan } from "../payments/paymentPlan.ts"
import { type FieldProblem, notAcceptable } from "../../platform/http/Refused.ts"
import { newToken, tokenHash } from "../../platform/ports/token.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import type { Database } from "../../platform/storage/Database.ts"
import type { UnitOfWork } from "../../platform/storage/Storage.ts"
import type { WalletCardDetails } from "../wallet/readWalletCard.ts"
import { parseExpiry } from "./validateCardFormat.ts"
import type { TypedCard } from "./TypedCard.ts"
import type { SealedKind, VaultTables } from "../../platform/storage/tables/VaultTables.ts"

type SealedRow = Selectable<VaultTables["sealed_card"]>

/** Details of a tokenized card that the shop gets. */
export interface TokenizedCard {
  readonly token: string
  /** Id of the network and last four digits; empty for a security code. */
  readonly network: string
  readonly lastDigits: string
}

/** Validity of a token for a purchase, in milliseconds. */
const LIFETIME_MS = 900_000
/** A challenge may return after the token has expired; afterwards its row can be deleted. Milliseconds. */
const RETENTION_MS = 86_400_000

/** Creates a token for validated values, which are not stored. */
export const sealCard = async ({ storage, ports }: SandboxServices, card: TypedCard): Promise<TokenizedCard> => {
  const now = ports.now()
  const token = newToken(ports, "v.")
  const network = card.kind === "code" ? "" : (cardNetwork(card.number)?.id ?? "")
  const lastDigits = card.kind === "code" ? "" : card.number.slice(-4)
  const end = parseExpiry(card.expiry, now)
  await storage.db
    .deleteFrom("sealed_card")
    .where("expires_at", "<", now - RETENTION_MS)
    .execute()
  await storage.db
    .insertInto("sealed_card")
    .values({
      token_hash: tokenHash(token),
      kind: card.kind,
      network,
      last_digits: lastDigits,
      plan: card.kind === "code" ? "" : paymentPlan(card.number).name,
      holder: card.keep ? card.holder : "",
      month: end?.month ?? 0,
      year: end?.year ?? 0,
      expires_at: now + LIFETIME_MS,
      order_id: null,
    })
    .execute()
  return { token, network, lastDigits }
}

/** Returns the plan of a token's card without using the token; undefined when there is no card. */
export const sealedPlan = async (db: Kysely<Database>, token: string): Promise<PaymentPlan | undefined> => {
  const row = await find(db, token)
  return row?.kind === "card" ? planByName(row.plan) : undefined
}

/**
 * Returns the card of a valid token without using the token; undefined for one that is unknown, used or expired, and
 * for a security code.
 */
export const unspentCard = async (
  db: Kysely<Database>,
  token: string,
  now: number,
): Promise<AcceptedCard | undefined> => {
  const row = await find(db, token)
  return row?.kind === "card" && row.order_id === null && row.expires_at > now ? acceptedCard(row) : undefined
}

/** Purpose of using a token. */
export interface CardUse {
  readonly orderId: number
  readonly kind: SealedKind
  /** Path of the token in the body. */
  readonly place: string
  /** The payment continues after the bank's challenge. */
  readonly isChallengeResult: boolean
  readonly now: number
}

/**
 * Uses a token: it is valid for one payment of one order, and once more for the result of a challenge of that payment.
 * Fails with 422 `_ERR_CARD_NOT_VALID` naming `encrypted` for one that is unknown, used, expired, or of another kind.
 */
export const consumeSealedCard = async (
  work: UnitOfWork,
  token: string,
  { orderId, kind, place, isChallengeResult, now }: CardUse,
): Promise<AcceptedCard | undefined> => {
  const spent = await work.db
    .updateTable("sealed_card")
    .set({ order_id: orderId })
    .where("token_hash", "=", tokenHash(token))
    .where("kind", "=", kind)
    .where((row) =>
      row.or([
        row.and([row("order_id", "is", null), row("expires_at", ">", now)]),
        row.and([row("order_id", "=", orderId), row.val(isChallengeResult)]),
      ]),
    )
    .returning(["network", "last_digits", "plan"])
    .executeTakeFirst()
  if (spent === undefined)
    throw notAcceptable("_ERR_CARD_NOT_VALID", "The card has to be typed once more.", [gone(place)])
  return kind === "code" ? undefined : acceptedCard(spent)
}

/** Returns the details of a token's card that a wallet saves, under a name; undefined without the holder's consent. */
export const saveableCard = async (
  work: UnitOfWork,
  token: string,
  tag: string,
): Promise<WalletCardDetails | undefined> => {
  const row = await find(work.db, token)
  return row === undefined || row.holder === ""
    ? undefined
    : {
        network: row.network,
        lastDigits: row.last_digits,
        holder: row.holder,
        end: { month: row.month, year: row.year },
        tag: tag.trim() === "" ? undefined : tag.trim(),
      }
}

/**
 * Uses a token to save its card in a wallet, once. Fails with 422 `_ERR_CARD_NOT_VALID` naming `encrypted` for a token
 * that is unknown, used, expired, of a security code, or of a card whose holder did not agree to saving it.
 */
export const takeSealedCard = async (
  work: UnitOfWork,
  token: string,
  tag: string | undefined,
  now: number,
): Promise<WalletCardDetails> => {
  const row = await work.db
    .deleteFrom("sealed_card")
    .where("token_hash", "=", tokenHash(token))
    .where("kind", "=", "card")
    .where("order_id", "is", null)
    .where("holder", "!=", "")
    .where("expires_at", ">", now)
    .returningAll()
    .executeTakeFirst()
  if (row === undefined)
    throw notAcceptable("_ERR_CARD_NOT_VALID", "The card has to be typed once more.", [
      { field: "encrypted", rule: "unknown", message: "The token is unknown, used or too old." },
    ])
  return {
    network: row.network,
    lastDigits: row.last_digits,
    holder: row.holder,
    end: { month: row.month, year: row.year },
    tag,
  }
}

const acceptedCard = ({
  network,
  last_digits,
  plan,
}: Pick<SealedRow, "network" | "last_digits" | "plan">): AcceptedCard => ({
  network: networkById(network),
  lastDigits: last_digits,
  plan: planByName(plan),
})

const find = async (db: Kysely<Database>, token: string): Promise<SealedRow | undefined> =>
  db.selectFrom("sealed_card").selectAll().where("token_hash", "=", tokenHash(token)).executeTakeFirst()

const gone = (place: string): FieldProblem => ({
  field: `${place}.encrypted`,
  rule: "unknown",
  message: "The token is unknown, used or too old.",
})
