import * as Schema from "effect/Schema"

/** The session has expired: 401, 403 with code 4 or 11, or body code 4. */
export const SessionExpired = Schema.TaggedStruct("SessionExpired", {})
/** Not allowed for this user. */
export const Forbidden = Schema.TaggedStruct("Forbidden", {})
/** The resource does not exist, or belongs to another user. */
export const NotFound = Schema.TaggedStruct("NotFound", {})
/** Too many requests: the waiting room. `retryAfterMillis` is already clamped (R7). */
export const RateLimited = Schema.TaggedStruct("RateLimited", {
  retryAfterMillis: Schema.Number,
  position: Schema.optionalKey(Schema.Number),
})
/** The backend rejected the request, with its own message. */
export const Rejected = Schema.TaggedStruct("Rejected", {
  code: Schema.optionalKey(Schema.String),
  key: Schema.optionalKey(Schema.String),
  description: Schema.optionalKey(Schema.String),
  parameters: Schema.Array(Schema.String),
  causes: Schema.Array(Schema.String),
  /** Invalid fields, with the broken rule of each. */
  fields: Schema.Array(
    Schema.Struct({ field: Schema.String, rule: Schema.String, message: Schema.optionalKey(Schema.String) }),
  ),
})
/** A backend failure; with a key it is a cart error (S8). */
export const ServerFault = Schema.TaggedStruct("ServerFault", {
  key: Schema.optionalKey(Schema.String),
  /** The backend does not implement the operation (501). */
  isNotImplemented: Schema.optionalKey(Schema.Literal(true)),
})
/** The response violates the contract; `path` is the place in it. */
export const ContractMismatch = Schema.TaggedStruct("ContractMismatch", {
  path: Schema.String,
  expected: Schema.String,
})
/** Path parameters without a value: status 404 before any call (S5). */
export const MissingPathParameters = Schema.TaggedStruct("MissingPathParameters", {
  status: Schema.Literal(404),
  names: Schema.Array(Schema.String),
})
/** Unknown name of an action: status 404 before any call (S7). */
export const UnknownAction = Schema.TaggedStruct("UnknownAction", {
  status: Schema.Literal(404),
  /** Similar names. */
  nearest: Schema.Array(Schema.String),
})
/** No response, or an interrupted one. It is unknown whether the call took effect. */
export const Unreachable = Schema.TaggedStruct("Unreachable", { detail: Schema.optionalKey(Schema.String) })
/** No complete response within the operation's timeout. It is unknown whether the call took effect. */
export const TimedOut = Schema.TaggedStruct("TimedOut", { afterMillis: Schema.Number })
/** The caller cancelled the request. */
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

/** Why a call to the backend failed. A closed union for `catchReason`; status numbers stay in the adapter. */
export type BackendErrorReason = typeof BackendErrorReason.Type

/** A failed call to the backend. Never contains a token, a card number or a body. */
export class BackendError extends Schema.TaggedError<BackendError>()("BackendError", {
  /** The operationId of the contract. */
  operation: Schema.String,
  reason: BackendErrorReason,
}) {
  override get message(): string {
    return `${this.operation}: ${this.reason._tag}`
  }
}

/** Failures that leave the effect unknown: no response, an invalid one, or one from an intermediate server. */
const INCONCLUSIVE_REASONS: readonly BackendErrorReason["_tag"][] = [
  "Unreachable",
  "TimedOut",
  "ServerFault",
  "ContractMismatch",
  "Cancelled",
]

/** Whether the call may have taken effect although it failed: its result must be read before any retry (R6). */
export function isOutcomeUnknown(error: BackendError): boolean {
  return INCONCLUSIVE_REASONS.includes(error.reason._tag)
}
