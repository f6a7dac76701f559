import type { ProductQuery } from "../../../domain/catalog/ProductQuery.ts"
import { productQueryFrom } from "../../../domain/catalog/ProductQuery.ts"

/** Converts the filter form to the query of a list. Checkboxes of the same name form one list. */
export function queryFromForm(form: FormData): ProductQuery {
  const parameters: Record<string, string> = {}
  for (const [name, value] of form) {
    if (typeof value !== "string" || value === "") continue
    const before = Object.hasOwn(parameters, name) ? parameters[name] : undefined
    parameters[name] = before === undefined ? value : `${before},${value}`
  }
  return productQueryFrom(parameters)
}
