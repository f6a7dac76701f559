import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import type { DeviceInfo } from "../../domain/telemetry/AppReport.ts"
import { storedValue } from "../platform/StoredValue.ts"
import { SessionHolder } from "../session/SessionHolder.ts"
import { AppReportGateway } from "./AppReportGateway.ts"

/** End of the token that was registered last, so that each token is registered once. */
const registered = storedValue("pushToken", 1, Schema.String)
const TOKEN_END = 16

/** Reports that the installed shop was opened. Never fails. */
export const reportAppLaunch = Effect.fn("telemetry.reportAppLaunch")(
  function* (device: DeviceInfo) {
    yield* AppReportGateway.use((gateway) => gateway.reportAppLaunch(device))
  },
  Effect.catchTag("BackendError", (error) => Effect.logWarning("A launch was not reported", error.message)),
)

/**
 * Registers this device for the customer's push notifications, once per token; customers only. Never fails.
 */
export const registerPushToken = Effect.fn("telemetry.registerPushToken")(
  function* (token: string, device: Pick<DeviceInfo, "platform" | "deviceId">) {
    const { state } = yield* Effect.flatMap(SessionHolder, ({ current }) => current)
    const end = token.slice(-TOKEN_END)
    if (state !== "registered" || Option.contains(yield* registered.read, end)) return
    yield* AppReportGateway.use((gateway) => gateway.registerPushToken({ token: Redacted.make(token), ...device }))
    yield* registered.write(end)
  },
  Effect.catchTag("BackendError", (error) => Effect.logWarning("A push token was not registered", error.message)),
)
