/** Unit of distances on roads. */
export type DistanceUnit = "kilometer" | "mile"

/** A distance to display; short ones in the smaller unit. */
export interface ShownDistance {
  readonly value: number
  /** As in `Intl.NumberFormat`. */
  readonly unit: "meter" | "kilometer" | "foot" | "mile"
}

/** Countries with road signs in miles. */
const IN_MILES: ReadonlySet<string> = new Set(["US", "GB", "LR", "MM", "PR", "VI", "GU", "AS", "MP", "IM", "JE", "GG"])
const METRES_PER_KILOMETRE = 1_000
const METRES_PER_MILE = 1_609.344
const METRES_PER_FOOT = 0.3048
/** Shorter distances are in feet, as navigation apps show them. */
const MIN_MILES = 0.1

/** Returns the unit of distances in a country, ISO 3166-1 alpha-2. */
export function distanceUnit(countryCode: string): DistanceUnit {
  return IN_MILES.has(countryCode.toUpperCase()) ? "mile" : "kilometer"
}

/**
 * Returns a distance in metres in a unit, rounded for display: to ten metres or ten feet, below ten to one decimal,
 * otherwise to whole numbers. A short distance that rounds up to the larger unit has that unit.
 */
export function shownDistance(metres: number, unit: DistanceUnit): ShownDistance {
  if (unit === "mile") {
    const feet = roundTo(metres / METRES_PER_FOOT, 10)
    const miles = metres / METRES_PER_MILE
    return miles < MIN_MILES ? { value: feet, unit: "foot" } : { value: readable(miles), unit }
  }
  const rounded = roundTo(metres, 10)
  return rounded < METRES_PER_KILOMETRE
    ? { value: rounded, unit: "meter" }
    : { value: readable(metres / METRES_PER_KILOMETRE), unit }
}

const roundTo = (value: number, step: number) => Math.round(value / step) * step

const readable = (value: number) => (value < 9.95 ? Math.round(value * 10) / 10 : Math.round(value))

/** Formats a distance in metres for a language; digits are those of the Latin script, as on signs and in the list. */
export function formatDistance(languageCode: string, metres: number, unit: DistanceUnit): string {
  const shown = shownDistance(metres, unit)
  return new Intl.NumberFormat(`${languageCode}-u-nu-latn`, {
    style: "unit",
    unit: shown.unit,
    unitDisplay: "short",
    maximumFractionDigits: 1,
  }).format(shown.value)
}
