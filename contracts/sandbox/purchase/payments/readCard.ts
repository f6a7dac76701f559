import type { components } from "../../../generated/checkout.d.ts"
import { type FieldProblem, notAcceptable } from "../../platform/http/Refused.ts"
import { type CardNetwork, cardNetwork } from "./cardNetworks.ts"
import { type PaymentPlan, paymentPlan } from "./paymentPlan.ts"

export type PaymentData = components["schemas"]["PaymentData"]

/** The stored data of a card: never the number, never the security code (F104). */
export interface AcceptedCard {
  readonly network: CardNetwork
  readonly lastDigits: string
  /** The simulated bank's behaviour. */
  readonly plan: PaymentPlan
}

const MAX_YEARS_AHEAD = 20

/**
 * Checks an entered card; `place` is its path in the body. Fails with 422 `_ERR_CARD_NOT_VALID` naming the fields; the
 * response never repeats a value. A card is valid until the end of its month in every time zone.
 */
export const readCard = (data: PaymentData, place: string, now: number): AcceptedCard => {
  const at = (field: string, rule: string, message: string): FieldProblem => ({
    field: `${place}.${field}`,
    rule,
    message,
  })
  const network = data.number === undefined ? undefined : cardNetwork(data.number)
  const problems = [
    ...numberReasons(data.number, network),
    ...expiryReasons(data, now),
    ...codeReasons(data.cvv2, network),
    ...holderReasons(data.holder),
  ].map((problem) => at(...problem))
  if (problems.length > 0 || data.number === undefined || network === undefined)
    throw notAcceptable("_ERR_CARD_NOT_VALID", "The card is not valid.", problems)
  return { network, lastDigits: data.number.slice(-4), plan: paymentPlan(data.number) }
}

type CardReason = readonly [field: string, rule: string, message: string]

const numberReasons = (number: string | undefined, network: CardNetwork | undefined): readonly CardReason[] => {
  if (number === undefined) return [["number", "required", "The card number is missing."]]
  if (!passesCheckDigit(number)) return [["number", "luhn", "The card number is mistyped."]]
  if (network === undefined) return [["number", "network", "This kind of card is not taken."]]
  return network.lengths.includes(number.length) ? [] : [["number", "length", "The card number has the wrong length."]]
}

const expiryReasons = ({ month, year }: PaymentData, now: number): readonly CardReason[] => {
  if (month === undefined || year === undefined)
    return [[month === undefined ? "month" : "year", "required", "The end of the card is missing."]]
  const today = new Date(now)
  const century = Math.floor(today.getUTCFullYear() / 100) * 100
  const endYear = year.length === 2 ? century + Number(year) : Number(year)
  // The first time at which the month is over everywhere on earth (UTC-12).
  if (now >= Date.UTC(endYear, Number(month), 1, 12)) return [["year", "expired", "The card has expired."]]
  return endYear > today.getUTCFullYear() + MAX_YEARS_AHEAD ? [["year", "maximum", "The card ends too far ahead."]] : []
}

const codeReasons = (cvv2: string | undefined, network: CardNetwork | undefined): readonly CardReason[] => {
  if (cvv2 === undefined) return [["cvv2", "required", "The security code is missing."]]
  return network !== undefined && cvv2.length !== network.cvvLength
    ? [["cvv2", "length", `The security code of this card has ${network.cvvLength} digits.`]]
    : []
}

const holderReasons = (holder: string | undefined): readonly CardReason[] =>
  (holder ?? "").trim() === "" ? [["holder", "required", "The name on the card is missing."]] : []

/** ISO/IEC 7812-1, annex B: from the right, every second digit doubled, digits of products added. */
export const passesCheckDigit = (number: string): boolean =>
  [...number].reverse().reduce((sum, character, index) => {
    const digit = Number(character) * (index % 2 === 0 ? 1 : 2)
    return sum + (digit > 9 ? digit - 9 : digit)
  }, 0) %
    10 ===
  0
