import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type { Cart } from "../../domain/cart/Cart.ts"
import type { CommerceEvent } from "../../domain/analytics/CommerceEvent.ts"

/** Takes the events of commerce. */
export interface AnalyticsService {
  /** Takes an event and returns at once; never fails. It is sent, held or dropped by the visitor's consent. */
  readonly track: (event: CommerceEvent) => Effect.Effect<void>
  /** False where events go nowhere, so that nothing is read for them. */
  readonly isEnabled: boolean
  /** The cart of the last response, so that a change needs no read; absent where each program begins without one. */
  readonly knownCart?: { current: Cart | undefined }
}

/** The analytics of the current page, command or request. Default: events are dropped. */
export const Analytics = Context.Reference<AnalyticsService>("Analytics", {
  defaultValue: () => ({ track: () => Effect.void, isEnabled: false }),
})

/** Tracks an event. */
export function track(event: CommerceEvent): Effect.Effect<void> {
  return Effect.flatMap(Analytics, (analytics) => analytics.track(event))
}
