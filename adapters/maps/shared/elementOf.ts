import * as Effect from "effect/Effect"
import { MapUnavailable } from "../../../application/location/MapPort.ts"

/** Returns the element of a map. Fails when the page has removed it. */
export function elementOf(
  elementId: string,
  page: Document = globalThis.document,
): Effect.Effect<HTMLElement, MapUnavailable> {
  return Effect.suspend(() => {
    const element = page.getElementById(elementId)
    return element === null ? Effect.fail(new MapUnavailable({ reason: "unsupported" })) : Effect.succeed(element)
  })
}
