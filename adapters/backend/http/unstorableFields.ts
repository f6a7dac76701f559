import type { BackendErrorReason } from "../../../application/shared/BackendError.ts"
import { isStorable, toStorableText } from "../../../domain/shared/toStorableText.ts"

/** A field that no database can store, named as the backend names fields: `items.0.note`. */
export interface UnstorableField {
  readonly field: string
  readonly rule: "text"
  readonly message: string
}

/** A body with unstorable fields. Thrown inside the adapter and reported as `Rejected` before any call. */
export class UnstorableBodyError extends Error {
  readonly fields: readonly UnstorableField[]

  constructor(fields: readonly UnstorableField[]) {
    super(`Texts with NUL or half of a surrogate pair: ${fields.map(({ field }) => field).join(", ")}`)
    this.fields = fields
  }
}

/**
 * Returns all texts of a body that contain NUL or an unpaired surrogate. The backend would refuse the same fields
 * (F180).
 */
export function unstorableFields(value: unknown, path: readonly string[] = []): readonly UnstorableField[] {
  if (typeof value === "string") return isStorable(value) ? [] : [unstorableFieldAt(path)]
  if (typeof value !== "object" || value === null || ArrayBuffer.isView(value) || value instanceof FormData) return []
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(isStorable(key) ? [] : [unstorableFieldAt([...path, key])]),
    ...unstorableFields(inner, [...path, key]),
  ])
}

/** Returns the body as JSON. Throws `UnstorableBodyError` for texts that the backend would refuse. */
export function storableJson(body: unknown, replace?: (name: string, value: unknown) => unknown): string {
  const fields = unstorableFields(body)
  if (fields.length > 0) throw new UnstorableBodyError(fields)
  return JSON.stringify(body, replace)
}

/** Returns the reason that the backend would give for such a body. */
export function rejectedFields({ fields }: UnstorableBodyError): BackendErrorReason {
  return { _tag: "Rejected", key: "_ERR_INVALID_INPUT", parameters: [], causes: [], fields }
}

function unstorableFieldAt(path: readonly string[]): UnstorableField {
  const field = path.length === 0 ? "body" : toStorableText(path.join("."))
  return {
    field,
    rule: "text",
    message: `${field} holds a character that no text may have: NUL, or half of a surrogate pair.`,
  }
}
