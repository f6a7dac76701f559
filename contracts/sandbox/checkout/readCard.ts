import type { components } from "../../generated/checkout.d.ts"
import { type FieldProblem, notAcceptable } from "../http/Refusal.ts"
import { type CardNetwork, cardNetwork } from "./cardNetworks.ts"
import { CARD_MODE } from "./paymentMethods.ts"
import { type PaymentPlan, paymentPlan } from "./paymentPlan.ts"

type PaymentData = components["schemas"]["PaymentData"]

/** All that is kept of a card: never the number, never the security code (F104). */
export interface AcceptedCard {
  readonly network: CardNetwork
  readonly lastDigits: string
  /** What the simulated bank does with it. */
  readonly plan: PaymentPlan
}

const MAX_YEARS_AHEAD = 20

/**
 * Checks the one card of a payment. Fails with 422 `_ERR_CARD_NOT_VALID` naming the fields; the answer never repeats a
 * value. A card is good to the end of its month, in every time zone.
 */
export const readCard = (payments: readonly PaymentData[], now: number): AcceptedCard => {
  const [data, ...others] = payments
  if (data === undefined || others.length > 0) throw refuse([{ field: "paymentBundle.paymentData", rule: "one", message: "Exactly one payment is taken." }])
  if (data.paymentModeId !== CARD_MODE) throw refuse([at("paymentModeId", "unknown", "There is no such payment method.")])
  const network = data.number === undefined ? undefined : cardNetwork(data.number)
  const problems = [...numberProblem(data.number, network), ...expiryProblem(data, now), ...codeProblem(data.cvv2, network), ...holderProblem(data.holder)]
  if (problems.length > 0 || data.number === undefined || network === undefined) throw refuse(problems)
  return { network, lastDigits: data.number.slice(-4), plan: paymentPlan(data.number) }
}

const numberProblem = (number: string | undefined, network: CardNetwork | undefined): readonly FieldProblem[] => {
  if (number === undefined) return [at("number", "required", "The card number is missing.")]
  if (!passesCheckDigit(number)) return [at("number", "luhn", "The card number is mistyped.")]
  if (network === undefined) return [at("number", "network", "This kind of card is not taken.")]
  return network.lengths.includes(number.length) ? [] : [at("number", "length", "The card number has the wrong length.")]
}

const expiryProblem = ({ month, year }: PaymentData, now: number): readonly FieldProblem[] => {
  if (month === undefined || year === undefined) return [at(month === undefined ? "month" : "year", "required", "The end of the card is missing.")]
  const today = new Date(now)
  const century = Math.floor(today.getUTCFullYear() / 100) * 100
  const endYear = year.length === 2 ? century + Number(year) : Number(year)
  // The first moment at which the month is over everywhere on earth (UTC-12).
  if (now >= Date.UTC(endYear, Number(month), 1, 12)) return [at("year", "expired", "The card has expired.")]
  return endYear > today.getUTCFullYear() + MAX_YEARS_AHEAD ? [at("year", "maximum", "The card ends too far ahead.")] : []
}

const codeProblem = (cvv2: string | undefined, network: CardNetwork | undefined): readonly FieldProblem[] => {
  if (cvv2 === undefined) return [at("cvv2", "required", "The security code is missing.")]
  return network !== undefined && cvv2.length !== network.cvvLength ? [at("cvv2", "length", `The security code of this card has ${network.cvvLength} digits.`)] : []
}

const holderProblem = (holder: string | undefined): readonly FieldProblem[] =>
  (holder ?? "").trim() === "" ? [at("holder", "required", "The name on the card is missing.")] : []

/** ISO/IEC 7812-1, annex B: from the right, every second digit doubled, digits of products added. */
const passesCheckDigit = (number: string): boolean =>
  [...number].reverse().reduce((sum, character, index) => {
    const digit = Number(character) * (index % 2 === 0 ? 1 : 2)
    return sum + (digit > 9 ? digit - 9 : digit)
  }, 0) % 10 === 0

const at = (field: string, rule: string, message: string): FieldProblem => ({ field: `paymentBundle.paymentData.0.${field}`, rule, message })

const refuse = (fields: readonly FieldProblem[]) => notAcceptable("_ERR_CARD_NOT_VALID", "The card is not valid.", fields)
