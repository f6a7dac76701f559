import * as Effect from "effect/Effect"
import type { BackendError } from "../../../application/shared/BackendError.ts"
import { GIFT_TEXT_LENGTHS, type GiftTextField } from "../../../domain/gift-card/validateGiftText.ts"
import type { GiftCardRefusedReason } from "../../../domain/gift-card/GiftCardRefusedReason.ts"
import { GiftCardRefused } from "../../../domain/gift-card/GiftCardRefused.ts"

/** Maps the rejected fields of a gift card to its form; other errors pass unchanged. */
export function mapGiftCardErrors<A>(call: Effect.Effect<A, BackendError>) {
  return Effect.mapError(call, (error) => {
    if (error.reason._tag !== "Rejected") return error
    const reasons = error.reason.fields.map(problemOf)
    // When a field is unknown, the backend's own error is kept.
    const giftCardReasons = reasons.filter((problem) => problem !== undefined)
    return giftCardReasons.length === 0 || giftCardReasons.length < reasons.length
      ? error
      : GiftCardRefused.of(giftCardReasons)
  })
}

const DATE_TIME_FIELDS: readonly string[] = ["year", "month", "day", "hour", "minute"]

function problemOf({
  field,
  rule,
}: {
  readonly field: string
  readonly rule: string
}): GiftCardRefusedReason | undefined {
  if (DATE_TIME_FIELDS.includes(field))
    return { field: "sendDate", rule: rule === "past" ? "past" : rule === "maximum" ? "late" : "date" }
  if (field === "quantity") return { field, rule: "quantity" }
  if (!isTextField(field)) return undefined
  if (rule === "forbiddenWord" || rule === "required" || rule === "email" || rule === "phone") return { field, rule }
  return rule === "maxLength" ? { field, rule: "tooLong", parameter: String(GIFT_TEXT_LENGTHS[field]) } : undefined
}

function isTextField(field: string): field is GiftTextField {
  return Object.hasOwn(GIFT_TEXT_LENGTHS, field)
}
