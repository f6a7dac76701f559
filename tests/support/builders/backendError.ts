import type { BackendErrorReason } from "../../../application/shared/BackendError.ts"
import { BackendError } from "../../../application/shared/BackendError.ts"

/** Kinds of call failures, by name. */
export const REASONS = {
  unreachable: { _tag: "Unreachable" },
  timedOut: { _tag: "TimedOut", afterMillis: 8000 },
  notFound: { _tag: "NotFound" },
  fault: { _tag: "ServerFault" },
  cartFault: { _tag: "ServerFault", key: "LINE_NO_BUYABLE" },
  expired: { _tag: "SessionExpired" },
  forbidden: { _tag: "Forbidden" },
  mismatch: { _tag: "ContractMismatch", path: "items[0].sku", expected: "string" },
  busy: { _tag: "RateLimited", retryAfterMillis: 3000 },
  rejected: { _tag: "Rejected", parameters: [], causes: [], fields: [] },
} as const satisfies Record<string, BackendErrorReason>

/** A failed call. */
export function backendError(reason: keyof typeof REASONS, operation = "operation"): BackendError {
  return new BackendError({ operation, reason: REASONS[reason] })
}
