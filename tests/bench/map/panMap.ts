import * as Effect from "effect/Effect"
import { keylessMaps } from "../../../adapters/maps/keyless/keylessMaps.ts"

const PLACES = 2_000
const SPAIN = { south: 36.5, west: -8.5, height: 7, width: 11 }

/** Places over a country, half of them around one town, at the same positions in every run. */
const markers = Array.from({ length: PLACES }, (_, index) => {
  const [x, y] = [(index * 0.618_034) % 1, (index * 0.754_878) % 1]
  const isNear = index % 2 === 0
  return {
    id: String(index),
    name: `Place ${index}`,
    lines: ["Street 1"],
    point: isNear
      ? { latitude: 40.42 + (y - 0.5) / 2, longitude: -3.7 + (x - 0.5) / 2 }
      : { latitude: SPAIN.south + y * SPAIN.height, longitude: SPAIN.west + x * SPAIN.width },
  }
})
const maps = keylessMaps({ provider: "keyless" }, { staticHost: "" }, (address) => globalThis.fetch(address))
await Effect.runPromise(
  maps.draw({
    elementId: "map",
    markers,
    towns: markers.slice(0, 200).map(({ name, point }) => ({ name, point })),
    view: { center: { latitude: 40.4, longitude: -3.7 }, zoom: 7 },
    language: "en",
    onSelect: () => undefined,
    onFailure: () => undefined,
  }),
)
document.body.dataset["ready"] = "true"
