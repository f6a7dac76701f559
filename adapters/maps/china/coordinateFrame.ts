import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { GeoPoint } from "../../../domain/location/GeoPoint.ts"
import { toGeoPoint } from "../../../domain/location/GeoPoint.ts"
import { CHINA_TIME_LIMIT } from "./chinaLoader.ts"

/** Converts a position (WGS 84) to the coordinates of the provider's maps; none after a failure or 10 s. */
export type ConvertPoint = (point: GeoPoint) => Effect.Effect<Option.Option<GeoPoint>>

/**
 * The conversion of coordinates by an injected script, whose response is code. It runs only inside a frame without the
 * page's origin (`sandbox` without `allow-same-origin`), which has no access to the page, its cookies or its storage
 * (F151); the page accepts nothing but two numbers from it. `address` is the page of the frame. Each position is
 * converted once.
 */
export function coordinateFrame(address: string, page: Document = globalThis.document): ConvertPoint {
  const known = new Map<string, Promise<GeoPoint | undefined>>()
  let frame: Promise<Window | undefined> | undefined
  let count = 0
  const convert = async ({ latitude, longitude }: GeoPoint): Promise<GeoPoint | undefined> => {
    const target = await (frame ??= openFrame(address, page))
    if (target === undefined) {
      frame = undefined
      return undefined
    }
    const id = (count += 1)
    return new Promise((resolve) => {
      const receive = (event: MessageEvent<unknown>) => {
        const answer = answerTo(id, event, target)
        if (answer === undefined) return
        page.defaultView?.removeEventListener("message", receive)
        resolve(answer.point)
      }
      page.defaultView?.addEventListener("message", receive)
      target.postMessage({ id, x: longitude, y: latitude }, "*")
    })
  }
  return (point) => {
    const key = `${point.latitude} ${point.longitude}`
    return Effect.promise(() => {
      const converted = known.get(key) ?? convert(point)
      known.set(key, converted)
      return converted
    }).pipe(
      Effect.timeoutOption(CHINA_TIME_LIMIT),
      Effect.map(Option.filter((found) => found !== undefined)),
      Effect.tap((found) => Effect.sync(() => Option.isNone(found) && known.delete(key))),
    )
  }
}

function openFrame(address: string, page: Document): Promise<Window | undefined> {
  return new Promise((resolve) => {
    const frame = page.createElement("iframe")
    frame.setAttribute("sandbox", "allow-scripts")
    frame.hidden = true
    frame.src = address
    const receive = ({ source, data }: MessageEvent<unknown>) => {
      if (source !== frame.contentWindow || data !== "ready") return
      page.defaultView?.removeEventListener("message", receive)
      resolve(frame.contentWindow ?? undefined)
    }
    page.defaultView?.addEventListener("message", receive)
    frame.addEventListener("error", () => resolve(undefined))
    page.body.append(frame)
  })
}

/** The frame's answer to a request: a position, or none. `undefined` for all other messages. */
function answerTo(
  id: number,
  { source, data }: MessageEvent<unknown>,
  target: Window,
): { readonly point: GeoPoint | undefined } | undefined {
  if (source !== target || typeof data !== "object" || data === null || Reflect.get(data, "id") !== id) return undefined
  return { point: toGeoPoint(coordinate(Reflect.get(data, "y")), coordinate(Reflect.get(data, "x"))) }
}

function coordinate(value: unknown): number {
  return typeof value === "number" ? value : Number.NaN
}
