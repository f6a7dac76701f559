import { cardNetwork } from "../checkout/cardNetworks.ts"
import { passesCheckDigit } from "../checkout/readCard.ts"
import { cardEnd, type CardEnd, isOver } from "../wallet/cardEnd.ts"
import type { TypedCard } from "./TypedCard.ts"

/** One thing wrong with a typed card, in the words of the frame: each rule has a sentence that the shop gives. */
export interface CardSlip {
  readonly field: "number" | "expiry" | "securityCode" | "holder"
  readonly rule: "required" | "number" | "length" | "network" | "expiry" | "expired" | "securityCode" | "holder"
}

const MAX_YEARS_AHEAD = 20
const MAX_HOLDER = 128
/** A number typed into the wrong field would be kept as a name. */
const LONG_NUMBER = /(?:\p{Nd}[\s.\-]?){5,}/u

/** Everything wrong with what was typed; empty when it can be sealed. */
export const cardSlips = (card: TypedCard, now: number): readonly CardSlip[] =>
  card.kind === "code"
    ? codeSlips(card)
    : [...numberSlips(card), ...expirySlips(card, now), ...codeSlips(card), ...holderSlips(card)]

/** Month and year of an expiry as it was typed; undefined where it is none. */
export const expiryEnd = (expiry: string, now: number): CardEnd | undefined => {
  const { month = "", year = "" } =
    /^(?<month>\d{1,2})\s{0,3}[/.\-]?\s{0,3}(?<year>\d{4}|\d{2})$/u.exec(expiry)?.groups ?? {}
  const end = cardEnd(month, year, now)
  return month === "" || end.month < 1 || end.month > 12 ? undefined : end
}

const numberSlips = ({ number }: TypedCard): readonly CardSlip[] => {
  if (number === "") return [{ field: "number", rule: "required" }]
  if (!/^[0-9]{8,19}$/u.test(number) || !passesCheckDigit(number)) return [{ field: "number", rule: "number" }]
  const network = cardNetwork(number)
  if (network === undefined) return [{ field: "number", rule: "network" }]
  return network.lengths.includes(number.length) ? [] : [{ field: "number", rule: "length" }]
}

const expirySlips = ({ expiry }: TypedCard, now: number): readonly CardSlip[] => {
  if (expiry === "") return [{ field: "expiry", rule: "required" }]
  const end = expiryEnd(expiry, now)
  if (end === undefined || end.year > new Date(now).getUTCFullYear() + MAX_YEARS_AHEAD)
    return [{ field: "expiry", rule: "expiry" }]
  return isOver(end, now) ? [{ field: "expiry", rule: "expired" }] : []
}

const codeSlips = ({ number, securityCode }: TypedCard): readonly CardSlip[] => {
  if (securityCode === "") return [{ field: "securityCode", rule: "required" }]
  const length = cardNetwork(number)?.cvvLength ?? securityCode.length
  return /^[0-9]{3,4}$/u.test(securityCode) && securityCode.length === length
    ? []
    : [{ field: "securityCode", rule: "securityCode" }]
}

const holderSlips = ({ holder }: TypedCard): readonly CardSlip[] => {
  if (holder === "") return [{ field: "holder", rule: "required" }]
  return holder.length <= MAX_HOLDER && !LONG_NUMBER.test(holder) ? [] : [{ field: "holder", rule: "holder" }]
}
