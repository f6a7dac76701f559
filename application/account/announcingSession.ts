import * as Effect from "effect/Effect"
import { userKind } from "../cart/userKind.ts"
import { TabAnnouncer } from "../platform/TabAnnouncer.ts"
import type { SessionHolder } from "../session/SessionHolder.ts"

/** Runs a program that may sign the customer in or out, and announces the change to other tabs. */
export function announcingSession<A, E, R>(
  program: Effect.Effect<A, E, R>,
): Effect.Effect<A, E, R | SessionHolder | TabAnnouncer> {
  return Effect.flatMap(userKind, (before) =>
    Effect.ensuring(
      program,
      Effect.flatMap(userKind, (after) =>
        after === before ? Effect.void : TabAnnouncer.use(({ announce }) => announce("session")),
      ),
    ),
  )
}
