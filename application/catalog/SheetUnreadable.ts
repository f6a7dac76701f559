import * as Schema from "effect/Schema"

/** A file that cannot be read as a catalogue at all; `message` says why and what to do. */
export class SheetUnreadable extends Schema.TaggedError<SheetUnreadable>()("SheetUnreadable", {
  message: Schema.String,
}) {}
