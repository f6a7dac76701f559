import * as Schema from "effect/Schema"

const ANYTHING = [Schema.Record(Schema.String, Schema.Unknown)] as const

/** An object of which these fields are read, and whatever else it has stays with it. */
export function openStruct<const Fields extends Schema.Struct.Fields>(fields: Fields) {
  return Schema.StructWithRest(Schema.Struct(fields), ANYTHING)
}
