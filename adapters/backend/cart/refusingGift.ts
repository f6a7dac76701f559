import * as Effect from "effect/Effect"
import type { BackendError } from "../../../application/shared/BackendError.ts"
import { GiftRefused } from "../../../domain/cart/GiftRefused.ts"
import {
  GIFT_TEXT_LENGTHS,
  type GiftTextField,
  type GiftTextProblem,
} from "../../../domain/gift-card/giftTextProblem.ts"

/** Words of a gift that the shop refuses, at their fields; any other refusal stays what it is. */
export function refusingGift<A>(call: Effect.Effect<A, BackendError>) {
  return Effect.mapError(call, (error) => {
    if (error.reason._tag !== "Rejected") return error
    const problems = error.reason.fields.flatMap(problemOf)
    return problems.length === 0 ? error : GiftRefused.of(problems)
  })
}

function problemOf({ field, rule }: { readonly field: string; readonly rule: string }): readonly GiftTextProblem[] {
  if (!isGiftField(field)) return []
  if (rule === "forbiddenWord" || rule === "required" || rule === "email") return [{ field, rule }]
  return rule === "maxLength" ? [{ field, rule: "tooLong", parameter: String(GIFT_TEXT_LENGTHS[field]) }] : []
}

function isGiftField(field: string): field is GiftTextField {
  return Object.hasOwn(GIFT_TEXT_LENGTHS, field)
}
