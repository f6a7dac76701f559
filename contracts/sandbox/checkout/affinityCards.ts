import type { components } from "../../generated/checkout.d.ts"
import { shareOut } from "../cart/shareOut.ts"
import { notAcceptable } from "../http/Refusal.ts"
import { passesCheckDigit } from "./readCard.ts"

type AffinityCheck = components["schemas"]["AffinityCheck"]

/** Cards of the shop's own brand begin with these digits. */
const ISSUER = "539999"
/** The holder of the demo card; another vatin has no such card. */
const HOLDER = "12345678Z"
const MONTHS = [3, 6, 12]

/** Whether a card is an affinity card of this holder, and how it would pay. Fails with 422 for a mistyped number; nothing is kept. */
export const checkAffinityCard = ({ number, vatin, amount }: AffinityCheck): components["schemas"]["AffinityAnswer"] => {
  if (!passesCheckDigit(number)) throw notAcceptable("_ERR_CARD_NOT_VALID", "The card is not valid.", [{ field: "number", rule: "luhn", message: "The card number is mistyped." }])
  if (!number.startsWith(ISSUER) || (vatin !== undefined && vatin.trim().toUpperCase() !== HOLDER)) return { isAffinity: false }
  return { isAffinity: true, name: "Selvedge Affinity", instalments: MONTHS.map((months) => ({ months, amounts: [...shareOut(amount, Array.from({ length: months }, () => 1))] })) }
}
