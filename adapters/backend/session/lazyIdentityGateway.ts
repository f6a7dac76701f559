import * as Effect from "effect/Effect"
import type { IdentityGateway } from "../../../application/session/IdentityGateway.ts"
import { BackendError } from "../../../application/shared/BackendError.ts"
import type { BackendConnection } from "../http/callOperation.ts"

/**
 * The identity gateway of a page, loaded when a session is first created, refreshed or ended: most pages have a valid
 * one. `configuration` is the store's, with the deployment's options; absent when the web server has them.
 */
export function lazyIdentityGateway(
  connection: BackendConnection,
  configuration: Readonly<Record<string, string>> = {},
): IdentityGateway["Service"] {
  const gateway = Effect.tryPromise({
    try: () => import("./pageIdentityGateway.ts"),
    catch: () => new BackendError({ operation: "identity", reason: { _tag: "Unreachable" } }),
  }).pipe(Effect.map(({ pageIdentityGateway }) => pageIdentityGateway(connection, configuration)))
  return {
    createGuest: (storeId, languageCode) =>
      Effect.flatMap(gateway, ({ createGuest }) => createGuest(storeId, languageCode)),
    loginAddress: (request, path) =>
      Effect.orDie(Effect.flatMap(gateway, ({ loginAddress }) => loginAddress(request, path))),
    refreshSession: (storeId) => Effect.flatMap(gateway, ({ refreshSession }) => refreshSession(storeId)),
    endSession: (storeId) => Effect.flatMap(gateway, ({ endSession }) => endSession(storeId)),
  }
}
