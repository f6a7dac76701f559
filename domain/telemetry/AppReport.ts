import type * as Redacted from "effect/Redacted"

/** A device and what runs on it. */
export interface DeviceInfo {
  readonly deviceId: string
  readonly platform: "android" | "ios" | "web"
  /** Numbers in dots: "0.1.0". */
  readonly appVersion: string
  readonly osVersion?: string
  readonly model?: string
  /** BCP 47. */
  readonly language?: string
}

/** What an application says when it starts; with e-mail and password it is signed in. */
export interface AppStart {
  readonly device: DeviceInfo
  readonly logon?: { readonly email: string; readonly password: Redacted.Redacted<string> }
  readonly carrier?: string
  /** Starts on this device so far. */
  readonly usage?: number
  /** Kind of connection, for example "wifi". */
  readonly bearer?: string
}

/** What an application needs to go on. */
export interface AppStarted {
  readonly minimumVersion: string
  readonly updateRequired: boolean
  readonly session?: {
    readonly accessToken: Redacted.Redacted<string>
    readonly expiresIn: number
    readonly userId: string
  }
}

/** A crash of the application; holds nothing that tells who a shopper is. */
export interface CrashReport {
  readonly message: string
  readonly stack?: string
  /** ISO 8601, UTC. */
  readonly occurredAt?: string
  readonly device: DeviceInfo
}

/** A device that is told news. */
export interface PushDevice {
  readonly token: Redacted.Redacted<string>
  readonly platform: DeviceInfo["platform"]
  readonly deviceId?: string
}
