const MEGABYTE = 1_000_000

/**
 * How large a file is, to a tenth of a megabyte. A bound is told downwards, what breaks it upwards: so they never read
 * the same.
 */
export function megabytes(bytes: number, language: string, towards: "up" | "down"): string {
  const tenths = (bytes / MEGABYTE) * 10
  const rounded = (towards === "up" ? Math.ceil(tenths) : Math.floor(tenths)) / 10
  return new Intl.NumberFormat(`${language}-u-nu-latn`, {
    style: "unit",
    unit: "megabyte",
    maximumFractionDigits: 1,
  }).format(rounded)
}
