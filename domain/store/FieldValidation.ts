/**
 * Validation of one field of an operation, from the backend (S5.10: per-store input validations).
 */
export interface FieldValidation {
  /** Dotted path, list elements as an asterisk: "phones.*.number". */
  readonly field: string
  readonly place: string
  readonly isRequired: boolean
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  /** Allowed values; any when empty. */
  readonly values: readonly string[]
}

/** The broken rule. */
export type InputRule = "required" | "pattern" | "minLength" | "maxLength" | "values"

/**
 * Returns the first rule of a field that a text breaks; `undefined` when it breaks none. Counts user-perceived
 * characters; a pattern that this platform cannot compile is skipped, since the backend validates again.
 */
export function violatedRule(validation: FieldValidation, text: string): InputRule | undefined {
  const { isRequired, pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY, values } = validation
  if (text === "") return isRequired ? "required" : undefined
  const length = [...text].length
  if (length < minLength) return "minLength"
  if (length > maxLength) return "maxLength"
  if (values.length > 0 && !values.includes(text)) return "values"
  return pattern !== undefined && readPattern(pattern)?.test(text) === false ? "pattern" : undefined
}

function readPattern(source: string): RegExp | undefined {
  try {
    return new RegExp(source, "u")
  } catch {
    // A pattern for another regular expression engine.
    return undefined
  }
}
