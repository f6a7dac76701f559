import * as Schema from "effect/Schema"
import * as SchemaTransformation from "effect/SchemaTransformation"

/**
 * An optional field whose invalid values count as absent instead of failing the whole object. Only for informational
 * fields; fields that decisions or payments depend on use `nullish`.
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
