import * as Effect from "effect/Effect"
import { UserSessionGateway } from "./UserSessionGateway.ts"

/** Returns the account's sessions, that of this browser first. */
export const listUserSessions = Effect.fn("account.listUserSessions")(() =>
  UserSessionGateway.use((gateway) => gateway.listUserSessions),
)

/**
 * Signs out another device and returns the sessions that are left. One that has ended meanwhile is no error: the result
 * is the same.
 */
export const signOutDevice = Effect.fn("account.signOutDevice")(function* (sessionId: string) {
  const gateway = yield* UserSessionGateway
  yield* Effect.catchReason(gateway.endUserSessions(sessionId), "BackendError", "NotFound", () =>
    Effect.logDebug("The session had already ended"),
  )
  return yield* gateway.listUserSessions
})

/** Signs out all devices except this one, and returns the sessions that are left. */
export const signOutOtherDevices = Effect.fn("account.signOutOtherDevices")(function* () {
  const gateway = yield* UserSessionGateway
  yield* gateway.endUserSessions()
  return yield* gateway.listUserSessions
})
