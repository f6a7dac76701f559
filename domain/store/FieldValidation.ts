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

/** A field of a form that breaks a rule of its operation. */
export interface ViolatedField {
  /** Dotted path with the indexes of lists: "phones.0.number". */
  readonly field: string
  readonly rule: InputRule
}

/**
 * Returns the fields of a form's body that break rules, the first rule of each. A missing field breaks `required` only
 * if its parent is present. Values that are neither texts, numbers nor booleans have no rule but that.
 */
export function violatedRules(validations: readonly FieldValidation[], body: unknown): readonly ViolatedField[] {
  return validations
    .filter(({ place }) => place === "body")
    .flatMap((validation) =>
      valuesAt(body, validation.field.split(".")).flatMap(({ field, value }): readonly ViolatedField[] => {
        const rule =
          value === undefined || value === null
            ? violatedRule(validation, "")
            : typeof value === "object"
              ? undefined
              : violatedRule(validation, String(value))
        return rule === undefined ? [] : [{ field, rule }]
      }),
    )
}

interface Place {
  readonly field: string
  readonly value: unknown
}

/** The values at a path: one for each element of a list, `undefined` for a missing member of a present parent. */
function valuesAt(parent: unknown, [name = "", ...rest]: readonly string[], path = ""): readonly Place[] {
  if (typeof parent !== "object" || parent === null) return []
  const members: readonly (readonly [string, unknown])[] =
    name === "*"
      ? Array.isArray(parent)
        ? [...parent.entries()].map(([index, value]) => [String(index), value])
        : []
      : Array.isArray(parent)
        ? []
        : [[name, Object.hasOwn(parent, name) ? Reflect.get(parent, name) : undefined]]
  return members.flatMap(([key, value]) => {
    const field = path === "" ? key : `${path}.${key}`
    return rest.length === 0 ? [{ field, value }] : valuesAt(value, rest, field)
  })
}

function readPattern(source: string): RegExp | undefined {
  try {
    return new RegExp(source, "u")
  } catch {
    // A pattern for another regular expression engine.
    return undefined
  }
}
