import * as Schema from "effect/Schema"
import * as SchemaTransformation from "effect/SchemaTransformation"

type RawObject = Readonly<Record<string, unknown>>

/** An object with known fields; `whole` holds the object as received, unknown members included. */
export function openStruct<const Fields extends Schema.Struct.Fields>(
  fields: Fields,
): Schema.Codec<Schema.Struct.Type<Fields> & { readonly whole: RawObject }, Schema.Struct.Encoded<Fields>>
export function openStruct(fields: Schema.Struct.Fields): unknown {
  return Schema.Record(Schema.String, Schema.Unknown).pipe(
    Schema.decodeTo(
      Schema.Struct({ ...fields, whole: Schema.Unknown }),
      SchemaTransformation.transform<RawObject & { readonly whole: unknown }, RawObject>({
        decode: (whole) => ({ ...whole, whole }),
        encode: ({ whole: _, ...known }) => known,
      }),
    ),
  )
}
