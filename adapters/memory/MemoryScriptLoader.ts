import * as Effect from "effect/Effect"
import type { ScriptLoader } from "../../application/platform/ScriptLoader.ts"
import { ScriptNotLoaded } from "../../application/platform/ScriptLoader.ts"

/** Records the loaded scripts; a script that `fetched` rejects fails. */
export function memoryScriptLoader(fetched: (address: string) => boolean = () => true): ScriptLoader["Service"] {
  const loaded = new Set<string>()
  return {
    load: (address) =>
      Effect.suspend(() => {
        if (!loaded.has(address) && !fetched(address)) return Effect.fail(new ScriptNotLoaded({ address }))
        loaded.add(address)
        return Effect.void
      }),
  }
}
