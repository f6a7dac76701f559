import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"
import type { GuestIdentity } from "../../domain/session/GuestIdentity.ts"
import type { LoginRequest } from "../../domain/session/loginAddress.ts"
import type { StoreId } from "../../domain/shared/StoreId.ts"
import type { BackendError } from "../shared/BackendError.ts"
import type { GuestIdentityFailed } from "./GuestIdentityFailed.ts"

/** A session after a refresh. */
export interface RefreshedSession extends GuestIdentity {
  readonly userType: "guest" | "registered"
  /** A new refresh token, when the backend rotates them. */
  readonly refreshToken?: Redacted.Redacted<string>
}

/** Creates, refreshes and ends sessions. */
export class IdentityGateway extends Context.Service<
  IdentityGateway,
  {
    readonly createGuest: (
      storeId: StoreId,
      languageCode: string,
    ) => Effect.Effect<GuestIdentity, BackendError | GuestIdentityFailed>
    /**
     * Returns the address of the login page: login is a navigation, not a call (`beginLogin`). `path` defaults to the
     * backend's own login.
     */
    readonly loginAddress: (request: LoginRequest, path?: string) => Effect.Effect<string>
    readonly refreshSession: (storeId: StoreId) => Effect.Effect<RefreshedSession, BackendError | GuestIdentityFailed>
    readonly endSession: (storeId: StoreId) => Effect.Effect<void, BackendError>
  }
>()("IdentityGateway") {}
