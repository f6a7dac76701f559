/**
 * Characters from which on an address is completed, where the configuration names no length (specification, section 5).
 */
const MIN_LENGTH = 1

/**
 * Whether enough of an address is typed for completions to be asked for: at least `minLength` characters, spaces at
 * the ends not counted (specification, section 5). A length that is no whole number of at least 1 is as if none was
 * given.
 */
export function canCompleteAddress(typed: string, minLength = MIN_LENGTH): boolean {
  const minimum = Number.isSafeInteger(minLength) && minLength >= MIN_LENGTH ? minLength : MIN_LENGTH
  return [...typed.trim()].length >= minimum
}
