import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { AppStart, AppStarted, CrashReport, DeviceInfo, PushDevice } from "../../domain/telemetry/AppReport.ts"
import type { BackendError } from "../shared/BackendError.ts"

/** What applications on devices say of themselves. */
export class AppReportGateway extends Context.Service<
  AppReportGateway,
  {
    /** Starts an application, and signs in where e-mail and password are given; a wrong pair is `Rejected`. */
    readonly launchApp: (start: AppStart) => Effect.Effect<AppStarted, BackendError>
    readonly reportAppLaunch: (device: DeviceInfo) => Effect.Effect<void, BackendError>
    readonly reportCrash: (crash: CrashReport) => Effect.Effect<void, BackendError>
    /** News of this shopper go to the device from now on. */
    readonly registerPushToken: (device: PushDevice) => Effect.Effect<void, BackendError>
  }
>()("AppReportGateway") {}
