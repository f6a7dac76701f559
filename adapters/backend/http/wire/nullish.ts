import * as Schema from "effect/Schema"

/** A field that may be absent or null. Both mean the same on the wire. */
export function nullish<S extends Schema.Top>(schema: S): Schema.optionalKey<Schema.NullOr<S>> {
  return Schema.optionalKey(Schema.NullOr(schema))
}
