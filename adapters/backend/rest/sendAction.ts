import * as Effect from "effect/Effect"
import type { RestAction } from "../../../application/rest/RestAction.ts"
import type { RestAnswer } from "../../../application/rest/RestGateway.ts"
import { BackendError } from "../../../application/shared/BackendError.ts"
import type { BackendResponse } from "../http/response/BackendResponse.ts"
import { parseJsonBody } from "../http/response/BackendResponse.ts"
import { fileOf } from "../http/callForFile.ts"
import type { BackendConnection } from "../http/callOperation.ts"
import { sendOperationRequest, decodeResponse } from "../http/callOperation.ts"
import { fillPath } from "../http/fillPath.ts"
import { whenDefined } from "../http/whenDefined.ts"
import type { OperationLimits } from "../http/OperationLimits.ts"
import { BACKUP_LIMITS, WRITE_LIMITS, PAYMENT_LIMITS, READ_LIMITS } from "../http/OperationLimits.ts"
import type { OutgoingRequest } from "../http/send/OutgoingRequest.ts"
import { serializeQuery } from "../http/serializeQuery.ts"
import { rejectedFields, UnstorableBodyError, unstorableFields } from "../http/unstorableFields.ts"
import type { PlacedParameters } from "./placeParameters.ts"

/** The audience header; the rules do not show its name (R1). */
const AUDIENCE_HEADER = "itx-audience-id"

/** Sends one action with assigned parameters and decodes its response: JSON, a file, or no body. */
export const sendAction = Effect.fnUntraced(
  function* (
    connection: BackendConnection,
    action: RestAction,
    placed: PlacedParameters,
  ): Effect.fn.Return<RestAnswer, BackendError> {
    const received = yield* sendOperationRequest(
      connection,
      action.operation,
      requestOf(action, placed),
      limitsOf(action),
    )
    const common = {
      status: received.status,
      ...whenDefined(received.headers.get(AUDIENCE_HEADER), (audienceId) => ({ audienceId })),
    }
    if (action.result.kind === "file")
      return { ...common, file: yield* fileOf(action.operation, received, action.result.mediaTypes) }
    const data = yield* decodeJsonResponse(action, received)
    return { ...common, ...whenDefined(data, (value) => ({ data: value })) }
  },
  (effect, _, action) => Effect.withSpan(effect, `backend.${action.operation}`),
)

/** Returns the response's JSON. A success without the promised body is a failure. */
const decodeJsonResponse = Effect.fnUntraced(function* ({ operation, result }: RestAction, received: BackendResponse) {
  yield* decodeResponse(operation, received, () => Effect.void)
  const json = parseJsonBody(received)
  if (json === undefined && result.kind === "json")
    return yield* new BackendError({
      operation,
      reason: { _tag: "ContractMismatch", path: "", expected: `JSON (${result.schema})` },
    })
  return json?.value
})

function requestOf(
  { method, path }: RestAction,
  placed: PlacedParameters,
): Effect.Effect<OutgoingRequest, BackendError["reason"]> {
  const search = serializeQuery(placed.query)
  const unstorable = unstorableFields(placed.body)
  if (unstorable.length > 0) return Effect.fail(rejectedFields(new UnstorableBodyError(unstorable)))
  return Effect.succeed({
    method,
    path: `${fillPath(path, placed.path)}${search === "" ? "" : `?${search}`}`,
    headers: {
      ...Object.fromEntries(Object.entries(placed.headers).map(([name, value]) => [name.toLowerCase(), value])),
      ...(placed.body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(placed.body === undefined ? {} : { body: JSON.stringify(placed.body) }),
  })
}

/** Payments get the longest deadline; the safe cart has 5,000 ms (S9). */
function limitsOf({ method, operation, parameters }: RestAction): OperationLimits {
  if (operation.endsWith("SafeCart")) return BACKUP_LIMITS
  if (parameters.some(({ name }) => name === "device-channel-3ds2")) return PAYMENT_LIMITS
  return method === "GET" ? READ_LIMITS : WRITE_LIMITS
}
