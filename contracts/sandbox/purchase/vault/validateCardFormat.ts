import { cardNetwork } from "../payments/cardNetworks.ts"
import { passesCheckDigit } from "../payments/readCard.ts"
import { cardExpiry, type CardExpiry, isOver } from "../wallet/cardExpiry.ts"
import type { TypedCard } from "./TypedCard.ts"

/** A problem of a typed card, as the frame reports it: the shop provides a text for each rule. */
export interface CardRefusedReason {
  readonly field: "number" | "expiry" | "securityCode" | "holder"
  readonly rule: "required" | "number" | "length" | "network" | "expiry" | "expired" | "securityCode" | "holder"
}

const MAX_YEARS_AHEAD = 20
const MAX_HOLDER = 128
/** A number typed into the wrong field would be stored as a name. */
const LONG_NUMBER = /(?:\p{Nd}[\s.\-]?){5,}/u

/** Returns all problems of the typed values; empty when they can be tokenized. */
export const validateCardFormat = (card: TypedCard, now: number): readonly CardRefusedReason[] =>
  card.kind === "code"
    ? securityCodeReasons(card)
    : [...numberReasons(card), ...expiryReasons(card, now), ...securityCodeReasons(card), ...holderReasons(card)]

/** Returns month and year of a typed expiry; undefined when it is malformed. */
export const parseExpiry = (expiry: string, now: number): CardExpiry | undefined => {
  const { month = "", year = "" } =
    /^(?<month>\d{1,2})\s{0,3}[/.\-]?\s{0,3}(?<year>\d{4}|\d{2})$/u.exec(expiry)?.groups ?? {}
  const end = cardExpiry(month, year, now)
  return month === "" || end.month < 1 || end.month > 12 ? undefined : end
}

const numberReasons = ({ number }: TypedCard): readonly CardRefusedReason[] => {
  if (number === "") return [{ field: "number", rule: "required" }]
  if (!/^[0-9]{8,19}$/u.test(number) || !passesCheckDigit(number)) return [{ field: "number", rule: "number" }]
  const network = cardNetwork(number)
  if (network === undefined) return [{ field: "number", rule: "network" }]
  return network.lengths.includes(number.length) ? [] : [{ field: "number", rule: "length" }]
}

const expiryReasons = ({ expiry }: TypedCard, now: number): readonly CardRefusedReason[] => {
  if (expiry === "") return [{ field: "expiry", rule: "required" }]
  const end = parseExpiry(expiry, now)
  if (end === undefined || end.year > new Date(now).getUTCFullYear() + MAX_YEARS_AHEAD)
    return [{ field: "expiry", rule: "expiry" }]
  return isOver(end, now) ? [{ field: "expiry", rule: "expired" }] : []
}

const securityCodeReasons = ({ number, securityCode }: TypedCard): readonly CardRefusedReason[] => {
  if (securityCode === "") return [{ field: "securityCode", rule: "required" }]
  const length = cardNetwork(number)?.cvvLength ?? securityCode.length
  return /^[0-9]{3,4}$/u.test(securityCode) && securityCode.length === length
    ? []
    : [{ field: "securityCode", rule: "securityCode" }]
}

const holderReasons = ({ holder }: TypedCard): readonly CardRefusedReason[] => {
  if (holder === "") return [{ field: "holder", rule: "required" }]
  return holder.length <= MAX_HOLDER && !LONG_NUMBER.test(holder) ? [] : [{ field: "holder", rule: "holder" }]
}
