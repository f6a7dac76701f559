import * as Schema from "effect/Schema"

/**
 * A guest identity could not be created. `message` is the specification's own text (section 5): the missing token or
 * expiration, or `Error {status}: {statusText}`.
 */
export class GuestIdentityFailed extends Schema.TaggedError<GuestIdentityFailed>()("GuestIdentityFailed", {
  message: Schema.String,
}) {}
