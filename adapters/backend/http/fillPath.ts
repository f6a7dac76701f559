import { toStorableText } from "../../../domain/shared/toStorableText.ts"

/** A path with missing parameters. Thrown inside the adapter and reported as `MissingPathParameters`. */
export class MissingPathParameterError extends Error {
  readonly names: readonly string[]

  constructor(names: readonly string[]) {
    super(`Path parameters without a value: ${names.join(", ")}`)
    this.names = names
  }
}

const PARAMETER = /\{([^{}]+)\}/g
/** Segments that a URL parser removes, also when they are encoded. */
const DOT_SEGMENTS = [".", ".."]

/**
 * Fills a path template with encoded parameters, so that no value can lead to another path (F46).
 *
 * Throws `MissingPathParameterError` with the names of all parameters that are missing, empty, `.` or `..`; no encoding
 * makes the last two safe (S5.11: status 404 listing the missing parameters).
 */
export function fillPath(template: string, parameters: Readonly<Record<string, unknown>>): string {
  const missing = new Set<string>()
  const path = template.replace(PARAMETER, (_, name: string) => {
    const value = Object.hasOwn(parameters, name) ? parameters[name] : undefined
    const text = typeof value === "string" || typeof value === "number" ? toStorableText(String(value)) : ""
    if (text === "" || DOT_SEGMENTS.includes(text)) missing.add(name)
    return encodeURIComponent(text)
  })
  if (missing.size > 0) throw new MissingPathParameterError([...missing])
  return path
}
