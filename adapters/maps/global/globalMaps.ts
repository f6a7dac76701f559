import { importLibrary, setOptions } from "@googlemaps/js-api-loader"
import * as Deferred from "effect/Deferred"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import type { MapPort } from "../../../application/location/MapPort.ts"
import { MapUnavailable } from "../../../application/location/MapPort.ts"
import type { MapProvider } from "../../../domain/location/mapProvider.ts"
import type { MapSettings } from "../shared/drawMap.ts"
import { drawMap } from "../shared/drawMap.ts"
import { elementOf } from "../shared/elementOf.ts"
import type { MapLoader } from "../shared/mapLoader.ts"
import { mapLoader } from "../shared/mapLoader.ts"
import { withScriptFailure } from "../shared/scriptFailure.ts"
import type { GoogleParts } from "./googleCanvas.ts"
import { googleCanvas } from "./googleCanvas.ts"

/** Origin of the provider's script. */
export const GOOGLE_ORIGIN = "https://maps.googleapis.com"
/** The library has no time limit of its own. */
const TIME_LIMIT = Duration.seconds(30)
/** Name of the function that the library calls when it rejects the key. */
const KEY_REJECTED = "gm_authFailure"

/** The library of the global provider: its loader, its parts once loaded, and the listeners to a rejected key. */
export interface GoogleLibrary extends MapLoader {
  readonly parts: Effect.Effect<GoogleParts, MapUnavailable>
  /** Calls back when the library rejects the key, which it may do after the map is drawn. */
  readonly onKeyRejected: (listener: () => void) => void
}

/** The library of a page, loaded with the options of the store: region, language, key, libraries, version, callback. */
export function googleLibrary(
  provider: Extract<MapProvider, { readonly provider: "global" }>,
  language: string,
): GoogleLibrary {
  const rejected = Deferred.makeUnsafe<void>()
  const listeners: (() => void)[] = []
  let parts: GoogleParts | undefined
  let blocked: MapUnavailable | undefined
  let isPrepared = false
  const prepare = () => {
    if (isPrepared) return
    isPrepared = true
    Reflect.set(globalThis, KEY_REJECTED, () => {
      Deferred.doneUnsafe(rejected, Exit.void)
      for (const listener of listeners) listener()
    })
    setOptions({
      key: provider.key,
      v: provider.version,
      region: provider.region,
      language,
      libraries: [...provider.libraries],
    })
  }
  const start = withScriptFailure(
    GOOGLE_ORIGIN,
    TIME_LIMIT,
    Effect.tryPromise({
      try: async () => {
        prepare()
        const [maps, markers, core] = await Promise.all([
          importLibrary("maps"),
          importLibrary("marker"),
          importLibrary("core"),
        ])
        parts = { maps, markers, core }
      },
      catch: () => new MapUnavailable({ reason: "network" }),
    }),
  ).pipe(
    Effect.tapError((failure) => Effect.sync(() => (blocked = failure.reason === "blocked" ? failure : undefined))),
  )
  const loader = mapLoader(
    Effect.raceFirst(
      // The policy of a document does not change, and the library would wait for its first script forever.
      Effect.suspend(() => (blocked === undefined ? start : Effect.fail(blocked))),
      Effect.andThen(Deferred.await(rejected), Effect.fail(new MapUnavailable({ reason: "keyRejected" }))),
    ),
  )
  return {
    ...loader,
    parts: Effect.andThen(
      loader.load,
      Effect.suspend(() =>
        parts === undefined ? Effect.fail(new MapUnavailable({ reason: "network" })) : Effect.succeed(parts),
      ),
    ),
    onKeyRejected: (listener) => void listeners.push(listener),
  }
}

/** The global map provider. */
export function globalMaps(library: GoogleLibrary, settings: MapSettings): MapPort["Service"] {
  return {
    load: library.load,
    draw: Effect.fnUntraced(function* (request) {
      const parts = yield* library.parts
      const element = yield* elementOf(request.elementId)
      library.onKeyRejected(() => request.onFailure(new MapUnavailable({ reason: "keyRejected" })))
      return drawMap(googleCanvas(parts, element), request, { ...settings, notify: library.notify })
    }),
  }
}
