import * as Effect from "effect/Effect"
import type { SessionDeparture } from "../../application/session/SessionDeparture.ts"

/** A terminal has no page to leave: it says once that the session is over, and how to go on. */
export function terminalDeparture(print: (line: string) => void): SessionDeparture["Service"] {
  let isSaid = false
  return {
    place: Effect.undefined,
    leave: (way) =>
      Effect.sync(() => {
        if (!isSaid)
          print(
            way === "sessionExpired"
              ? "Your session has expired: you go on as a guest."
              : "Your session is over: log in again with `selvedge account login`.",
          )
        isSaid = true
      }),
  }
}
