/** Calls per second. */
export interface Rate {
  readonly perSecond: number
}

const WARM_UP_MILLIS = 200
const ROUND_MILLIS = 150
const ROUNDS = 7

/** Returns the median rates of two functions. The rounds alternate, so that a machine that slows down slows both. */
export async function rates(subject: () => unknown, baseline: () => unknown): Promise<readonly [Rate, Rate]> {
  await perSecond(subject, WARM_UP_MILLIS)
  await perSecond(baseline, WARM_UP_MILLIS)
  const subjects: number[] = []
  const baselines: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    subjects.push(await perSecond(subject, ROUND_MILLIS))
    baselines.push(await perSecond(baseline, ROUND_MILLIS))
  }
  return [{ perSecond: median(subjects) }, { perSecond: median(baselines) }]
}

async function perSecond(work: () => unknown, millis: number): Promise<number> {
  const startedAt = performance.now()
  let times = 0
  let elapsed = 0
  while (elapsed < millis) {
    for (let burst = 0; burst < 10; burst += 1) {
      const outcome = work()
      if (outcome instanceof Promise) await outcome
      times += 1
    }
    elapsed = performance.now() - startedAt
  }
  return (times / elapsed) * 1000
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
