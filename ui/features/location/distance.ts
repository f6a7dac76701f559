const METRES_PER_KILOMETRE = 1_000

/** Formats a distance in metres or kilometres. */
export function distance(language: string, metres: number): string {
  const isUpcoming = metres < METRES_PER_KILOMETRE
  const value = isUpcoming ? Math.round(metres / 10) * 10 : metres / METRES_PER_KILOMETRE
  return new Intl.NumberFormat(`${language}-u-nu-latn`, {
    style: "unit",
    unit: isUpcoming ? "meter" : "kilometer",
    unitDisplay: "short",
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value)
}
