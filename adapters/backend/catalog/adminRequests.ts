import * as Effect from "effect/Effect"
import { BackendError } from "../../../application/shared/BackendError.ts"
import type { BackendResponse } from "../http/response/BackendResponse.ts"
import { PAYMENT_LIMITS } from "../http/OperationLimits.ts"
import type { OutgoingRequest } from "../http/send/OutgoingRequest.ts"
import type { Send } from "../http/send/sendRequest.ts"

/** Calls outside the contract, for the operator of the sandbox. They require the key of the admin console. */
const CATALOGUE_PATH = "/sandbox/catalogue"

/**
 * Returns the requests of the admin console. `readAdminKey` is called for each request; without a key the sandbox
 * refuses.
 */
export function adminRequests(send: Send, readAdminKey: () => Promise<string | undefined>) {
  const call = (operation: string, request: OutgoingRequest): Effect.Effect<BackendResponse, BackendError> =>
    Effect.promise(readAdminKey).pipe(
      Effect.flatMap((key) =>
        send(
          key === undefined ? request : { ...request, headers: { ...request.headers, "x-admin-key": key } },
          PAYMENT_LIMITS,
        ),
      ),
      Effect.mapError((reason) => new BackendError({ operation, reason })),
      Effect.withSpan(`backend.${operation}`),
    )
  const post = (operation: string, path: string, body: unknown) =>
    call(operation, {
      method: "POST",
      path: `${CATALOGUE_PATH}${path}`,
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    })
  return { call, post, path: CATALOGUE_PATH }
}
