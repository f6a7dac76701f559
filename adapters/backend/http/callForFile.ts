import * as Effect from "effect/Effect"
import type { BackendErrorReason } from "../../../application/shared/BackendError.ts"
import { BackendError } from "../../../application/shared/BackendError.ts"
import type { FileContent } from "../../../application/shared/FileContent.ts"
import type { BackendResponse } from "./response/BackendResponse.ts"
import { parseJsonBody } from "./response/BackendResponse.ts"
import type { BackendConnection } from "./callOperation.ts"
import { sendOperation } from "./callOperation.ts"
import { whenDefined } from "./whenDefined.ts"
import { isSuccess } from "./response/isSuccess.ts"
import type { OperationLimits } from "./OperationLimits.ts"
import { READ_LIMITS } from "./OperationLimits.ts"
import { errorReasonOf } from "./response/errorReasonOf.ts"
import type { OutgoingRequest } from "./send/OutgoingRequest.ts"

/** A plain name without a path: a response must not choose a folder. */
const FILE_NAME = /filename="([\w.-]{1,128})"/

/**
 * Calls an operation that returns a file of one of `mediaTypes`. Any other content type is a `ContractMismatch`, so
 * that a login page is never saved as an invoice (F32).
 */
export function callForFile(
  connection: BackendConnection,
  operation: string,
  buildRequest: () => OutgoingRequest,
  mediaTypes: readonly string[],
  limits: OperationLimits = READ_LIMITS,
): Effect.Effect<FileContent, BackendError> {
  return sendOperation(connection, operation, buildRequest, limits).pipe(
    Effect.flatMap((received) => fileOf(operation, received, mediaTypes)),
    Effect.withSpan(`backend.${operation}`),
  )
}

/** Returns the file of a response. */
export const fileOf = Effect.fnUntraced(function* (
  operation: string,
  received: BackendResponse,
  mediaTypes: readonly string[],
): Effect.fn.Return<FileContent, BackendError> {
  const [mediaType = ""] = (received.headers.get("content-type") ?? "")
    .toLowerCase()
    .split(";", 1)
    .map((part) => part.trim())
  const isFile =
    received.status >= 200 && received.status < 300 && mediaTypes.includes(mediaType) && received.body.length > 0
  if (isFile)
    return {
      mediaType,
      bytes: received.body,
      ...whenDefined(FILE_NAME.exec(received.headers.get("content-disposition") ?? "")?.[1], (name) => ({ name })),
    }
  // An HTML page in place of the file is not a JSON error of the backend.
  const isOtherContent =
    isSuccess(received) || (received.status >= 200 && received.status < 300 && parseJsonBody(received) === undefined)
  const reason: BackendErrorReason = isOtherContent
    ? { _tag: "ContractMismatch", path: "", expected: mediaTypes.join(" or ") }
    : yield* errorReasonOf(received)
  return yield* new BackendError({ operation, reason })
})
