import type { ProductQuery } from "../../../domain/catalog/ProductQuery.ts"
import { productQueryFrom } from "../../../domain/catalog/ProductQuery.ts"

/** What the filter sheet says, as the query of a list. Several ticks under one name are one list. */
export function queryFromForm(form: FormData): ProductQuery {
  const parameters: Record<string, string> = {}
  for (const [name, value] of form) {
    if (typeof value !== "string" || value === "") continue
    const before = Object.hasOwn(parameters, name) ? parameters[name] : undefined
    parameters[name] = before === undefined ? value : `${before},${value}`
  }
  return productQueryFrom(parameters)
}
