/** A measure of the body that a size guide speaks of. */
export interface BodyMeasure {
  /** Key such as `chest`. */
  readonly id: string
  readonly name: string
  /** How it is taken. */
  readonly help?: string
}

/** From where to where a size fits, in millimetres, both ends included. */
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
  /** What it is called elsewhere, by country or group of countries. */
  readonly equivalences: readonly { readonly system: string; readonly name: string }[]
}

/** Which body a size of one kind of garment fits. */
export interface SizeGuide {
  readonly measures: readonly BodyMeasure[]
  /** The smallest first. */
  readonly sizes: readonly GuidedSize[]
}

/** What lengths are written in. */
export const LENGTH_UNITS = ["cm", "in"] as const
export type LengthUnit = (typeof LENGTH_UNITS)[number]

const MILLIMETRES: Readonly<Record<LengthUnit, number>> = { cm: 10, in: 25.4 }
/** Half a centimetre and a quarter of an inch are as fine as a tape on cloth is read. */
const STEPS: Readonly<Record<LengthUnit, number>> = { cm: 0.5, in: 0.25 }

/** A length of whole millimetres in a unit, rounded to what a tape measure shows: 0.5 cm, 0.25 in. */
export function toLengthUnit(millimetres: number, unit: LengthUnit): number {
  return Math.round(millimetres / MILLIMETRES[unit] / STEPS[unit]) * STEPS[unit]
}

/**
 * A length as it was typed, in millimetres: a comma or a point before its decimals. `undefined` for what is no length
 * from 1 mm to 3 m.
 */
export function parseMillimetres(typed: string, unit: LengthUnit): number | undefined {
  const text = typed.trim().replace(",", ".")
  if (!/^\d{1,4}(?:\.\d{1,2})?$/.test(text)) return undefined
  const millimetres = Math.round(Number(text) * MILLIMETRES[unit])
  return millimetres >= 1 && millimetres <= 3_000 ? millimetres : undefined
}

/** Millimetres between two sizes that belong to the smaller one. */
const BETWEEN_SIZES = 10

/**
 * The size that fits a measure of the body: the first whose range holds it; between two ranges the larger, unless it is
 * less than a centimetre above the smaller. `undefined` where the guide has none for it.
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

/** The unit that a country's shoppers measure in. */
export function defaultLengthUnit(countryCode: string): LengthUnit {
  return INCH_COUNTRIES.includes(countryCode) ? "in" : "cm"
}
