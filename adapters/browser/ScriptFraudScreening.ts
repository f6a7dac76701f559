import * as Effect from "effect/Effect"
import type { FraudScreening } from "../../application/checkout/FraudScreening.ts"
import type { ScriptLoader } from "../../application/platform/ScriptLoader.ts"
import { scriptTagLoader } from "./ScriptTagLoader.ts"

/**
 * Runs a fraud service's script on the page. The script reports through a document event, possibly while it is still
 * loading.
 */
export function scriptFraudScreening(
  page: Document = globalThis.document,
  scripts: ScriptLoader["Service"] = scriptTagLoader(page),
): FraudScreening["Service"] {
  const reports = new Map<string, Promise<void>>()
  return {
    ready: ({ script, readyEvent }) =>
      Effect.suspend(() => {
        const known = reports.get(script)
        const reported =
          known ?? new Promise<void>((resolve) => page.addEventListener(readyEvent, () => resolve(), { once: true }))
        reports.set(script, reported)
        return Effect.andThen(
          scripts.load(script),
          Effect.promise(() => reported),
        )
      }),
  }
}
