/** A deterministic source of numbers in [0, 1): the same seed always draws the same garment. */
export type Random = () => number

/** mulberry32 over an integer seed; any number is accepted and reduced to 32 bits. */
export const seededRandom = (seed: number): Random => {
  let state = (Math.trunc(seed) ^ 0x5e1ed6e) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Returns a number between `low` and `high`. */
export const between = (random: Random, low: number, high: number): number => low + (high - low) * random()
