import * as Schema from "effect/Schema"

/**
 * Category filters stored on a device (S5.9): only with a number for the category's id, a list of
 * filters, and a list of numbers for the remaining catentry ids. Anything else is neither stored nor read. Numbers that
 * JSON cannot represent exactly are invalid.
 */
export const CategoryFilters = Schema.Struct({
  id: Schema.Int,
  filters: Schema.Array(Schema.Json),
  ids: Schema.Array(Schema.Int),
})

export type CategoryFilters = typeof CategoryFilters.Type
