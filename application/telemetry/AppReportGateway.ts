import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { AppStart, AppStarted, CrashReport, DeviceInfo, PushDevice } from "../../domain/telemetry/AppReport.ts"
import type { BackendError } from "../shared/BackendError.ts"

/** App launches and push registration. */
export class AppReportGateway extends Context.Service<
  AppReportGateway,
  {
    /**
     * Reports the launch of an app, and signs in when email and password are given; fails with `Rejected` for wrong
     * credentials.
     */
    readonly launchApp: (start: AppStart) => Effect.Effect<AppStarted, BackendError>
    readonly reportAppLaunch: (device: DeviceInfo) => Effect.Effect<void, BackendError>
    readonly reportCrash: (crash: CrashReport) => Effect.Effect<void, BackendError>
    /** Registers the device for this customer's push notifications. */
    readonly registerPushToken: (device: PushDevice) => Effect.Effect<void, BackendError>
  }
>()("AppReportGateway") {}
