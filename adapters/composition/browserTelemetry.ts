import { ConsentStatus } from "../../application/consent/ConsentStatus.ts"
import { AnalyticsId } from "../../application/telemetry/AnalyticsId.ts"
import { gateway } from "../backend/gateway.ts"
import { analyticsIdCookie } from "../browser/analyticsIdCookie.ts"
import { documentConsent } from "../browser/documentConsent.ts"

/** Analytics services of a page, in the format of the gateways. */
export const consentStatus = gateway(ConsentStatus, () => documentConsent())
export const analyticsId = gateway(AnalyticsId, (_, scope, ids) =>
  analyticsIdCookie(scope, ids, documentConsent().current),
)
