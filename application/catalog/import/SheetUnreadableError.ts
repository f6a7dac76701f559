import * as Schema from "effect/Schema"

/** The file cannot be read as a catalogue; `message` states the reason and the fix. */
export class SheetUnreadableError extends Schema.TaggedError<SheetUnreadableError>()("SheetUnreadableError", {
  message: Schema.String,
}) {}
