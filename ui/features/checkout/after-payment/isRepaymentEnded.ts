import type { BackendError } from "../../../../application/shared/BackendError.ts"

/** Error keys for orders that accept no further payment: the deadline has passed, or the order is paid. */
const KEYS = ["_ERR_REPAY_ENDED", "_ERR_NOT_REPAYABLE"]

/** Whether an error says that an order accepts no further payment, for any reason. */
export function isRepaymentEnded(error: BackendError | { readonly _tag: string }): boolean {
  return (
    error._tag === "BackendError" &&
    "reason" in error &&
    error.reason._tag === "Rejected" &&
    KEYS.includes(error.reason.key ?? "")
  )
}
