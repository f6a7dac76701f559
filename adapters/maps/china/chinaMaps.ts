import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Queue from "effect/Queue"
import type { DrawnMap, MapMarker, MapPort } from "../../../application/location/MapPort.ts"
import type { MapView } from "../../../domain/location/mapView.ts"
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
  const convertedView = (view: MapView) =>
    Effect.map(convert(view.center), (found) => (Option.isSome(found) ? { ...view, center: found.value } : view))
  return {
    load: library.load,
    draw: Effect.fnUntraced(function* (request) {
      const [loaded, markers] = yield* Effect.all([library.classes, converted(request.markers)], {
        concurrency: "unbounded",
      })
      const element = yield* elementOf(request.elementId)
      const view = request.view === undefined ? undefined : yield* convertedView(request.view)
      const map = drawMap(
        baiduCanvas(loaded, element),
        { ...request, markers, ...(view === undefined ? {} : { view }) },
        {
          emptyView: BEIJING_VIEW,
          ...settings,
          notify: library.notify,
        },
      )
      // Converted one after the other, so that the last markers are those of the last call.
      const changes = yield* Queue.unbounded<Effect.Effect<void>>()
      yield* Effect.forkDetach(Effect.forever(Effect.flatten(Queue.take(changes))))
      const drawn: DrawnMap = {
        ...map,
        showMarkers: (next) =>
          void Queue.offerUnsafe(
            changes,
            Effect.map(converted(next), (points) => map.showMarkers(points)),
          ),
        show: ({ center, zoom }) =>
          void Queue.offerUnsafe(
            changes,
            Effect.map(convert(center), (found) => {
              if (Option.isSome(found)) map.show({ center: found.value, zoom })
            }),
          ),
        remove: () => {
          map.remove()
          Queue.offerUnsafe(changes, Effect.interrupt)
        },
      }
      return drawn
    }),
  }
}
