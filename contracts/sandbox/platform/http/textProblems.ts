import { type FieldProblem, invalidInput } from "./Refused.ts"

/**
 * NUL and lone surrogates: PostgreSQL stores neither, and its JSON functions fail for a row that holds one escaped.
 */
const UNSTORABLE = /[\u0000\ud800-\udfff]/u
const ALL_UNSTORABLE = /[\u0000\ud800-\udfff]/gu
/** Maximum number of problems in one response. */
const MAX_REASONS = 20
const MESSAGE = "holds a character that no text may have: NUL, or half of a surrogate pair."

export const isStorable = (text: string): boolean => !UNSTORABLE.test(text)

/** Returns the text with U+FFFD in place of each character that cannot be stored. */
export const storable = (text: string): string => text.replace(ALL_UNSTORABLE, "\ufffd")

/**
 * Returns a problem for each text below `value`, keys included, that the database cannot store. Fields are named by
 * their path, as in `items.0.note`.
 */
export const textProblems = (value: unknown, path: readonly string[] = []): readonly FieldProblem[] => {
  if (typeof value === "string") return isStorable(value) ? [] : [problemAt(path)]
  if (typeof value !== "object" || value === null) return []
  const problems: FieldProblem[] = []
  for (const [key, inner] of Object.entries(value)) {
    if (!isStorable(key)) problems.push(problemAt([...path, storable(key)]))
    problems.push(...textProblems(inner, [...path, storable(key)]))
    if (problems.length >= MAX_REASONS) break
  }
  return problems.slice(0, MAX_REASONS)
}

/** Fails with 400 and the field names when a text cannot be stored (F180). */
export const requireStorable = (value: unknown): void => {
  const problems = textProblems(value)
  if (problems.length > 0) throw invalidInput(problems)
}

const problemAt = (path: readonly string[]): FieldProblem => {
  const field = path.length === 0 ? "body" : path.join(".")
  return { field, rule: "text", message: `${field} ${MESSAGE}` }
}
