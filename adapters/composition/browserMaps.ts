import * as Effect from "effect/Effect"
import { MapPort, MapUnavailable } from "../../application/location/MapPort.ts"
import type { StoreScope } from "../../application/store/StoreScope.ts"
import { COORDINATE_FRAME_PATH, mapProvider } from "../../domain/location/mapProvider.ts"
import type { MapSettings } from "../maps/shared/drawMap.ts"
import { gateway } from "../backend/gateway.ts"
import { scriptTagLoader } from "../browser/ScriptTagLoader.ts"

/** The map provider of the store, loaded with its first use. */
export const maps = gateway(MapPort, (_, scope) => lazyMaps(scope))

function lazyMaps(scope: StoreScope["Service"]): MapPort["Service"] {
  let created: Promise<MapPort["Service"]> | undefined
  const provider = Effect.tryPromise({
    try: () => (created ??= createMaps(scope)),
    catch: () => {
      created = undefined
      return new MapUnavailable({ reason: "network" })
    },
  })
  return {
    load: Effect.flatMap(provider, ({ load }) => load),
    draw: (request) => Effect.flatMap(provider, ({ draw }) => draw(request)),
  }
}

/** The marker images of the store's static host, and its view without markers. */
function mapDrawing({ map }: StoreScope["Service"]["store"]): MapSettings {
  const { location } = map ?? {}
  return {
    staticHost: map?.staticUrl.replace(/\/$/, "") ?? "",
    ...(location === undefined ? {} : { emptyView: { center: location, zoom: location.zoom } }),
  }
}

async function createMaps({ store, language }: StoreScope["Service"]): Promise<MapPort["Service"]> {
  const { configuration, countryCode } = store
  const drawing = mapDrawing(store)
  const found = mapProvider(configuration, countryCode, (address) => URL.parse(address, location.href) ?? undefined)
  switch (found.provider) {
    case "global": {
      const { globalMaps, googleLibrary } = await import("../maps/global/globalMaps.ts")
      return globalMaps(googleLibrary(found, language.code), drawing)
    }
    case "china": {
      const [{ chinaMaps }, { chinaLoader }, { coordinateFrame }] = await Promise.all([
        import("../maps/china/chinaMaps.ts"),
        import("../maps/china/chinaLoader.ts"),
        import("../maps/china/coordinateFrame.ts"),
      ])
      const convert = coordinateFrame(`${COORDINATE_FRAME_PATH}?storeId=${store.id}`)
      return chinaMaps(chinaLoader(found, scriptTagLoader()), convert, drawing)
    }
    case "keyless": {
      const { keylessMaps } = await import("../maps/keyless/keylessMaps.ts")
      return keylessMaps(found, drawing, (address) => globalThis.fetch(address))
    }
  }
}
