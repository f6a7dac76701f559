/** A body measurement of a size guide. */
export interface BodyMeasure {
  /** Key such as `chest`. */
  readonly id: string
  readonly name: string
  /** Measuring instructions. */
  readonly help?: string
}

/** Range of a size in millimetres, inclusive. */
export interface MeasureRange {
  readonly measureId: string
  readonly minimum: number
  readonly maximum: number
}

/** A row of a size guide. */
export interface GuidedSize {
  /** As printed on the label. */
  readonly name: string
  readonly ranges: readonly MeasureRange[]
  /** Equivalent sizes by country or group of countries. */
  readonly equivalences: readonly { readonly system: string; readonly name: string }[]
}

/** Size guide of one kind of garment. */
export interface SizeGuide {
  readonly measures: readonly BodyMeasure[]
  /** Smallest first. */
  readonly sizes: readonly GuidedSize[]
}

export const LENGTH_UNITS = ["cm", "in"] as const
export type LengthUnit = (typeof LENGTH_UNITS)[number]

const MILLIMETRES: Readonly<Record<LengthUnit, number>> = { cm: 10, in: 25.4 }
/** Half a centimetre and a quarter of an inch: the precision of a measuring tape. */
const STEPS: Readonly<Record<LengthUnit, number>> = { cm: 0.5, in: 0.25 }

/** Converts whole millimetres to a unit, rounded to 0.5 cm or 0.25 in. */
export function toLengthUnit(millimetres: number, unit: LengthUnit): number {
  return Math.round(millimetres / MILLIMETRES[unit] / STEPS[unit]) * STEPS[unit]
}

/**
 * Parses a typed length to millimetres, with a decimal comma or point. Returns `undefined` unless it is from 1 mm to 3
 * m.
 */
export function parseMillimetres(typed: string, unit: LengthUnit): number | undefined {
  const text = typed.trim().replace(",", ".")
  if (!/^\d{1,4}(?:\.\d{1,2})?$/.test(text)) return undefined
  const millimetres = Math.round(Number(text) * MILLIMETRES[unit])
  return millimetres >= 1 && millimetres <= 3_000 ? millimetres : undefined
}

/** Gap between two sizes, in millimetres, that belongs to the smaller one. */
const BETWEEN_SIZES = 10

/**
 * Returns the size for a body measurement: the first whose range contains it; between two ranges the larger, unless it
 * is less than a centimetre above the smaller. Returns `undefined` when no size fits.
 */
export function sizeFor(
  { sizes }: Pick<SizeGuide, "sizes">,
  measureId: string,
  millimetres: number,
): GuidedSize | undefined {
  const fitting = sizes.flatMap((size) =>
    size.ranges
      .filter((range) => range.measureId === measureId)
      .map(({ minimum, maximum }) => ({ size, minimum, maximum })),
  )
  const least = Math.min(...fitting.map(({ minimum }) => minimum))
  if (!(millimetres >= least)) return undefined
  const held = fitting.find(({ minimum, maximum }) => millimetres >= minimum && millimetres <= maximum)
  const near = fitting.find(({ maximum }) => millimetres > maximum && millimetres < maximum + BETWEEN_SIZES)
  return (held ?? near ?? fitting.find(({ minimum }) => minimum > millimetres))?.size
}

/** Countries that measure in inches. */
const INCH_COUNTRIES: readonly string[] = ["US", "GB", "LR", "MM"]

/** Returns the default unit of a country. */
export function defaultLengthUnit(countryCode: string): LengthUnit {
  return INCH_COUNTRIES.includes(countryCode) ? "in" : "cm"
}
