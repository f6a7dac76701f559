/** `amount * numerator / denominator`, rounded half up, exact for all safe integers. All at least 0. */
export const proportion = (amount: number, numerator: number, denominator: number): number =>
  denominator === 0
    ? 0
    : Number((BigInt(amount) * BigInt(numerator) * 2n + BigInt(denominator)) / (BigInt(denominator) * 2n))

/**
 * Divides an amount by weights. The parts are whole minor units and their sum is exactly the amount.
 *
 * Each part is the proportional one rounded down. The remaining units go to the largest remainders, the earlier part
 * first. If the amount is at most the sum of the weights, no part exceeds its weight. All zero weights: all zero parts.
 */
export const allocate = (amount: number, weights: readonly number[]): readonly number[] => {
  const sum = weights.reduce((total, weight) => total + BigInt(weight), 0n)
  if (sum === 0n) return weights.map(() => 0)
  const whole = weights.map((weight) => (BigInt(amount) * BigInt(weight)) / sum)
  const left = Number(BigInt(amount) - whole.reduce((total, part) => total + part, 0n))
  const chosen = new Set(
    weights
      .map((weight, index) => ({ index, remainder: (BigInt(amount) * BigInt(weight)) % sum }))
      .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1))
      .slice(0, left)
      .map(({ index }) => index),
  )
  return whole.map((part, index) => Number(part) + (chosen.has(index) ? 1 : 0))
}
