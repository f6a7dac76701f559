import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { ReturnPage, ReturnSummary } from "../../domain/returns/ReturnSummary.ts"
import type { BackendError } from "../shared/BackendError.ts"

/** All returns of the session in the store, newest first. */
export class ReturnsServiceGateway extends Context.Service<
  ReturnsServiceGateway,
  {
    /** At most 100. */
    readonly listReturnsServiceV1: Effect.Effect<readonly ReturnSummary[], BackendError>
    /** Page from a position (from 0) with 1 to 100 entries. */
    readonly listReturnsServiceV2: (index: number, howMany: number) => Effect.Effect<ReturnPage, BackendError>
  }
>()("ReturnsServiceGateway") {}
