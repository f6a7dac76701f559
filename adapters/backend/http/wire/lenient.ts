import * as Schema from "effect/Schema"
import * as SchemaTransformation from "effect/SchemaTransformation"

/**
 * A field that is worth no refusal of what it stands in: where it is of another kind it counts as absent. For what is
 * only told on; a field that something is decided or paid by is `nullish`.
 */
export function lenient<A>(schema: Schema.Codec<A>, read: (value: unknown) => unknown = (value) => value) {
  const isOne = Schema.is(schema)
  return Schema.optionalKey(
    Schema.Unknown.pipe(
      Schema.decodeTo(
        Schema.NullOr(schema),
        SchemaTransformation.transform<A | null, unknown>({
          decode: (value) => {
            const known = read(value)
            return isOne(known) ? known : null
          },
          encode: (value) => value,
        }),
      ),
    ),
  )
}
