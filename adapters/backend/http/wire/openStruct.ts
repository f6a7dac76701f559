import * as Schema from "effect/Schema"
import * as SchemaTransformation from "effect/SchemaTransformation"

type Whole = Readonly<Record<string, unknown>>

/** An object of which these fields are read, and that stays with them as it came: `whole`. */
export function openStruct<const Fields extends Schema.Struct.Fields>(fields: Fields) {
  const read = Schema.Struct(fields)
  const open = Schema.Record(Schema.String, Schema.Unknown).pipe(Schema.decodeTo(Schema.Struct({ ...fields, whole: Schema.Unknown }), SchemaTransformation.transform<object, Whole>({
    decode: (whole) => ({ ...whole, whole }),
    encode: (known) => ({ ...known, whole: undefined }),
  }) as never))
  return open as unknown as Schema.Codec<typeof read.Type & { readonly whole: Whole }, typeof read.Encoded>
}
