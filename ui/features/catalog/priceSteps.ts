const NICE = [1, 2, 2.5, 5, 10]
const WANTED_STEPS = 6

/**
 * Round prices inside a range, in minor units, ascending: what a price filter offers. At most eight; none where the
 * range is too narrow to be divided.
 */
export function priceSteps(
  range: { readonly minimum: number; readonly maximum: number } | undefined,
  decimals: number,
): readonly number[] {
  if (range === undefined || range.maximum <= range.minimum) return []
  const unit = 10 ** decimals
  const rough = Math.max((range.maximum - range.minimum) / WANTED_STEPS, unit)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.ceil((NICE.find((nice) => nice * power >= rough) ?? 10) * power)
  const steps: number[] = []
  for (
    let price = (Math.floor(range.minimum / step) + 1) * step;
    price < range.maximum && steps.length < 8;
    price += step
  )
    steps.push(price)
  return steps
}
