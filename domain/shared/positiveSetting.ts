/**
 * Returns a number of a store's configuration. Undefined without it, and for a value that is not a positive whole
 * number.
 */
export function positiveSetting(
  configuration: Readonly<Record<string, string>>,
  parameter: string,
): number | undefined {
  const value = Number(configuration[parameter])
  return Number.isSafeInteger(value) && value > 0 ? value : undefined
}
