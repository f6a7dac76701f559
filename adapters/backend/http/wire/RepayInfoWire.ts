import * as Schema from "effect/Schema"
import type { RepayInfo } from "../../../../domain/payment/RepayInfo.ts"
import { whenDefined } from "../whenDefined.ts"
import { nullish } from "./nullish.ts"

/** Whether and until when an unpaid order can be repaid. */
export const RepayInfoWire = Schema.Struct({
  isRepayable: Schema.Boolean,
  maxRepayAttempts: nullish(Schema.Int),
  repayStart: nullish(Schema.String),
  duration: nullish(Schema.Int),
})

export function toRepayInfo({
  isRepayable,
  maxRepayAttempts,
  repayStart,
  duration,
}: typeof RepayInfoWire.Type): RepayInfo {
  return {
    isRepayable,
    ...whenDefined(maxRepayAttempts, (maxAttempts) => ({ maxAttempts })),
    ...whenDefined(repayStart, (start) => ({ start })),
    ...whenDefined(duration, (durationSeconds) => ({ durationSeconds })),
  }
}
