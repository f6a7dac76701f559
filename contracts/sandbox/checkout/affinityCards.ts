import type { components } from "../../generated/checkout.d.ts"
import { shareOut } from "../cart/shareOut.ts"
import { invalidField, notAcceptable, notFound } from "../http/Refusal.ts"
import { passesCheckDigit, type AcceptedCard } from "./readCard.ts"

type AffinityCheck = components["schemas"]["AffinityCheck"]

/** Cards of the shop's own brand begin with these digits. */
const ISSUER = "539999"
/** The holder of the demo card; another vatin has no such card. */
const HOLDER = "12345678Z"
/** Of a saved card no more is known than its network and these; another card may share them, as in `planOfLastDigits`. */
const SAVED = { network: "mastercard", lastDigits: "0000" }
const MONTHS = [3, 6, 12]

/**
 * Whether a card is an affinity card of this holder, and how it would pay; `saved` reads the shopper's card of a hash. Fails with 400
 * where not exactly one card is named, 404 for a hash of nobody's or another's, 422 for a mistyped number; nothing is kept.
 */
export const checkAffinityCard = async ({ number, cardHash, vatin, amount }: AffinityCheck, saved: (cardHash: string) => Promise<AcceptedCard | undefined>): Promise<components["schemas"]["AffinityAnswer"]> => {
  if ((number === undefined) === (cardHash === undefined)) throw invalidField("number", "required", "Name the card by number or by cardHash.")
  const isOurs = cardHash === undefined ? isOurNumber(number ?? "") : isOurSaved(await saved(cardHash))
  if (!isOurs || (vatin !== undefined && vatin.trim().toUpperCase() !== HOLDER)) return { isAffinity: false }
  return { isAffinity: true, name: "Selvedge Affinity", instalments: MONTHS.map((months) => ({ months, amounts: [...shareOut(amount, Array.from({ length: months }, () => 1))] })) }
}

const isOurNumber = (number: string): boolean => {
  if (!passesCheckDigit(number)) throw notAcceptable("_ERR_CARD_NOT_VALID", "The card is not valid.", [{ field: "number", rule: "luhn", message: "The card number is mistyped." }])
  return number.startsWith(ISSUER)
}

const isOurSaved = (card: AcceptedCard | undefined): boolean => {
  if (card === undefined) throw notFound("There is no such card in the wallet.")
  return card.network.id === SAVED.network && card.lastDigits === SAVED.lastDigits
}
