import { invalidField } from "./Refused.ts"
import { readForm } from "./readForm.ts"
import { strictJson } from "./strictJson.ts"

/** The fields of a form or of a flat JSON object; an empty map for an empty body. */
export const readFields = (request: Request, text: string): ReadonlyMap<string, string> => {
  if (text === "") return new Map()
  const [mediaType = ""] = (request.headers.get("content-type") ?? "")
    .toLowerCase()
    .split(";", 1)
    .map((part) => part.trim())
  if (mediaType === "application/x-www-form-urlencoded") return new Map(readForm(text))
  if (mediaType !== "application/json")
    throw invalidField("content-type", "mediaType", "The body must be a form or JSON.")
  const value = strictJson(text)
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw invalidField("body", "type", "The body must be an object.")
  return new Map(
    Object.entries(value).map(([name, field]): [string, string] => {
      if (typeof field === "string" || typeof field === "number" || typeof field === "boolean")
        return [name, String(field)]
      throw invalidField(name, "type", `${name} must be a text, a number, true or false.`)
    }),
  )
}
