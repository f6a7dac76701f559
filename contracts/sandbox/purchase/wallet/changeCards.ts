import type { components } from "../../../generated/wallet.d.ts"
import { type CartScope, userIdNumber } from "../../cart/CartScope.ts"
import { invalidField, notAcceptable, refused } from "../../platform/http/Refused.ts"
import { newToken } from "../../platform/ports/token.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import type { UnitOfWork } from "../../platform/storage/Storage.ts"
import { isOver } from "./cardExpiry.ts"
import { readTag, readWalletCard, type WalletCardDetails } from "./readWalletCard.ts"
import {
  activeCards,
  type CardName,
  lockWallet,
  MAXIMUM_CARDS,
  readWalletCards,
  requireCard,
  type WalletCardRow,
} from "./walletCards.ts"
import { lockRunning } from "../../customers/session/lockRunning.ts"

type WalletCardInput = components["schemas"]["WalletCardInput"]

/** Uses a vault's token to save its card under a name, once. Fails with 422 naming `encrypted` for any other token. */
export type TakeSealedCard = (
  work: UnitOfWork,
  token: string,
  tag: string | undefined,
  now: number,
) => Promise<WalletCardDetails>

/**
 * Saves a typed or tokenized card, or replaces the one that `cardGuid` names; without a card only its name and default
 * change. Duplicates are saved once.
 */
export const saveCard = (
  { ports, storage }: SandboxServices,
  scope: CartScope,
  input: WalletCardInput,
  takeSealedCard: TakeSealedCard,
): Promise<WalletCardRow> => {
  const { encrypted, number, cardGuid } = input
  const tag = readTag(input)
  if (encrypted !== undefined && number !== undefined)
    throw invalidField("encrypted", "one", "Send the card either typed or encrypted.")
  const typed =
    encrypted !== undefined || (number === undefined && cardGuid !== undefined)
      ? undefined
      : readWalletCard(input, scope.now)
  return storage.transaction(async (work) => {
    await lockRunning(work, scope.principal)
    if (typed !== undefined) return insertWalletCard(work, ports, scope, input, typed)
    return encrypted === undefined
      ? renameCard(work, scope, input, tag)
      : insertWalletCard(work, ports, scope, input, await takeSealedCard(work, encrypted, tag, scope.now))
  })
}

const renameCard = async (
  work: UnitOfWork,
  scope: CartScope,
  { cardGuid, tag: typedTag, isDefaultCard }: WalletCardInput,
  tag: string | undefined,
): Promise<WalletCardRow> => {
  await lockWallet(work, scope)
  const card = requireCard(await readWalletCards(work.db, scope), { cardGuid })
  if (isDefaultCard === true) requireValidCard(card, scope.now)
  const named =
    typedTag === undefined
      ? card
      : await work.db
          .updateTable("wallet_card")
          .set({ tag: tag ?? null })
          .where("card_id", "=", card.card_id)
          .returningAll()
          .executeTakeFirstOrThrow()
  return isDefaultCard === true ? setDefault(work, scope, named) : named
}

/**
 * Saves the card of a purchase in the same transaction, under a name. A full wallet does not change: the purchase must
 * not fail because of it.
 */
export const savePaidCard = async (
  work: UnitOfWork,
  { ports }: SandboxServices,
  scope: CartScope,
  details: WalletCardDetails,
): Promise<void> => {
  await lockWallet(work, scope)
  const cards = await readWalletCards(work.db, scope)
  if (cards.length < MAXIMUM_CARDS || cards.some((card) => isSameCard(card, details)))
    await insertWalletCard(work, ports, scope, {}, details)
}

