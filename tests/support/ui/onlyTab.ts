import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { TabAnnouncer } from "../../../application/platform/TabAnnouncer.ts"

/** Services of a browser with one tab: no other tab is notified. */
export function onlyTab<R>(services: Context.Context<R>): Context.Context<R | TabAnnouncer> {
  return Context.add(services, TabAnnouncer, { announce: () => Effect.void })
}
