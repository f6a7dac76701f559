import * as Deferred from "effect/Deferred"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import { MapUnavailable } from "../../../application/location/MapPort.ts"
import type { ScriptLoader } from "../../../application/platform/ScriptLoader.ts"
import type { MapProvider } from "../../../domain/location/mapProvider.ts"
import type { MapLoader } from "../shared/mapLoader.ts"
import { mapLoader } from "../shared/mapLoader.ts"
import { withScriptFailure } from "../shared/scriptFailure.ts"
import type { BaiduLibrary } from "./BaiduLibrary.ts"
import { baiduLibrary } from "./BaiduLibrary.ts"

/** Time limit of the Chinese provider for its script and its search (S9). */
export const CHINA_TIME_LIMIT = Duration.seconds(10)
/** Name of the function that the provider's script calls when it is ready. */
const CALLBACK = "selvedgeChinaMapReady"

/** The library of the Chinese provider. */
export interface ChinaLibrary extends MapLoader {
  readonly classes: Effect.Effect<BaiduLibrary, MapUnavailable>
}

/**
 * Requests the provider's script with the key and the name of a callback, once for all callers, who wait in a queue
 * (R14). Without a response within 10 s all of them fail; a later response to a given-up attempt is ignored (F150).
 */
export function chinaLoader(
  { script, key }: Extract<MapProvider, { readonly provider: "china" }>,
  scripts: ScriptLoader["Service"],
  page: Window & typeof globalThis = globalThis.window,
): ChinaLibrary {
  const network = () => new MapUnavailable({ reason: "network" })
  const address = new URL(script, page.location.href)
  address.searchParams.set("ak", key)
  address.searchParams.set("callback", CALLBACK)
  const start = Effect.suspend(() => {
    const called = Deferred.makeUnsafe<void>()
    Reflect.set(page, CALLBACK, () => void Deferred.doneUnsafe(called, Exit.void))
    return withScriptFailure(
      address.origin,
      CHINA_TIME_LIMIT,
      Effect.andThen(scripts.load(address.href), Deferred.await(called)),
      page.document,
    ).pipe(
      // Without its classes the script has reported a rejected key.
      Effect.andThen(
        Effect.suspend(() =>
          baiduLibrary(page) === undefined ? Effect.fail(new MapUnavailable({ reason: "keyRejected" })) : Effect.void,
        ),
      ),
    )
  })
  const loader = mapLoader(start)
  return {
    ...loader,
    classes: Effect.andThen(
      loader.load,
      Effect.suspend(() => {
        const library = baiduLibrary(page)
        return library === undefined ? Effect.fail(network()) : Effect.succeed(library)
      }),
    ),
  }
}
