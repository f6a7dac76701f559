const ROUND_FACTORS = [1, 2, 2.5, 5, 10]
const TARGET_STEPS = 6

/**
 * Round prices inside a range, in minor units, ascending, for a price filter. At most eight; none if the range is too
 * narrow to divide.
 */
export function priceSteps(
  range: { readonly minimum: number; readonly maximum: number } | undefined,
  decimals: number,
): readonly number[] {
  if (range === undefined || range.maximum <= range.minimum) return []
  const unit = 10 ** decimals
  const minimumStep = Math.max((range.maximum - range.minimum) / TARGET_STEPS, unit)
  const power = 10 ** Math.floor(Math.log10(minimumStep))
  const step = Math.ceil((ROUND_FACTORS.find((factor) => factor * power >= minimumStep) ?? 10) * power)
  const steps: number[] = []
  for (
    let price = (Math.floor(range.minimum / step) + 1) * step;
    price < range.maximum && steps.length < 8;
    price += step
  )
    steps.push(price)
  return steps
}
