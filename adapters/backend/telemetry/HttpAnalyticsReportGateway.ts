import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { BackendError } from "../../../application/shared/BackendError.ts"
import type { AnalyticsReportGateway } from "../../../application/telemetry/AnalyticsReportGateway.ts"
import { REPORT_RANGES } from "../../../application/telemetry/AnalyticsReportGateway.ts"
import { decodeResponse } from "../http/callOperation.ts"
import { READ_LIMITS } from "../http/OperationLimits.ts"
import { bodyDecoder } from "../http/response/bodyDecoder.ts"
import type { Send } from "../http/send/sendRequest.ts"

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

/** A report as the sandbox stores it, as JSON within JSON. */
const Device = Schema.Struct({ deviceId: Schema.String, platform: Schema.String, appVersion: Schema.String })
const Crash = Schema.Struct({
  message: Schema.String,
  stack: Schema.optionalKey(Schema.String),
  deviceInfo: Schema.Struct({ platform: Schema.String, appVersion: Schema.String }),
})

const decodeAppReports = bodyDecoder(
  Schema.Struct({
    devices: Schema.Array(
      Schema.Struct({ info: Schema.fromJsonString(Device), launches: Schema.Number, last_seen_at: Schema.Number }),
    ),
    pushDevices: Schema.Array(Schema.Struct({ platform: Schema.String, count: Schema.Number })),
    crashes: Schema.Array(Schema.Struct({ report: Schema.fromJsonString(Crash), received_at: Schema.Number })),
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
  const read = Effect.fnUntraced(function* (operation: string, path: string) {
    const key = yield* Effect.promise(readAdminKey)
    const headers = { accept: "application/json", ...(key === undefined ? {} : { "x-admin-key": key }) }
    return yield* Effect.mapError(
      send({ method: "GET", path, headers }, READ_LIMITS),
      (reason) => new BackendError({ operation, reason }),
    )
  })
  return {
    readAnalytics: Effect.fn("backend.readAnalytics")(function* (storeId, range) {
      const operation = "readAnalytics"
      const response = yield* read(operation, `/sandbox/analytics?storeId=${storeId}&range=${range}`)
      return yield* decodeResponse(operation, response, decodeReport)
    }),
    readAppReports: Effect.fn("backend.readAppReports")(function* (storeId) {
      const operation = "readAppReports"
      const response = yield* read(operation, `/sandbox/apps?storeId=${storeId}`)
      const { devices, pushDevices, crashes } = yield* decodeResponse(operation, response, decodeAppReports)
      return {
        devices: devices.map(({ info, launches, last_seen_at }) => ({ ...info, launches, lastSeenAt: last_seen_at })),
        pushDevices: pushDevices.map(({ platform, count }) => ({ platform, devices: count })),
        crashes: crashes.map(({ report: { deviceInfo, ...report }, received_at }) => ({
          ...report,
          ...deviceInfo,
          receivedAt: received_at,
        })),
      }
    }),
  }
}
