import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import type { components } from "../../../contracts/generated/other.d.ts"
import type { AppStart, AppStarted, CrashReport, DeviceInfo, PushDevice } from "../../../domain/telemetry/AppReport.ts"
import type { AssertAccepts } from "../http/AssertAccepts.ts"
import { bodyDecoder } from "../http/response/bodyDecoder.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { IdWire } from "../http/wire/IdWire.ts"
import { nullish } from "../http/wire/nullish.ts"

type Schemas = components["schemas"]

export const AppStartedWire = Schema.Struct({
  minimumVersion: Schema.String,
  updateRequired: Schema.Boolean,
  session: nullish(Schema.Struct({ access_token: Schema.NonEmptyString, expires_in: Schema.Int, userId: IdWire })),
})

export type AppReportContractChecks = [AssertAccepts<typeof AppStartedWire, Schemas["AppStarted"]>]

export const decodeAppStarted = bodyDecoder(AppStartedWire)

export function toAppStarted({ minimumVersion, updateRequired, session }: typeof AppStartedWire.Type): AppStarted {
  return {
    minimumVersion,
    updateRequired,
    ...whenDefined(session, ({ access_token, expires_in, userId }) => ({
      session: { accessToken: Redacted.make(access_token), expiresIn: expires_in, userId },
    })),
  }
}

export function fromAppStart({ device, logon, ...rest }: AppStart): Schemas["AppStart"] {
  return {
    ...rest,
    deviceInfo: device,
    ...whenDefined(logon, ({ email, password }) => ({ email, password: Redacted.value(password) })),
  }
}

export function fromAppLaunch(device: DeviceInfo): Schemas["AppLaunch"] {
  return { deviceInfo: device }
}

export function fromCrash({ device, ...crash }: CrashReport): Schemas["Crash"] {
  return { ...crash, deviceInfo: device }
}

export function fromPushDevice({ token, ...device }: PushDevice): Schemas["PushToken"] {
  return { ...device, token: Redacted.value(token) }
}
