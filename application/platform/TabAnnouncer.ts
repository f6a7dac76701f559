import * as Context from "effect/Context"
import * as Effect from "effect/Effect"

/** The kinds of changes that the other tabs of a browser show (F196). */
export type TabChange = "cart" | "wishlists" | "session"

/** Notifies the other tabs of this browser. */
export class TabAnnouncer extends Context.Service<
  TabAnnouncer,
  {
    /** Never fails: a tab that is not notified sees the change with its next request. */
    readonly announce: (change: TabChange) => Effect.Effect<void>
  }
>()("TabAnnouncer") {}

/**
 * Announces a change after `program`, also after an error: the change may have succeeded although its response was
 * lost.
 */
export function announcing<A, E, R>(
  change: TabChange,
  program: Effect.Effect<A, E, R>,
): Effect.Effect<A, E, R | TabAnnouncer> {
  return Effect.ensuring(
    program,
    TabAnnouncer.use(({ announce }) => announce(change)),
  )
}
