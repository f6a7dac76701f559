/**
 * What one field of an operation must be, as the backend has it (specification, section 5: per-store input
 * validations).
 */
export interface FieldValidation {
  /** Path in dots, members of lists under an asterisk: "phones.*.number". */
  readonly field: string
  readonly place: string
  readonly isRequired: boolean
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  /** The only values; any where there are none. */
  readonly values: readonly string[]
}

/** Which rule a text broke. */
export type InputRule = "required" | "pattern" | "minLength" | "maxLength" | "values"

/**
 * The first rule of a field that a text breaks; `undefined` when it breaks none. Characters are counted as people do,
 * and a pattern that this machine cannot read refuses nothing: the backend looks again.
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
    // Written for another engine.
    return undefined
  }
}
