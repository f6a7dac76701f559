const MEGABYTE = 1_000_000

/**
 * Formats a file size to a tenth of a megabyte. Limits are rounded down and sizes that exceed them up, so that the two
 * never look equal.
 */
export function megabytes(bytes: number, language: string, rounding: "up" | "down"): string {
  const tenths = (bytes / MEGABYTE) * 10
  const rounded = (rounding === "up" ? Math.ceil(tenths) : Math.floor(tenths)) / 10
  return new Intl.NumberFormat(`${language}-u-nu-latn`, {
    style: "unit",
    unit: "megabyte",
    maximumFractionDigits: 1,
  }).format(rounded)
}
