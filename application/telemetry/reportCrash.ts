import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import type { DeviceInfo } from "../../domain/telemetry/AppReport.ts"
import { redactText } from "../../domain/telemetry/redactText.ts"
import { AppReportGateway } from "./AppReportGateway.ts"

/** Limits of the contract. */
const MAX_MESSAGE = 4_000
const MAX_STACK = 35_000

/** An error that no code handled, for example a failed hydration. */
export interface UnhandledError {
  readonly message: string
  readonly stack?: string
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Reports a crash without what its texts may reveal of a customer (F164). Never fails: errors are only logged. */
export const reportCrash = Effect.fn("telemetry.reportCrash")(
  function* ({ message, stack, at }: UnhandledError, device: DeviceInfo) {
    const gateway = yield* AppReportGateway
    yield* gateway.reportCrash({
      message: redactText(message).slice(0, MAX_MESSAGE) || "unknown",
      ...(stack === undefined ? {} : { stack: redactText(stack).slice(0, MAX_STACK) }),
      occurredAt: DateTime.formatIso(DateTime.makeUnsafe(at)),
      device,
    })
  },
  Effect.catchTag("BackendError", (error) => Effect.logWarning("A crash was not reported", error.message)),
)
