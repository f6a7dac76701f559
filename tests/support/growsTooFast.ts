import { cpuMillis } from "./cpuMillis.ts"

const RUNS = 8
/** Costs below this, in milliseconds, are always accepted: too small for a meaningful ratio. */
const CHEAP_MILLIS = 15
/** Linear work costs as much in four quarters as in one piece; quadratic work costs four times as much in one piece. */
const DEARER = 2.25

/** Returns a text of this length with a mismatch at its end, which makes a pattern backtrack. */
const hostile = (fragment: string, length: number) =>
  `${fragment.repeat(Math.ceil(length / fragment.length)).slice(0, length)}!`

/**
 * Returns whether the cost of a text is superlinear: in one piece more than twice as much as its four quarters. Usually
 * one quarter decides. Otherwise all four are measured, so that garbage collection, compilation and a busy machine
 * weigh on both sides alike, and the cheapest of several runs counts.
 */
export function growsTooFast(rule: (text: string) => unknown, fragment: string, length: number): boolean {
  const text = hostile(fragment, length)
  const quarter = hostile(fragment, length / 4)
  let whole = cpuMillis(() => rule(text))
  if (whole < CHEAP_MILLIS || whole < cpuMillis(() => rule(quarter)) * 4 * DEARER) return false
  let quarters = Infinity
  for (let run = 0; run < RUNS; run += 1) {
    quarters = Math.min(
      quarters,
      cpuMillis(() => [quarter, quarter, quarter, quarter].forEach((part) => void rule(part))),
    )
    whole = Math.min(
      whole,
      cpuMillis(() => rule(text)),
    )
    if (whole < CHEAP_MILLIS || whole < quarters * DEARER) return false
  }
  return true
}
