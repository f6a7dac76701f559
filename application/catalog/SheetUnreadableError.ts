import * as Schema from "effect/Schema"

/** A file that cannot be read as a catalogue at all; `message` says why and what to do. */
export class SheetUnreadableError extends Schema.TaggedError<SheetUnreadableError>()("SheetUnreadableError", {
  message: Schema.String,
}) {}
