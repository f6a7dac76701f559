import type { Kysely, Selectable } from "kysely"
import type { AcceptedCard } from "../checkout/readCard.ts"
import { cardNetwork, networkById } from "../checkout/cardNetworks.ts"
import { paymentPlan, planByName, type PaymentPlan } from "../checkout/paymentPlan.ts"
import { type FieldProblem, notAcceptable } from "../http/Refusal.ts"
import { newToken, tokenHash } from "../ports/token.ts"
import type { SandboxServices } from "../SandboxServices.ts"
import type { Database } from "../storage/Database.ts"
import type { UnitOfWork } from "../storage/Storage.ts"
import type { WalletCardDetails } from "../wallet/readWalletCard.ts"
import { parseExpiry } from "./validateCardFormat.ts"
import type { TypedCard } from "./TypedCard.ts"
import type { SealedKind, VaultTables } from "./VaultTables.ts"

type SealedRow = Selectable<VaultTables["sealed_card"]>

/** What the shop learns of a card that was typed into the frame. */
export interface TokenizedCard {
  readonly token: string
  /** Id of the network and last four digits; empty of a code. */
  readonly network: string
  readonly lastDigits: string
}

/** How long a token is good for a purchase. */
const LIFETIME_MS = 900_000
/** A challenge may come back after the token's own time; then nobody needs its row. */
const RETENTION_MS = 86_400_000

/** Gives a token for what was typed, which is forgotten with this call. What was typed has no slips. */
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

/** The plan of a token's card, without spending it; undefined for no card. */
export const sealedPlan = async (db: Kysely<Database>, token: string): Promise<PaymentPlan | undefined> => {
  const row = await find(db, token)
  return row?.kind === "card" ? planByName(row.plan) : undefined
}

/**
 * The card of a token that can still pay, without spending it; undefined for one that is unknown, used or too old, and
 * for a code.
 */
export const unspentCard = async (
  db: Kysely<Database>,
  token: string,
  now: number,
): Promise<AcceptedCard | undefined> => {
  const row = await find(db, token)
  return row?.kind === "card" && row.order_id === null && row.expires_at > now ? acceptedCard(row) : undefined
}

/** What a token is spent for. */
export interface CardUse {
  readonly orderId: number
  readonly kind: SealedKind
  /** Where the token stands in the body. */
  readonly place: string
  /** The payment that it began goes on: the bank's question was answered. */
  readonly isChallengeResult: boolean
  readonly now: number
}

/**
 * Spends a token: it is good for one payment of one order, and once more for the answer to a challenge of that payment.
 * Fails with 422 `_ERR_CARD_NOT_VALID` naming `encrypted` for one that is unknown, used, too old, or of another kind.
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

/**
 * What a wallet keeps of the card behind a token, under a name; undefined where its holder did not say so when it was
 * typed.
 */
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
