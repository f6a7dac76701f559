/** Password rules, in the order of S5. */
export type PasswordRule = "minLength" | "lowercase" | "uppercase" | "digit" | "repeated" | "tooFrequent"

const MIN_CHARACTERS = 8
/** Number of equal characters in a row that breaks the rule. */
const MAX_RUN = 4
/** Maximum occurrences of a character. */
const MAX_REPEATS = 4

/**
 * Returns the broken password rules (S5): fewer than 8 characters, no lowercase letter, no
 * uppercase letter, no digit, a character four times in a row, a character more than four times. There is no maximum
 * length (R9).
 *
 * @example
 * ```ts
 * import { validatePassword } from "domain/account/validatePassword.ts"
 *
 * validatePassword("aaaa1") // → ["minLength", "uppercase", "repeated"]
 * validatePassword("Correct horse 7") // → []
 * ```
 */
export function validatePassword(password: string): readonly PasswordRule[] {
  const characters = [...password.normalize("NFC")]
  const counts = new Map<string, number>()
  let run = 0
  let longestRun = 0
  characters.forEach((character, at) => {
    counts.set(character, (counts.get(character) ?? 0) + 1)
    run = character === characters[at - 1] ? run + 1 : 1
    longestRun = Math.max(longestRun, run)
  })
  const broken: Readonly<Record<PasswordRule, boolean>> = {
    minLength: characters.length < MIN_CHARACTERS,
    lowercase: !/\p{Ll}/u.test(password),
    uppercase: !/\p{Lu}/u.test(password),
    digit: !/\p{Nd}/u.test(password),
    repeated: longestRun >= MAX_RUN,
    tooFrequent: [...counts.values()].some((count) => count > MAX_REPEATS),
  }
  return RULES.filter((rule) => broken[rule])
}

const RULES: readonly PasswordRule[] = ["minLength", "lowercase", "uppercase", "digit", "repeated", "tooFrequent"]
