/**
 * Characters from which on an address is completed, where the configuration names no length (specification, section 5).
 */
const LEAST_LENGTH = 1

/**
 * Whether enough of an address is typed for completions to be asked for: at least `leastLength` characters, spaces at
 * the ends not counted (specification, section 5). A length that is no whole number of at least 1 is as if none was
 * given.
 */
export function canCompleteAddress(typed: string, leastLength = LEAST_LENGTH): boolean {
  const least = Number.isSafeInteger(leastLength) && leastLength >= LEAST_LENGTH ? leastLength : LEAST_LENGTH
  return [...typed.trim()].length >= least
}
