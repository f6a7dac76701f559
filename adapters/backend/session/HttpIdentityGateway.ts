import * as Effect from "effect/Effect"
import { GuestIdentityFailed } from "../../../application/session/GuestIdentityFailed.ts"
import type { IdentityGateway } from "../../../application/session/IdentityGateway.ts"
import { BackendError } from "../../../application/shared/BackendError.ts"
import type { paths } from "../../../contracts/generated/session.d.ts"
import type { IdentityOptions } from "../../../domain/session/IdentityOptions.ts"
import type { BackendResponse } from "../http/response/BackendResponse.ts"
import { parseJsonBody } from "../http/response/BackendResponse.ts"
import type { BackendConnection } from "../http/callOperation.ts"
import { sendOperation } from "../http/callOperation.ts"
import { IDENTITY_LIMITS } from "../http/OperationLimits.ts"
import { contractClient } from "../http/send/contractClient.ts"
import { decodeGuestIdentity, missingToken, toGuestIdentity } from "./identityWire.ts"
import type { RefreshTokens } from "./RefreshTokens.ts"

const client = contractClient<paths>()
/** Version of the storefront API (S3: default version 1). */
const VERSION = "1"

/**
 * Creates, refreshes and ends sessions over the contract's `session` document; `options` are the deployment's. Loads
 * the code for refresh and end on demand.
 */
export function httpIdentityGateway(
  connection: BackendConnection,
  refreshTokens?: RefreshTokens,
  options: IdentityOptions = {},
): IdentityGateway["Service"] {
  // These calls create the session, so they must not wait for one.
  const { session: _, ...backend } = connection
  const renewal = Effect.tryPromise({
    try: () => import("./HttpRenewalGateway.ts"),
    catch: () => new BackendError({ operation: "sessionRenewal", reason: { _tag: "Unreachable" } }),
  }).pipe(Effect.map(({ httpRenewalGateway }) => httpRenewalGateway(backend, refreshTokens, options)))
  return {
    createGuest: (storeId, languageCode) =>
      sendOperation(
        backend,
        "createGuest",
        () =>
          client.POST("/api/storefront/{version}/stores/{storeId}/users/guests", {
            params: {
              path: { version: options.version ?? VERSION, storeId },
              query: {
                language: languageCode,
                ...(options.clientId === undefined ? {} : { clientId: options.clientId }),
              },
            },
          }),
        IDENTITY_LIMITS,
      ).pipe(
        Effect.flatMap((answer) =>
          refreshTokens === undefined
            ? guestOf(answer)
            : Effect.flatMap(
                Effect.promise(() => import("./RefreshTokens.ts")),
                ({ storeRefreshToken }) =>
                  Effect.zipWith(
                    storeRefreshToken(refreshTokens, storeId, answer.headers),
                    guestOf(answer),
                    (response, guest) => ({ ...guest, ...response }),
                  ),
              ),
        ),
        Effect.withSpan("backend.createGuest"),
      ),
    loginAddress: (request, path) =>
      Effect.orDie(Effect.map(renewal, ({ loginAddress }) => loginAddress(request, path))),
    refreshSession: (storeId) => Effect.flatMap(renewal, ({ refreshSession }) => refreshSession(storeId)),
    endSession: (storeId) => Effect.flatMap(renewal, ({ endSession }) => endSession(storeId)),
  }
}

/** Returns the guest, or the rules' error text when there is none (S5.1). */
function guestOf(answer: BackendResponse) {
  if (answer.status < 200 || answer.status > 299)
    return Effect.fail(new GuestIdentityFailed({ message: `Error ${answer.status}: ${answer.statusText}` }))
  return decodeGuestIdentity(parseJsonBody(answer)?.value).pipe(
    Effect.map(toGuestIdentity),
    Effect.mapError(missingToken),
  )
}
