import * as Schema from "effect/Schema"
import type { components } from "../../../contracts/generated/other.d.ts"
import type { FieldValidation } from "../../../domain/store/FieldValidation.ts"
import type { AssertAccepts } from "../http/AssertAccepts.ts"
import { bodyDecoder } from "../http/response/bodyDecoder.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { nullish } from "../http/wire/nullish.ts"

export const InputValidationWire = Schema.Struct({
  fields: Schema.Array(
    Schema.Struct({
      field: Schema.String,
      in: Schema.String,
      required: Schema.Boolean,
      pattern: nullish(Schema.String),
      minLength: nullish(Schema.Number),
      maxLength: nullish(Schema.Number),
      minimum: nullish(Schema.Number),
      maximum: nullish(Schema.Number),
      values: nullish(Schema.Array(Schema.String)),
    }),
  ),
})

export type InputValidationContractCheck = AssertAccepts<
  typeof InputValidationWire,
  components["schemas"]["InputValidation"]
>

export const decodeInputValidation = bodyDecoder(InputValidationWire)

export function toFieldValidations({ fields }: typeof InputValidationWire.Type): readonly FieldValidation[] {
  return fields.map((wire) => ({
    field: wire.field,
    place: wire.in,
    isRequired: wire.required,
    ...whenDefined(wire.pattern, (pattern) => ({ pattern })),
    ...whenDefined(wire.minLength, (minLength) => ({ minLength })),
    ...whenDefined(wire.maxLength, (maxLength) => ({ maxLength })),
    ...whenDefined(wire.minimum, (minimum) => ({ minimum })),
    ...whenDefined(wire.maximum, (maximum) => ({ maximum })),
    values: wire.values ?? [],
  }))
}
