import * as Schema from "effect/Schema"

/**
 * The backend was unreachable; the addition waits on the device (specification, section 4) and is sent with the next
 * cart read.
 */
export class QueuedAddition extends Schema.TaggedError<QueuedAddition>()("QueuedAddition", {}) {}
