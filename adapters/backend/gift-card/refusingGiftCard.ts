import * as Effect from "effect/Effect"
import type { BackendError } from "../../../application/shared/BackendError.ts"
import { GIFT_TEXT_LENGTHS, type GiftTextField } from "../../../domain/gift-card/giftTextProblem.ts"
import type { GiftCardProblem } from "../../../domain/gift-card/GiftCardProblem.ts"
import { GiftCardRefused } from "../../../domain/gift-card/GiftCardRefused.ts"

/** A gift card that the shop does not take, each problem at its field; any other refusal stays what it is. */
export function refusingGiftCard<A>(call: Effect.Effect<A, BackendError>) {
  return Effect.mapError(call, (error) => {
    if (error.reason._tag !== "Rejected") return error
    const problems = error.reason.fields.map(problemOf)
    // What none of our fields is for is said in the shop's own words.
    const ours = problems.filter((problem) => problem !== undefined)
    return ours.length === 0 || ours.length < problems.length ? error : GiftCardRefused.of(ours)
  })
}

const MOMENT: readonly string[] = ["year", "month", "day", "hour", "minute"]

function problemOf({ field, rule }: { readonly field: string; readonly rule: string }): GiftCardProblem | undefined {
  if (MOMENT.includes(field))
    return { field: "sendDate", rule: rule === "past" ? "past" : rule === "maximum" ? "late" : "date" }
  if (field === "quantity") return { field, rule: "quantity" }
  if (!isTextField(field)) return undefined
  if (rule === "forbiddenWord" || rule === "required" || rule === "email" || rule === "phone") return { field, rule }
  return rule === "maxLength" ? { field, rule: "tooLong", parameter: String(GIFT_TEXT_LENGTHS[field]) } : undefined
}

function isTextField(field: string): field is GiftTextField {
  return Object.hasOwn(GIFT_TEXT_LENGTHS, field)
}
