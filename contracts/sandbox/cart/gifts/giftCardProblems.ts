import type { CartScope } from "../CartScope.ts"
import type { LineDetails } from "../storedJson.ts"
import { storeZone } from "../../stores/storeCalendar.ts"
import { type FieldProblem, notAcceptable } from "../../platform/http/Refused.ts"
import type { GiftCardKind } from "../../catalog/gift-cards/giftCardCatalogue.ts"
import { isVirtualStyle } from "../../catalog/gift-cards/giftCardLooks.ts"
import { giftTextProblems } from "./giftTextProblems.ts"
import { sendMoment, type LocalMoment } from "./sendMoment.ts"

/** How many days ahead a card can be scheduled. */
export const MAXIMUM_DAYS_AHEAD = 365
const DAY_MS = 86_400_000
/** Tolerates the time between choosing "now" and submitting the form. */
const PAST_TOLERANCE_MS = 3_600_000

const EMAIL = /^[^@\s]{2,64}@([^@\s.]+\.)+[^@\s.]{2,192}$/u
const PHONE = /^\+?[\p{Nd}\s().-]{3,}$/u

const REQUIRED = [
  "senderName",
  "receiverName",
  "receiverEmail",
  "receiverPhone",
  "year",
  "month",
  "day",
  "hour",
  "minute",
] as const

/**
 * Fails with 422 `_ERR_GIFT_CARD_NOT_VALID` for texts not allowed on a gift card (S5), naming
 * every field.
 */
export const requireValid = (scope: CartScope, kind: GiftCardKind, details: LineDetails): void => {
  const problems = [...textProblems(details), ...(kind === "virtual" ? sendingProblems(scope, details) : [])]
  if (problems.length > 0) throw notAcceptable("_ERR_GIFT_CARD_NOT_VALID", "The gift card is not valid.", problems)
}

/** The sending time of a card as entered; undefined without one. */
export const sendMomentOf = (
  { store }: Pick<CartScope, "store">,
  { year, month, day, hour, minute }: LineDetails,
): number | undefined => {
  if (year === undefined || month === undefined || day === undefined || hour === undefined || minute === undefined)
    return undefined
  const written: LocalMoment = { year, month, day, hour, minute }
  return sendMoment(written, storeZone(store.countryCode))
}

const sendingProblems = (scope: CartScope, details: LineDetails): readonly FieldProblem[] => {
  const missing = REQUIRED.filter((field) => (details[field] ?? "").trim() === "")
  if (missing.length > 0)
    return missing.map((field) => ({ field, rule: "required", message: `${field} must not be blank.` }))
  return [
    ...(EMAIL.test(details.receiverEmail ?? "")
      ? []
      : [{ field: "receiverEmail", rule: "email", message: "This is no e-mail address." }]),
    ...(PHONE.test(details.receiverPhone ?? "")
      ? []
      : [{ field: "receiverPhone", rule: "phone", message: "This is no telephone number." }]),
    ...(details.virtualStyle === undefined || isVirtualStyle(details.virtualStyle)
      ? []
      : [{ field: "virtualStyle", rule: "unknown", message: "There is no such look." }]),
    ...sendDateProblems(scope, details),
  ]
}

const sendDateProblems = (scope: CartScope, details: LineDetails): readonly FieldProblem[] => {
  const moment = sendMomentOf(scope, details)
  if (moment === undefined) return [{ field: "day", rule: "date", message: "This date or time does not exist." }]
  if (moment < scope.now - PAST_TOLERANCE_MS)
    return [{ field: "day", rule: "past", message: "This moment has passed." }]
  return moment > scope.now + MAXIMUM_DAYS_AHEAD * DAY_MS
    ? [{ field: "day", rule: "maximum", message: `At most ${MAXIMUM_DAYS_AHEAD} days ahead.` }]
    : []
}

const textProblems = ({
  senderName,
  receiverName,
  receiverPhone,
  message,
  customization,
}: LineDetails): readonly FieldProblem[] => {
  const texts: readonly (readonly [string, string | undefined])[] = [
    ["senderName", senderName],
    ["receiverName", receiverName],
    ["receiverPhone", receiverPhone],
    ["message", message],
    ...(customization ?? []).map(({ text }, index) => [`customization.${index}.text`, text] as const),
  ]
  return texts.flatMap(([field, text]) => giftTextProblems(field, text))
}
