import type { MapMarker, MapTown } from "../../../application/location/MapPort.ts"
import type { Place } from "../../../domain/location/Place.ts"

/** Returns the marker of a place. */
export function mapMarker({ id, name, point, addressLines, zipCode, city }: Place): MapMarker {
  return { id, name, point, lines: [addressLines.join(", "), `${zipCode} ${city}`] }
}

/** Returns the towns of places, each once, for the names on the map. */
export function townsOf(places: readonly Place[]): readonly MapTown[] {
  return [...new Map(places.map(({ city, point }) => [city, { name: city, point }])).values()]
}
