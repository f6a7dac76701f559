import { cpuMillis } from "./cpuMillis.ts"

const RUNS = 8
/** What costs less, in milliseconds, is cheap enough at any rate, and too little for a ratio to say anything. */
const CHEAP_MILLIS = 15
/**
 * Work in proportion costs as much in four quarters as in one piece; work that grows with the square four times as much
 * in one piece.
 */
const DEARER = 2.25

/**
 * A text of so many characters that ends in what fits nowhere: a pattern which matched so far begins to try its other
 * ways.
 */
const hostile = (piece: string, length: number) => `${piece.repeat(Math.ceil(length / piece.length)).slice(0, length)}!`

/**
 * Whether a text costs out of proportion to its length: in one piece more than twice as much as four quarters of it.
 * One quarter tells most rules at once. Where it does not, all four are done: both sides then handle as many
 * characters, so that the collector of garbage, the compiler and a busy machine weigh on both alike; and the cheapest
 * of several runs counts.
 */
export function growsTooFast(rule: (text: string) => unknown, piece: string, length: number): boolean {
  const text = hostile(piece, length)
  const quarter = hostile(piece, length / 4)
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
