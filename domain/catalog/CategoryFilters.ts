import * as Schema from "effect/Schema"

/**
 * Filters of a category as they are kept on a device (specification, section 5): only with a number for the category's
 * id, a list of filters, and a list of numbers for the catentry ids they leave. Anything else is not kept, and not read
 * again. A number that JSON cannot write, or that has lost digits on its way, is none.
 */
export const CategoryFilters = Schema.Struct({
  id: Schema.Int,
  filters: Schema.Array(Schema.Json),
  ids: Schema.Array(Schema.Int),
})

export type CategoryFilters = typeof CategoryFilters.Type
