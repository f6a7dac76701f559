import type { BackendError } from "../../../application/shared/BackendError.ts"

/** The shop takes no further payment for an order: its time is over, or it is paid already. */
const KEYS = ["_ERR_REPAY_ENDED", "_ERR_NOT_REPAYABLE"]

/** Whether a refusal says that an order takes no further payment; it does not say why. */
export function isRepaymentEnded(error: BackendError | { readonly _tag: string }): boolean {
  return (
    error._tag === "BackendError" &&
    "reason" in error &&
    error.reason._tag === "Rejected" &&
    KEYS.includes(error.reason.key ?? "")
  )
}
