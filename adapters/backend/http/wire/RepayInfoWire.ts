import * as Schema from "effect/Schema"
import type { RepayInfo } from "../../../../domain/payment/RepayInfo.ts"
import { given } from "../given.ts"
import { maybe } from "./maybe.ts"

/** Whether and until when an unpaid order can be paid again. */
export const RepayInfoWire = Schema.Struct({
  isRepayable: Schema.Boolean,
  maxRepayAttempts: maybe(Schema.Int),
  repayStart: maybe(Schema.String),
  duration: maybe(Schema.Int),
})

export function toRepayInfo({
  isRepayable,
  maxRepayAttempts,
  repayStart,
  duration,
}: typeof RepayInfoWire.Type): RepayInfo {
  return {
    isRepayable,
    ...given(maxRepayAttempts, (maxAttempts) => ({ maxAttempts })),
    ...given(repayStart, (start) => ({ start })),
    ...given(duration, (durationSeconds) => ({ durationSeconds })),
  }
}
