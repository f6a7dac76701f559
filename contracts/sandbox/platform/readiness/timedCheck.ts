import type { ReadinessProblem } from "./Readiness.ts"

const LIMIT_MS = 2_000
/** Every load balancer sends probes; they share one result for this time. */
const LIFETIME_MS = 1_000

/** Wraps a check with a timeout and shares its result between concurrent callers. While one hangs no other starts. */
export const timedCheck = (
  part: ReadinessProblem["part"],
  what: string,
  check: () => Promise<readonly ReadinessProblem[]>,
  limitMs = LIMIT_MS,
) => {
  let running: Promise<readonly ReadinessProblem[]> | undefined
  let last: { readonly problems: readonly ReadinessProblem[]; readonly at: number } | undefined
  const begin = (): Promise<readonly ReadinessProblem[]> => {
    const started = check()
      .then((problems) => {
        last = { problems, at: performance.now() }
        return problems
      })
      .finally(() => {
        running = undefined
      })
    running = started
    return started
  }
  return async (): Promise<readonly ReadinessProblem[]> => {
    if (last !== undefined && performance.now() - last.at < LIFETIME_MS) return last.problems
    const late: readonly ReadinessProblem[] = [
      { part, problem: `${what} did not answer within ${limitMs / 1_000} seconds.` },
    ]
    let timer: NodeJS.Timeout | undefined
    const limit = new Promise<readonly ReadinessProblem[]>((resolve) => {
      timer = setTimeout(() => resolve(late), limitMs)
    })
    return Promise.race([running ?? begin(), limit]).finally(() => clearTimeout(timer))
  }
}
