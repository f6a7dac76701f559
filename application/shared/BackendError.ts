import * as Schema from "effect/Schema"

/** The session is no longer good: 401, 403 with code 4 or 11, or body code 4. */
export const SessionExpired = Schema.TaggedStruct("SessionExpired", {})
/** Refused for this user. */
export const Forbidden = Schema.TaggedStruct("Forbidden", {})
/** There is no such thing, or it is not this user's. */
export const NotFound = Schema.TaggedStruct("NotFound", {})
/** Too many calls: the waiting room. `retryAfterMillis` is already clamped (ruling R7). */
export const RateLimited = Schema.TaggedStruct("RateLimited", {
  retryAfterMillis: Schema.Number,
  position: Schema.optionalKey(Schema.Number),
})
/** The shop said no, in words of its own. */
export const Rejected = Schema.TaggedStruct("Rejected", {
  code: Schema.optionalKey(Schema.String),
  key: Schema.optionalKey(Schema.String),
  description: Schema.optionalKey(Schema.String),
  parameters: Schema.Array(Schema.String),
  causes: Schema.Array(Schema.String),
  /** Fields the shop found wrong, with the rule each broke. */
  fields: Schema.Array(
    Schema.Struct({ field: Schema.String, rule: Schema.String, message: Schema.optionalKey(Schema.String) }),
  ),
})
/** The shop failed; with a key it is a shop cart error (specification, section 8). */
export const ServerFault = Schema.TaggedStruct("ServerFault", {
  key: Schema.optionalKey(Schema.String),
  /** The backend does not have the operation (501). */
  isNotImplemented: Schema.optionalKey(Schema.Literal(true)),
})
/** The answer was not what the contract says; `path` names the place in it. */
export const ContractMismatch = Schema.TaggedStruct("ContractMismatch", {
  path: Schema.String,
  expected: Schema.String,
})
/** Path parameters without a value: status 404 before any call (specification, section 5). */
export const MissingPathParameters = Schema.TaggedStruct("MissingPathParameters", {
  status: Schema.Literal(404),
  names: Schema.Array(Schema.String),
})
/** There is no named action of this name: status 404 before any call (specification, section 7). */
export const UnknownAction = Schema.TaggedStruct("UnknownAction", {
  status: Schema.Literal(404),
  /** Names that are like it. */
  nearest: Schema.Array(Schema.String),
})
/** Nothing answered, or the answer broke off. Whether the call took effect is unknown. */
export const Unreachable = Schema.TaggedStruct("Unreachable", { detail: Schema.optionalKey(Schema.String) })
/** No whole answer within the time the operation has. Whether the call took effect is unknown. */
export const TimedOut = Schema.TaggedStruct("TimedOut", { afterMillis: Schema.Number })
/** The caller gave up. */
export const Cancelled = Schema.TaggedStruct("Cancelled", {})

const BackendErrorReason = Schema.Union([
  SessionExpired,
  Forbidden,
  NotFound,
  RateLimited,
  Rejected,
  ServerFault,
  ContractMismatch,
  MissingPathParameters,
  UnknownAction,
  Unreachable,
  TimedOut,
  Cancelled,
])

/**
 * Why a call to the backend failed. A closed union: `catchReason` tells them apart, status numbers stay in the adapter.
 */
export type BackendErrorReason = typeof BackendErrorReason.Type

/** A call to the backend that did not succeed. Never carries a token, a card number or a body. */
export class BackendError extends Schema.TaggedError<BackendError>()("BackendError", {
  /** The operationId of the contract. */
  operation: Schema.String,
  reason: BackendErrorReason,
}) {
  override get message(): string {
    return `${this.operation}: ${this.reason._tag}`
  }
}

/** Failures that say nothing about what the backend did: no answer, a broken one, or one that a server between gave. */
const INCONCLUSIVE_REASONS: readonly BackendErrorReason["_tag"][] = [
  "Unreachable",
  "TimedOut",
  "ServerFault",
  "ContractMismatch",
  "Cancelled",
]

/**
 * Whether the call may have taken effect although it failed: it must be asked for, not sent again blindly (ruling R6).
 */
export function isOutcomeUnknown(error: BackendError): boolean {
  return INCONCLUSIVE_REASONS.includes(error.reason._tag)
}
