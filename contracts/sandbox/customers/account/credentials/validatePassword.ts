import type { FieldProblem } from "../../../platform/http/Refused.ts"
import { invalidField, notAcceptable } from "../../../platform/http/Refused.ts"

const MIN_LENGTH = 8
/** Maximum occurrences of a character in a password; in a row one less. */
const MAX_REPEATS = 4

/**
 * Reasons why a password is too weak (S5): at least 8 characters, a lowercase letter, an
 * uppercase letter, a digit, no character four times in a row, none more than four times. Long passwords are accepted
 * (R9).
 */
const validatePassword = (field: string, password: string): readonly FieldProblem[] => {
  const characters = [...password.normalize("NFC")]
  const counts = new Map<string, number>()
  for (const character of characters) counts.set(character, (counts.get(character) ?? 0) + 1)
  const isRun = characters.some(
    (character, at) =>
      at >= MAX_REPEATS - 1 && characters.slice(at - MAX_REPEATS + 1, at).every((before) => before === character),
  )
  const problem = (broken: boolean, rule: string, message: string) => (broken ? [{ field, rule, message }] : [])
  return [
    ...problem(characters.length < MIN_LENGTH, "minLength", "A password has at least 8 characters."),
    ...problem(!/\p{Ll}/u.test(password), "lowercase", "A password holds a lowercase letter."),
    ...problem(!/\p{Lu}/u.test(password), "uppercase", "A password holds an uppercase letter."),
    ...problem(!/\p{Nd}/u.test(password), "digit", "A password holds a digit."),
    ...problem(isRun, "repeated", "No character stands four times in a row."),
    ...problem(
      [...counts.values()].some((count) => count > MAX_REPEATS),
      "tooFrequent",
      "No character stands more than four times.",
    ),
  ]
}

/** Fails with 422 `_ERR_PASSWORD_NOT_SECURE` for a password that S5 does not allow. */
export const requireSecure = (field: string, password: string): void => {
  const problems = validatePassword(field, password)
  if (problems.length > 0) throw notAcceptable("_ERR_PASSWORD_NOT_SECURE", "The password is too weak.", problems)
}

/** Fails with 400 for a confirmation that differs from the value. A missing confirmation is accepted. */
export const requireSame = (field: string, value: string | undefined, confirmation: string | undefined): void => {
  if (confirmation !== undefined && confirmation !== value)
    throw invalidField(field, "equal", `${field} must repeat its field.`)
}
