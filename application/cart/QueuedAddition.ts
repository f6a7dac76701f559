import * as Schema from "effect/Schema"

/**
 * The backend was unreachable; the addition waits on the device (S4.8) and is sent with the next
 * cart read.
 */
export class QueuedAddition extends Schema.TaggedError<QueuedAddition>()("QueuedAddition", {}) {}
