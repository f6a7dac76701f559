import { storableText } from "../../../domain/shared/storableText.ts"

/** Parameters as a query: lists are repeated, absent values left out (OpenAPI: `form`, exploded). */
export function queryText(query: unknown): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) parameters.append(name, storableText(String(item)))
    }
  }
  return parameters.toString()
}
