import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { UserSession } from "../../domain/account/UserSession.ts"
import type { BackendError } from "../shared/BackendError.ts"

/** The devices on which a customer is signed in. */
export class UserSessionGateway extends Context.Service<
  UserSessionGateway,
  {
    /** The session of this browser first, then the last used first. */
    readonly listUserSessions: Effect.Effect<readonly UserSession[], BackendError>
    /** Ends one session, or all except that of this browser. Fails with `NotFound` for one that has ended. */
    readonly endUserSessions: (sessionId?: string) => Effect.Effect<void, BackendError>
  }
>()("UserSessionGateway") {}
