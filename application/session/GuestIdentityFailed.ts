import * as Schema from "effect/Schema"

/**
 * A guest identity could not be created. `message` is the required text (S5.1): the missing token or
 * expiration, or `Error {status}: {statusText}`.
 */
export class GuestIdentityFailed extends Schema.TaggedError<GuestIdentityFailed>()("GuestIdentityFailed", {
  message: Schema.String,
}) {}
