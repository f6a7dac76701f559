import * as Schema from "effect/Schema"

/** Device storage could not be read or written. The stored value is unchanged. */
export class StorageError extends Schema.TaggedError<StorageError>()("StorageError", {
  key: Schema.String,
  reason: Schema.Union([
    Schema.TaggedStruct("Unavailable", {}),
    Schema.TaggedStruct("QuotaReached", {}),
    Schema.TaggedStruct("Unreadable", { detail: Schema.String }),
  ]),
}) {}
