import * as Schema from "effect/Schema"

/** A device store that could not be read or written. The value is as it was before. */
export class StorageError extends Schema.TaggedError<StorageError>()("StorageError", {
  key: Schema.String,
  reason: Schema.Union([
    Schema.TaggedStruct("Unavailable", {}),
    Schema.TaggedStruct("QuotaReached", {}),
    Schema.TaggedStruct("Unreadable", { detail: Schema.String }),
  ]),
}) {}
