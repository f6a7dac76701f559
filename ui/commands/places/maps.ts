import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { geocoding, maps } from "../../../adapters/composition/browserMaps.ts"
import { GeocodingPort } from "../../../application/location/GeocodingPort.ts"
import type { MapRequest } from "../../../application/location/MapPort.ts"
import { MapPort } from "../../../application/location/MapPort.ts"
import type { CommandBase } from "../CommandBase.ts"
import { runWith } from "../CommandBase.ts"

/** Commands for maps. The provider's code is loaded with the first of them. */
export function mapCommands(base: CommandBase) {
  const run = runWith(base, maps, geocoding)
  const { countryCode } = base.scope.store
  return {
    /** Draws a map into an element of the page. */
    draw: (request: MapRequest) => run(MapPort.use((port) => port.draw(request))),
    /** The place of an address in the country of the store, by the map provider; `undefined` without a result. */
    findAddress: (address: string) =>
      run(
        Effect.map(
          GeocodingPort.use((port) => port.geocode({ address, countryCode })),
          Option.getOrUndefined,
        ),
      ),
  }
}
