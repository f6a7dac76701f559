import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { BackendError } from "../../../application/shared/BackendError.ts"
import type { AnalyticsReportGateway } from "../../../application/telemetry/AnalyticsReportGateway.ts"
import { REPORT_RANGES } from "../../../application/telemetry/AnalyticsReportGateway.ts"
import { decodeResponse } from "../http/callOperation.ts"
import { READ_LIMITS } from "../http/OperationLimits.ts"
import { bodyDecoder } from "../http/response/bodyDecoder.ts"
import type { Send } from "../http/send/sendRequest.ts"

const OPERATION = "readAnalytics"

const decodeReport = bodyDecoder(
  Schema.Struct({
    range: Schema.Literals(REPORT_RANGES),
    events: Schema.Number,
    funnel: Schema.Array(Schema.Struct({ step: Schema.String, visitors: Schema.Number })),
    webVitals: Schema.Array(
      Schema.Struct({
        page: Schema.String,
        vital: Schema.String,
        samples: Schema.Number,
        value: Schema.Number,
        rating: Schema.String,
      }),
    ),
    errors: Schema.Array(
      Schema.Struct({ release: Schema.String, errors: Schema.Number, crashes: Schema.Number, visitors: Schema.Number }),
    ),
    consent: Schema.Array(Schema.Struct({ group: Schema.String, granted: Schema.Number, denied: Schema.Number })),
  }),
)

/**
 * The figures of the sandbox's admin console, outside of the contract. `readAdminKey` is called for each request;
 * without a key the sandbox refuses.
 */
export function httpAnalyticsReportGateway(
  send: Send,
  readAdminKey: () => Promise<string | undefined>,
): AnalyticsReportGateway["Service"] {
  return {
    readAnalytics: Effect.fn("backend.readAnalytics")(function* (storeId, range) {
      const key = yield* Effect.promise(readAdminKey)
      const response = yield* send(
        {
          method: "GET",
          path: `/sandbox/analytics?storeId=${storeId}&range=${range}`,
          headers: { accept: "application/json", ...(key === undefined ? {} : { "x-admin-key": key }) },
        },
        READ_LIMITS,
      ).pipe(Effect.mapError((reason) => new BackendError({ operation: OPERATION, reason })))
      return yield* decodeResponse(OPERATION, response, decodeReport)
    }),
  }
}