const insertWalletCard = async (
  work: UnitOfWork,
  ports: SandboxServices["ports"],
  scope: CartScope,
  input: Pick<WalletCardInput, "cardGuid" | "isDefaultCard">,
  details: WalletCardDetails,
): Promise<WalletCardRow> => {
  await lockWallet(work, scope)
  const cards = await readWalletCards(work.db, scope)
  const named = input.cardGuid === undefined ? undefined : requireCard(cards, { cardGuid: input.cardGuid })
  const duplicate = cards.find((card) => isSameCard(card, details))
  if (named !== undefined && duplicate !== undefined && duplicate.card_id !== named.card_id)
    throw refused("_ERR_CARD_SAVED", "This card is in the wallet already.")
  const before = named ?? duplicate
  if (before === undefined && cards.length >= MAXIMUM_CARDS)
    throw refused("_ERR_MAX_WALLET_CARDS", "The wallet holds its maximum of cards.", [String(MAXIMUM_CARDS)])
  const card =
    before === undefined
      ? await insertCard(work, scope, details, (prefix) => newToken(ports, prefix))
      : await replaceCard(work, before, details)
  const becomesDefault = input.isDefaultCard === true || !cards.some((one) => one.is_default)
  return becomesDefault ? setDefault(work, scope, card) : card
}

/** Makes a card the only default. Fails with 404 for a card of another customer, 422 for an expired one. */
export const setDefaultCard = async (
  { storage }: SandboxServices,
  scope: CartScope,
  hash: string,
): Promise<readonly WalletCardRow[]> =>
  storage.transaction(async (work) => {
    await lockWallet(work, scope)
    const card = requireCard(await readWalletCards(work.db, scope), { hash })
    requireValidCard(card, scope.now)
    await setDefault(work, scope, card)
    return readWalletCards(work.db, scope)
  })

const requireValidCard = (card: WalletCardRow, now: number): void => {
  if (isOver(card, now))
    throw notAcceptable("_ERR_CARD_NOT_VALID", "The card has expired.", [
      { field: "hash", rule: "expired", message: "The card has expired." },
    ])
}

/** Deletes a card; when it was the default, the newest valid card becomes the default (F106). */
export const deleteCard = async ({ storage }: SandboxServices, scope: CartScope, name: CardName): Promise<void> => {
  if (name.cardGuid === undefined && name.hash === undefined)
    throw invalidField("cardGuid", "required", "Name the card by cardGuid or by hash.")
  await storage.transaction(async (work) => {
    await lockWallet(work, scope)
    const cards = await readWalletCards(work.db, scope)
    const card = requireCard(cards, name)
    await work.db.deleteFrom("wallet_card").where("card_id", "=", card.card_id).execute()
    const [next] = activeCards(cards, scope.now).filter(({ card_id }) => card_id !== card.card_id)
    if (card.is_default && next !== undefined) await setDefault(work, scope, next)
  })
}

const isSameCard = (card: WalletCardRow, { network, lastDigits, end }: WalletCardDetails): boolean =>
  card.network === network && card.last_digits === lastDigits && card.year === end.year && card.month === end.month

const insertCard = async (
  work: UnitOfWork,
  { principal, store, now }: CartScope,
  { network, lastDigits, holder, end, tag }: WalletCardDetails,
  token: (prefix: string) => string,
): Promise<WalletCardRow> =>
  work.db
    .insertInto("wallet_card")
    .values({
      user_id: userIdNumber(principal),
      store_id: store.id,
      // A token may start with a dash, which a command line reads as an option.
      card_guid: token("wc_"),
      card_hash: token("wh_"),
      network,
      last_digits: lastDigits,
      holder,
      month: end.month,
      year: end.year,
      tag: tag ?? null,
      is_default: false,
      saved_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

const replaceCard = async (
  work: UnitOfWork,
  before: WalletCardRow,
  { network, lastDigits, holder, end, tag }: WalletCardDetails,
): Promise<WalletCardRow> =>
  work.db
    .updateTable("wallet_card")
    .set({ network, last_digits: lastDigits, holder, month: end.month, year: end.year, tag: tag ?? before.tag })
    .where("card_id", "=", before.card_id)
    .returningAll()
    .executeTakeFirstOrThrow()

const setDefault = async (
  work: UnitOfWork,
  { principal, store }: CartScope,
  { card_id }: WalletCardRow,
): Promise<WalletCardRow> => {
  await work.db
    .updateTable("wallet_card")
    .set({ is_default: false })
    .where("user_id", "=", userIdNumber(principal))
    .where("store_id", "=", store.id)
    .where("is_default", "=", true)
    .execute()
  return work.db
    .updateTable("wallet_card")
    .set({ is_default: true })
    .where("card_id", "=", card_id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
