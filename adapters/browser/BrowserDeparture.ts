import * as Effect from "effect/Effect"
import type { SessionDeparture } from "../../application/session/SessionDeparture.ts"

const WAY_IN = /\/(login|register|reset-password)$/

/** Leaves the page once; a page that comes back from the browser's memory can be left again. */
export function browserDeparture(page: Window = globalThis.window): SessionDeparture["Service"] {
  let isLeaving = false
  page.addEventListener("pageshow", () => (isLeaving = false))
  return {
    place: Effect.sync(() => page.location.href.slice(page.location.origin.length)),
    leave: (way, address) =>
      Effect.sync(() => {
        // Whoever is coming in already is not led to another way in: what they typed would be lost.
        if (isLeaving || (way === "login" && WAY_IN.test(page.location.pathname))) return
        isLeaving = true
        page.location.assign(address)
      }),
  }
}
