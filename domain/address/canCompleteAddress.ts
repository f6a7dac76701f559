/** Default minimum length for completions (S5.12). */
const MIN_LENGTH = 1

/**
 * Whether enough characters are typed to request completions: at least `minLength`, after trimming (S5.12).
 * A length that is not a whole number of at least 1 counts as absent.
 */
export function canCompleteAddress(typed: string, minLength = MIN_LENGTH): boolean {
  const minimum = Number.isSafeInteger(minLength) && minLength >= MIN_LENGTH ? minLength : MIN_LENGTH
  return [...typed.trim()].length >= minimum
}
