import * as Effect from "effect/Effect"
import type { SessionDeparture, SessionWay } from "../../application/session/SessionDeparture.ts"

/** Where a program wanted its shopper to be led, and why. */
export interface LedAway {
  readonly way: SessionWay
  readonly address: string
}

/**
 * Leads nowhere and remembers where to, for whoever answers the shopper: a web server, a test. Only the first counts.
 */
export function memoryDeparture(led: LedAway[] = [], place?: string): SessionDeparture["Service"] {
  return {
    place: Effect.succeed(place),
    leave: (way, address) =>
      Effect.sync(() => {
        if (led.length === 0) led.push({ way, address })
      }),
  }
}
