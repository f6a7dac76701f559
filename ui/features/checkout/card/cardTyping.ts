import { toAsciiDigits } from "../../../../domain/shared/toAsciiDigits.ts"
import { cardDigits } from "../../../../domain/payment/Card.ts"
import type { CardNetwork } from "../../../../domain/payment/cardNetwork.ts"
import { cardNetwork, securityCodeLength } from "../../../../domain/payment/cardNetwork.ts"

const MAX_CARD_DIGITS = 19
const AMEX_GROUPS = [4, 6, 5]
const DINERS_GROUPS = [4, 6, 4]

/** Formats a card number in groups as printed on the card, ignoring other characters. */
export function groupedCardNumber(text: string): string {
  const digits = cardDigits(text).replace(/\D/g, "").slice(0, MAX_CARD_DIGITS)
  const groups = groupsOf(cardNetwork(digits), digits.length)
  const parts: string[] = []
  let from = 0
  for (const length of groups) {
    if (from < digits.length) parts.push(digits.slice(from, from + length))
    from += length
  }
  return parts.join(" ")
}

function groupsOf(network: CardNetwork | undefined, count: number): readonly number[] {
  if (network === "amex") return AMEX_GROUPS
  if (network === "diners" && count <= 14) return DINERS_GROUPS
  return [4, 4, 4, 4, 3]
}

/**
 * Formats an expiry date with a slash: "1227", "12/2027" and "12 - 27" all become `12/27`. Invalid input stays as
 * typed.
 */
export function groupedExpiry(text: string): string {
  const typed = toAsciiDigits(text)
  const digits = typed.replace(/\D/g, "")
  const [, month = "", year = ""] = /^\s*(\d{1,2})(?:\s*[/.-]\s*|\s+)(?:(\d{1,4})\s*)?$/.exec(typed) ?? []
  if (month !== "") return `${month.padStart(2, "0")}/${year}`
  if (digits.length <= 2) return digits
  return `${digits.slice(0, 2)}/${digits.slice(2, 6)}`
}

/** Length and position of the security code, from the first digits of the card number. */
export function securityCodeFormat(cardNumber: string): { readonly length: 3 | 4; readonly side: "front" | "back" } {
  const length = securityCodeLength(cardDigits(cardNumber))
  return { length, side: length === 4 ? "front" : "back" }
}
