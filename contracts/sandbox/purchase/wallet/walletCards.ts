import type { Kysely, Selectable } from "kysely"
import type { components } from "../../../generated/wallet.d.ts"
import { type CartScope, userIdNumber } from "../../cart/CartScope.ts"
import { notFound } from "../../platform/http/Refused.ts"
import type { Database } from "../../platform/storage/Database.ts"
import type { UnitOfWork } from "../../platform/storage/Storage.ts"
import { isOver } from "./cardExpiry.ts"
import type { WalletTables } from "../../platform/storage/tables/WalletTables.ts"

export type WalletCardRow = Selectable<WalletTables["wallet_card"]>
export type WireWalletCard = components["schemas"]["WalletCard"]
type WireWalletCardList = components["schemas"]["WalletCardList"]

/** Maximum number of saved cards per customer and store. */
export const MAXIMUM_CARDS = 10

/** Returns the customer's cards in this store: the default one first, then the newest. */
export const readWalletCards = async (
  db: Kysely<Database>,
  { principal, store }: CartScope,
): Promise<readonly WalletCardRow[]> =>
  db
    .selectFrom("wallet_card")
    .selectAll()
    .where("user_id", "=", userIdNumber(principal))
    .where("store_id", "=", store.id)
    .orderBy("is_default", "desc")
    .orderBy("card_id", "desc")
    .execute()

/** Locks the wallet, so that changes of one customer's cards are serialized. */
export const lockWallet = async (work: UnitOfWork, { principal }: CartScope): Promise<void> => {
  await work.db
    .selectFrom("customer")
    .select("user_id")
    .where("user_id", "=", userIdNumber(principal))
    .forUpdate()
    .executeTakeFirst()
}

/** How a call identifies a saved card. */
export interface CardName {
  readonly cardGuid?: string | undefined
  readonly hash?: string | undefined
}

/** Returns the named card. Fails with the same 404 for another customer's and an unknown one. */
export const requireCard = (cards: readonly WalletCardRow[], { cardGuid, hash }: CardName): WalletCardRow => {
  const card = cards.find(
    (one) => (cardGuid === undefined || one.card_guid === cardGuid) && (hash === undefined || one.card_hash === hash),
  )
  if (card === undefined) throw notFound("There is no such card in the wallet.")
  return card
}

/** Returns the cards that are not expired. */
export const activeCards = (cards: readonly WalletCardRow[], now: number): readonly WalletCardRow[] =>
  cards.filter((card) => !isOver(card, now))

export const presentCard = (card: WalletCardRow, now: number): WireWalletCard => ({
  cardGuid: card.card_guid,
  hash: card.card_hash,
  network: card.network,
  lastDigits: card.last_digits,
  holder: card.holder,
  month: String(card.month).padStart(2, "0"),
  year: String(card.year),
  ...(card.tag === null ? {} : { tag: card.tag }),
  isDefaultCard: card.is_default,
  isExpired: isOver(card, now),
  paymentCode: card.network,
})

export const presentCards = (cards: readonly WalletCardRow[], now: number): WireWalletCardList => ({
  cards: cards.map((card) => presentCard(card, now)),
  maximumCards: MAXIMUM_CARDS,
})
