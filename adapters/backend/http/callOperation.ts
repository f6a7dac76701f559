import type * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type { BackendErrorReason } from "../../../application/shared/BackendError.ts"
import { BackendError } from "../../../application/shared/BackendError.ts"
import { APP_ID } from "../../../application/shared/constants.ts"
import type { ApiVersion } from "../../../domain/store/apiVersions.ts"
import type { BackendResponse } from "./response/BackendResponse.ts"
import { parseJsonBody } from "./response/BackendResponse.ts"
import type { Decode } from "./response/bodyDecoder.ts"
import { MissingPathParameterError } from "./fillPath.ts"
import { isSuccess } from "./response/isSuccess.ts"
import type { OperationLimits } from "./OperationLimits.ts"
import { READ_LIMITS } from "./OperationLimits.ts"
import type { OutgoingRequest } from "./send/OutgoingRequest.ts"
import { withQueryDefaults } from "./send/OutgoingRequest.ts"
import { errorReasonOf } from "./response/errorReasonOf.ts"
import type { Send } from "./send/sendRequest.ts"
import type { SessionServices } from "./identity/sessionPolicy.ts"
import { withSession } from "./identity/sessionPolicy.ts"
import { rejectedFields, UnstorableBodyError } from "./unstorableFields.ts"

/** Settings that all calls of one backend share. */
export interface BackendConnection {
  readonly send: Send
  /** Language of texts in responses; absent before a store is chosen. */
  readonly languageId?: string
  /** The desktop site's when absent. */
  readonly appId?: (typeof APP_ID)[keyof typeof APP_ID]
  /** Type of the catalogue shown (S9); absent before a store is chosen. */
  readonly typeCatalog?: string
  /** API versions that differ from the gateways' default, by operationId. */
  readonly apiVersions?: ReadonlyMap<string, ApiVersion>
  /**
   * Checks the body of a form by the store's own rules before it is sent (S5: input validations). Fails with `Rejected`
   * and the fields, as the backend would. Without it only the backend checks.
   */
  readonly checkForm?: (operation: string, body: string) => Effect.Effect<void, BackendErrorReason>
  /** Services that give calls the customer's identity; absent before a store is chosen. */
  readonly session?: Context.Context<SessionServices>
}

/** How to call one operation. */
export interface OperationCall<A> {
  /** Decodes the response body; invalid bodies are a `ContractMismatch`. */
  readonly decode: Decode<A>
  readonly limits?: OperationLimits
  /** Whether its body is what a customer has filled in. */
  readonly isForm?: true
}

/** The one operation without `appId` (S7). */
const WITHOUT_APP_ID = ["listMarketingSpots"]
/** The catalogue operations that take `typeCatalog` (S7: catalog). */
const WITH_TYPE_CATALOG = [
  "listCategories",
  "listCategoryProducts",
  "listProductsByCategoryKey",
  "searchProducts",
  "getProductDetail",
  "getProductByPartNumber",
]
const REST_LAYER = "/itxrest/"
const VERSION = /^\/itxrest\/[^/]+\//

/**
 * Calls one operation of the contract.
 *
 * `buildRequest` calls the client of a contract document. The request then gets its query defaults and identity, and is
 * sent within its limits. The response becomes a value or a `BackendError` with the reason (S5, S7 and S8). A path
 * parameter without a value fails before any call.
 */
export function callOperation<A>(
  connection: BackendConnection,
  operation: string,
  buildRequest: () => OutgoingRequest,
  { decode, limits = READ_LIMITS, isForm }: OperationCall<A>,
): Effect.Effect<A, BackendError> {
  const { checkForm } = connection
  const built = buildOutgoingRequest(buildRequest)
  const checked =
    isForm === undefined || checkForm === undefined
      ? built
      : Effect.tap(built, ({ body }) => (typeof body === "string" ? checkForm(operation, body) : Effect.void))
  return sendOperationRequest(connection, operation, checked, limits).pipe(
    Effect.flatMap((received) => decodeResponse(operation, received, decode)),
    Effect.withSpan(`backend.${operation}`, {}, { captureStackTrace: false }),
  )
}

/** Sends one operation and returns the complete response with any status. Fails only when there is no response. */
export function sendOperation(
  connection: BackendConnection,
  operation: string,
  buildRequest: () => OutgoingRequest,
  limits: OperationLimits,
): Effect.Effect<BackendResponse, BackendError> {
  return sendOperationRequest(connection, operation, buildOutgoingRequest(buildRequest), limits)
}

/** As `sendOperation`, for a request that is already built. */
export const sendOperationRequest = Effect.fnUntraced(
  function* (
    connection: BackendConnection,
    operation: string,
    builtRequest: Effect.Effect<OutgoingRequest, BackendErrorReason>,
    limits: OperationLimits,
  ) {
    const request = withDefaults(connection, operation, yield* builtRequest)
    return yield* sendWithIdentity(connection, request, limits)
  },
  (effect, _, operation) =>
    Effect.mapError(effect, (reason: BackendErrorReason) => new BackendError({ operation, reason })),
)

/** Decodes a complete response, or fails with its `BackendErrorReason`. */
export const decodeResponse = Effect.fnUntraced(function* <A>(
  operation: string,
  received: BackendResponse,
  decode: Decode<A>,
): Effect.fn.Return<A, BackendError> {
  if (!isSuccess(received)) return yield* new BackendError({ operation, reason: yield* errorReasonOf(received) })
  return yield* Effect.mapError(
    decode(parseJsonBody(received)?.value),
    (reason) => new BackendError({ operation, reason }),
  )
})

function buildOutgoingRequest(buildRequest: () => OutgoingRequest): Effect.Effect<OutgoingRequest, BackendErrorReason> {
  return Effect.try({ try: buildRequest, catch: (cause) => cause }).pipe(
    Effect.catch((cause) => {
      if (cause instanceof MissingPathParameterError)
        return Effect.fail<BackendErrorReason>({ _tag: "MissingPathParameters", status: 404, names: cause.names })
      if (cause instanceof UnstorableBodyError) return Effect.fail(rejectedFields(cause))
      return Effect.die(cause)
    }),
  )
}

function sendWithIdentity(
  { send, session }: BackendConnection,
  request: OutgoingRequest,
  limits: OperationLimits,
): Effect.Effect<BackendResponse, BackendErrorReason> {
  if (session === undefined) return send(request, limits)
  return Effect.provideContext(
    withSession(request, (ready) => send(ready, limits)),
    session,
  )
}

function withDefaults(connection: BackendConnection, operation: string, request: OutgoingRequest): OutgoingRequest {
  if (!request.path.startsWith(REST_LAYER)) return request
  const { appId = APP_ID.web, languageId, typeCatalog, apiVersions } = connection
  const version = apiVersions?.get(operation)
  return withQueryDefaults(
    {
      ...request,
      operation,
      ...(version === undefined ? {} : { path: request.path.replace(VERSION, `${REST_LAYER}${version}/`) }),
    },
    {
      ...(typeCatalog === undefined || !WITH_TYPE_CATALOG.includes(operation) ? {} : { typeCatalog }),
      ...(WITHOUT_APP_ID.includes(operation) ? {} : { appId }),
      ...(languageId === undefined ? {} : { languageId }),
    },
  )
}
