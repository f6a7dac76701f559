import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { DrawnMap, MapMarker, MapPort } from "../../../application/location/MapPort.ts"
import { BEIJING_VIEW } from "../../../domain/location/mapView.ts"
import type { MapSettings } from "../shared/drawMap.ts"
import { drawMap } from "../shared/drawMap.ts"
import { elementOf } from "../shared/elementOf.ts"
import { baiduCanvas } from "./baiduCanvas.ts"
import type { ChinaLibrary } from "./chinaLoader.ts"
import type { ConvertPoint } from "./coordinateFrame.ts"

/** Conversions at the same time. */
const CONCURRENCY = 8

/** The Chinese map provider. Its maps have coordinates of their own: a marker without a conversion is left out. */
export function chinaMaps(library: ChinaLibrary, convert: ConvertPoint, settings: MapSettings): MapPort["Service"] {
  const converted = Effect.fnUntraced(function* (markers: readonly MapMarker[]) {
    const found = yield* Effect.forEach(
      markers,
      (marker) =>
        Effect.map(
          convert(marker.point),
          Option.map((point): MapMarker => ({ ...marker, point })),
        ),
      { concurrency: CONCURRENCY },
    )
    return found.flatMap(Option.toArray)
  })
  return {
    load: library.load,
    draw: Effect.fnUntraced(function* (request) {
      const [loaded, markers] = yield* Effect.all([library.library, converted(request.markers)], {
        concurrency: "unbounded",
      })
      const element = yield* elementOf(request.elementId)
      const map = drawMap(
        baiduCanvas(loaded, element),
        { ...request, markers },
        {
          emptyView: BEIJING_VIEW,
          ...settings,
          notify: library.notify,
        },
      )
      let round = 0
      const drawn: DrawnMap = {
        ...map,
        showMarkers: (next) => {
          const own = (round += 1)
          // Markers of an earlier call are not shown after those of a later one.
          const show = Effect.map(converted(next), (points) => own === round && map.showMarkers(points))
          void Effect.runFork(show)
        },
        show: ({ center, zoom }) =>
          void Effect.runFork(
            Effect.map(
              convert(center),
              Option.map((point) => map.show({ center: point, zoom })),
            ),
          ),
      }
      return drawn
    }),
  }
}
