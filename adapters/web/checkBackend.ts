import { BackendError } from "../../application/shared/BackendError.ts"
import type { Backend } from "./Backend.ts"
import type { ReadinessCheck, ReadinessProblem } from "./readiness.ts"
import { memoizeAsync } from "./memoizeAsync.ts"
import type { ShopPrograms } from "./ShopPrograms.ts"

/** Lifetime of a result: the probes of all load balancers share it. */
const LIFETIME_MILLIS = 1_000

/** Returns a check that the backend responds, with the problems that it reports. */
export function checkBackend(
  backend: Pick<Backend, "check">,
  programs: Pick<ShopPrograms, "pingBackend">,
): ReadinessCheck {
  const check = memoizeAsync(LIFETIME_MILLIS, async (_: "all"): Promise<readonly ReadinessProblem[]> => {
    const [answers, own] = await Promise.all([
      programs.pingBackend().then(() => [], problemOf),
      backend.check?.() ?? [],
    ])
    return [...answers, ...own]
  })
  return () => check("all")
}

function problemOf(error: unknown): readonly ReadinessProblem[] {
  if (!(error instanceof BackendError)) throw error
  return [
    {
      part: "backend",
      problem: `The backend ${describeError(error)} (${error.message}): check that it runs, and BACKEND_URL.`,
    },
  ]
}

function describeError({ reason }: BackendError): string {
  if (reason._tag === "TimedOut") return "did not answer in time"
  return reason._tag === "Unreachable" ? "cannot be reached" : "does not answer as it should"
}
