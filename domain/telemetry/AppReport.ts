import type * as Redacted from "effect/Redacted"

/** A device and its app. */
export interface DeviceInfo {
  readonly deviceId: string
  readonly platform: "android" | "ios" | "web"
  /** Dotted numbers: "0.1.0". */
  readonly appVersion: string
  readonly osVersion?: string
  readonly model?: string
  /** BCP 47. */
  readonly language?: string
}

/** Report of an app launch; email and password sign in. */
export interface AppStart {
  readonly device: DeviceInfo
  readonly logon?: { readonly email: string; readonly password: Redacted.Redacted<string> }
  readonly carrier?: string
  /** Launches on this device so far. */
  readonly usage?: number
  /** Kind of connection, for example "wifi". */
  readonly bearer?: string
}

/** Launch response for the app. */
export interface AppStarted {
  readonly minimumVersion: string
  readonly updateRequired: boolean
  readonly session?: {
    readonly accessToken: Redacted.Redacted<string>
    readonly expiresIn: number
    readonly userId: string
  }
}

/** A crash report; contains no personal data. */
export interface CrashReport {
  readonly message: string
  readonly stack?: string
  /** ISO 8601, UTC. */
  readonly occurredAt?: string
  readonly device: DeviceInfo
}

/** A device registered for push notifications. */
export interface PushDevice {
  readonly token: Redacted.Redacted<string>
  readonly platform: DeviceInfo["platform"]
  readonly deviceId?: string
}
