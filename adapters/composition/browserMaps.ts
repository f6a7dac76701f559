import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { GeocodingPort } from "../../application/location/GeocodingPort.ts"
import { MapPort, MapUnavailable } from "../../application/location/MapPort.ts"
import type { StoreScope } from "../../application/store/StoreScope.ts"
import { COORDINATE_FRAME_PATH } from "../../domain/location/mapProvider.ts"
import type { MapSettings } from "../maps/shared/drawMap.ts"
import { gateway } from "../backend/gateway.ts"
import { documentConsent } from "../browser/documentConsent.ts"
import { scriptTagLoader } from "../browser/ScriptTagLoader.ts"
import { storeMapProvider } from "./storeMapProvider.ts"

/** The services of a store's map provider. */
interface Provider {
  readonly maps: MapPort["Service"]
  /** Absent for the keyless provider: the web server has searched the product's gazetteer already. */
  readonly geocoding?: GeocodingPort["Service"]
}

/** Loads a store's provider once for maps and geocoding; its library has one state per page. */
const providers = new WeakMap<StoreScope["Service"]["store"], Promise<Provider>>()

const providerOf = (scope: StoreScope["Service"]) =>
  Effect.tryPromise({
    try: () => {
      const known = providers.get(scope.store) ?? createProvider(scope)
      providers.set(scope.store, known)
      return known
    },
    catch: () => {
      providers.delete(scope.store)
      return new MapUnavailable({ reason: "network" })
    },
  })

/** Loads the provider. One of another company needs consent to personalization before anything is requested from it. */
const allowedProvider = Effect.fnUntraced(function* (scope: StoreScope["Service"]) {
  if (storeMapProvider(scope).provider !== "keyless") {
    const { personalization } = yield* documentConsent().current
    if (personalization !== "granted") return yield* new MapUnavailable({ reason: "noConsent" })
  }
  return yield* providerOf(scope)
})

/** The map provider of the store, loaded with its first use; `noConsent` while the customer has not consented to it. */
export const maps = gateway(MapPort, (_, scope) => ({
  load: Effect.flatMap(allowedProvider(scope), (provider) => provider.maps.load),
  draw: (request) => Effect.flatMap(allowedProvider(scope), (provider) => provider.maps.draw(request)),
}))

/** Geocoding by the map provider of the store; no results from the keyless one, and without consent to another. */
export const geocoding = gateway(GeocodingPort, (_, scope) => ({
  geocode: (request) =>
    Effect.flatMap(
      allowedProvider(scope),
      (provider) => provider.geocoding?.geocode(request) ?? Effect.succeedNone,
    ).pipe(Effect.catch(() => Effect.succeed(Option.none()))),
}))

/** The marker images of the store's static host, and its view without markers. */
function mapSettings({ map }: StoreScope["Service"]["store"]): MapSettings {
  const { location } = map ?? {}
  return {
    staticHost: map?.staticUrl.replace(/\/$/, "") ?? "",
    ...(location === undefined ? {} : { emptyView: { center: location, zoom: location.zoom } }),
  }
}

async function createProvider(scope: StoreScope["Service"]): Promise<Provider> {
  const { store, language } = scope
  const settings = mapSettings(store)
  const found = storeMapProvider(scope)
  switch (found.provider) {
    case "global": {
      const [{ globalMaps, googleLibrary }, { googleGeocoding }] = await Promise.all([
        import("../maps/global/globalMaps.ts"),
        import("../maps/global/googleGeocoding.ts"),
      ])
      const library = googleLibrary(found, language.code)
      return { maps: globalMaps(library, settings), geocoding: googleGeocoding(library, language.code) }
    }
    case "china": {
      const [{ chinaMaps }, { chinaGeocoding }, { chinaLoader }, { coordinateFrame }] = await Promise.all([
        import("../maps/china/chinaMaps.ts"),
        import("../maps/china/chinaGeocoding.ts"),
        import("../maps/china/chinaLoader.ts"),
        import("../maps/china/coordinateFrame.ts"),
      ])
      const library = chinaLoader(found, scriptTagLoader())
      const convert = coordinateFrame(`${COORDINATE_FRAME_PATH}?storeId=${store.id}`)
      return { maps: chinaMaps(library, convert, settings), geocoding: chinaGeocoding(library) }
    }
    case "keyless": {
      const { keylessMaps } = await import("../maps/keyless/keylessMaps.ts")
      return { maps: keylessMaps(found, settings, (address) => globalThis.fetch(address)) }
    }
  }
}
