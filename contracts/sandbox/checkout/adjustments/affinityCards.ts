import type { components } from "../../../generated/checkout.d.ts"
import { allocate } from "../../cart/allocate.ts"
import { invalidField, notAcceptable, notFound } from "../../platform/http/Refused.ts"
import { passesCheckDigit, type AcceptedCard } from "../../purchase/payments/readCard.ts"

type AffinityCheck = components["schemas"]["AffinityCheck"]

/** Prefix of the shop's own card brand. */
const ISSUER = "539999"
/** The holder of the demo card; for any other vatin there is no such card. */
const DEMO_HOLDER_VATIN = "12345678Z"
/**
 * Of saved and encrypted cards only the network and these digits are known; other cards may share them, as in
 * `planOfLastDigits`.
 */
const KNOWN = { network: "mastercard", lastDigits: "0000" }
const MONTHS = [3, 6, 12]

/** Cards that the shop knows without their numbers. */
export interface CardLookup {
  /** The customer's card with this hash. */
  readonly saved: (cardHash: string) => Promise<AcceptedCard | undefined>
  /** The card of a vault token that is still valid. */
  readonly sealed: (encrypted: string) => Promise<AcceptedCard | undefined>
}

/**
 * Whether a card is an affinity card of this holder, with its payment options. Fails with 400 unless exactly one card
 * is named, 404 for an unknown hash, another customer's hash and an invalid token, 422 for a mistyped number. Nothing
 * is stored or consumed.
 */
export const checkAffinityCard = async (
  { number, cardHash, encrypted, vatin, amount }: AffinityCheck,
  known: CardLookup,
): Promise<components["schemas"]["AffinityAnswer"]> => {
  if ([number, cardHash, encrypted].filter((name) => name !== undefined).length !== 1)
    throw invalidField("number", "required", "Name the card by one of number, cardHash and encrypted.")
  const isOwnCard =
    cardHash !== undefined
      ? isOwnSavedCard(await known.saved(cardHash))
      : encrypted !== undefined
        ? isOwnSavedCard(await known.sealed(encrypted))
        : isOwnCardNumber(number ?? "")
  if (!isOwnCard || (vatin !== undefined && vatin.trim().toUpperCase() !== DEMO_HOLDER_VATIN))
    return { isAffinity: false }
  return {
    isAffinity: true,
    name: "Selvedge Affinity",
    instalments: MONTHS.map((months) => ({
      months,
      amounts: [
        ...allocate(
          amount,
          Array.from({ length: months }, () => 1),
        ),
      ],
    })),
  }
}

const isOwnCardNumber = (number: string): boolean => {
  if (!passesCheckDigit(number))
    throw notAcceptable("_ERR_CARD_NOT_VALID", "The card is not valid.", [
      { field: "number", rule: "luhn", message: "The card number is mistyped." },
    ])
  return number.startsWith(ISSUER)
}

const isOwnSavedCard = (card: AcceptedCard | undefined): boolean => {
  if (card === undefined) throw notFound("There is no such card in the wallet, nor behind a token that can still pay.")
  return card.network.id === KNOWN.network && card.lastDigits === KNOWN.lastDigits
}
