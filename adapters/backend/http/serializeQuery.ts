import { toStorableText } from "../../../domain/shared/toStorableText.ts"

/** Serializes query parameters: lists are repeated, absent values left out (OpenAPI: `form`, exploded). */
export function serializeQuery(query: unknown): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) parameters.append(name, toStorableText(String(item)))
    }
  }
  return parameters.toString()
}
