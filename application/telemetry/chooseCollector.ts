import * as Effect from "effect/Effect"
import type { Collectors } from "../../domain/telemetry/collectorAddress.ts"
import { collectorAddress } from "../../domain/telemetry/collectorAddress.ts"

/** Returns the requested collector address, or logs an error and returns the default one (S5.85). */
export const chooseCollector = Effect.fn("telemetry.chooseCollector")(function* (
  asked: string | undefined,
  collectors: Collectors,
) {
  const { address, isRefused } = collectorAddress(asked, collectors)
  if (isRefused) yield* Effect.logError("The collector's address is not one of the two; events go to the standard one")
  return address
})
