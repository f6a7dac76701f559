import { TrackingPreference } from "../../application/platform/TrackingPreference.ts"
import { AnalyticsId } from "../../application/telemetry/AnalyticsId.ts"
import { gateway } from "../backend/gateway.ts"
import { analyticsIdCookie } from "../browser/analyticsIdCookie.ts"
import { navigatorTrackingPreference } from "../browser/navigatorTrackingPreference.ts"

/** Analytics services of a page, in the format of the gateways. */
export const trackingPreference = gateway(TrackingPreference, () => navigatorTrackingPreference())
export const analyticsId = gateway(AnalyticsId, (_, scope, ids) => analyticsIdCookie(scope, ids))
