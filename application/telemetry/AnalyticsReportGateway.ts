import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { StoreId } from "../../domain/shared/StoreId.ts"
import type { BackendError } from "../shared/BackendError.ts"

/** Periods of a report, up to now. */
export const REPORT_RANGES = ["hour", "day", "week"] as const
export type ReportRange = (typeof REPORT_RANGES)[number]

/** Figures of a store from the events that its visitors have sent. */
export interface AnalyticsReport {
  readonly range: ReportRange
  /** Number of events in the period. */
  readonly events: number
  /** Visitors who reached each step from a visit to a purchase. */
  readonly funnel: readonly { readonly step: string; readonly visitors: number }[]
  /** The 75th percentile of each vital by page: milliseconds, CLS without a unit. */
  readonly webVitals: readonly {
    readonly page: string
    readonly vital: string
    readonly samples: number
    readonly value: number
    readonly rating: string
  }[]
  readonly errors: readonly {
    readonly release: string
    readonly errors: number
    readonly crashes: number
    readonly visitors: number
  }[]
  /** Choices by group. */
  readonly consent: readonly { readonly group: string; readonly granted: number; readonly denied: number }[]
}

/** What the apps and browsers of a store have reported. */
export interface AppReports {
  /** Last seen first. */
  readonly devices: readonly {
    readonly deviceId: string
    readonly platform: string
    readonly appVersion: string
    readonly launches: number
    /** Milliseconds since 1970. */
    readonly lastSeenAt: number
  }[]
  /** Devices that are registered for push messages, by platform. */
  readonly pushDevices: readonly { readonly platform: string; readonly devices: number }[]
  /** Newest first. */
  readonly crashes: readonly {
    readonly message: string
    readonly stack?: string
    readonly platform: string
    readonly appVersion: string
    /** Milliseconds since 1970. */
    readonly receivedAt: number
  }[]
}

/** The figures of the sandbox's admin console, for staff. */
export class AnalyticsReportGateway extends Context.Service<
  AnalyticsReportGateway,
  {
    /** Fails with `Forbidden` without the key of the admin console. */
    readonly readAnalytics: (storeId: StoreId, range: ReportRange) => Effect.Effect<AnalyticsReport, BackendError>
    /** Fails with `Forbidden` without the key of the admin console. */
    readonly readAppReports: (storeId: StoreId) => Effect.Effect<AppReports, BackendError>
  }
>()("AnalyticsReportGateway") {}
