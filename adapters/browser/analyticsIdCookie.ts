import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { IdGenerator } from "../../application/platform/IdGenerator.ts"
import type { StoreScope } from "../../application/store/StoreScope.ts"
import type { AnalyticsId } from "../../application/telemetry/AnalyticsId.ts"
import {
  allowsAnalytics,
  ANALYTICS_ID_COOKIE,
  analyticsIdSeconds,
  CONSENT_COOKIE,
  isTrackerId,
} from "../../domain/telemetry/analyticsId.ts"
import type { PageCookies } from "./pageCookies.ts"
import { pageCookies } from "./pageCookies.ts"

/** The analytics id in a cookie of the page. Without consent the cookie is removed. */
export function analyticsIdCookie(
  { store: { configuration } }: StoreScope["Service"],
  ids: IdGenerator["Service"],
  cookies: PageCookies = pageCookies(),
): AnalyticsId["Service"] {
  return {
    current: Effect.gen(function* () {
      const seconds = analyticsIdSeconds(configuration)
      const known = cookies.get(ANALYTICS_ID_COOKIE)
      if (seconds === undefined || !allowsAnalytics(cookies.get(CONSENT_COOKIE), configuration)) {
        if (known !== undefined) cookies.set(ANALYTICS_ID_COOKIE, "", 0)
        return Option.none()
      }
      const id = known !== undefined && isTrackerId(known) ? known : yield* ids.uuid
      if (id !== known) cookies.set(ANALYTICS_ID_COOKIE, id, seconds)
      return Option.some(id)
    }),
  }
}
