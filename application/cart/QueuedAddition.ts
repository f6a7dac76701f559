import * as Schema from "effect/Schema"

/**
 * The shop could not be asked, and the device keeps the addition until it can (specification, section 4): it is in the
 * cart as soon as the cart is read again.
 */
export class QueuedAddition extends Schema.TaggedError<QueuedAddition>()("QueuedAddition", {}) {}
