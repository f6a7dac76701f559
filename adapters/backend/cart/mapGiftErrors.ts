import * as Effect from "effect/Effect"
import type { BackendError } from "../../../application/shared/BackendError.ts"
import { GiftRefused } from "../../../domain/cart/GiftRefused.ts"
import {
  GIFT_TEXT_LENGTHS,
  type GiftTextField,
  type GiftTextRefusedReason,
} from "../../../domain/gift-card/validateGiftText.ts"

/** Maps rejected gift texts to their fields; other errors pass unchanged. */
export function mapGiftErrors<A>(call: Effect.Effect<A, BackendError>) {
  return Effect.mapError(call, (error) => {
    if (error.reason._tag !== "Rejected") return error
    const reasons = error.reason.fields.flatMap(problemOf)
    return reasons.length === 0 ? error : GiftRefused.of(reasons)
  })
}

function problemOf({
  field,
  rule,
}: {
  readonly field: string
  readonly rule: string
}): readonly GiftTextRefusedReason[] {
  if (!isGiftField(field)) return []
  if (rule === "forbiddenWord" || rule === "required" || rule === "email") return [{ field, rule }]
  return rule === "maxLength" ? [{ field, rule: "tooLong", parameter: String(GIFT_TEXT_LENGTHS[field]) }] : []
}

function isGiftField(field: string): field is GiftTextField {
  return Object.hasOwn(GIFT_TEXT_LENGTHS, field)
}
