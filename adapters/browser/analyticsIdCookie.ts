import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { IdGenerator } from "../../application/platform/IdGenerator.ts"
import type { StoreScope } from "../../application/store/StoreScope.ts"
import type { ConsentDecision } from "../../domain/consent/ConsentDecision.ts"
import type { AnalyticsId } from "../../application/telemetry/AnalyticsId.ts"
import { analyticsIdCookieName, analyticsIdSeconds, isTrackerId } from "../../domain/telemetry/analyticsId.ts"
import type { PageCookies } from "./pageCookies.ts"
import { pageCookies } from "./pageCookies.ts"

/** The analytics id in a cookie of the page. Without consent the cookie is removed. */
export function analyticsIdCookie(
  { store: { brandId, configuration } }: StoreScope["Service"],
  ids: IdGenerator["Service"],
  consent: Effect.Effect<ConsentDecision>,
  cookies: PageCookies = pageCookies(),
): AnalyticsId["Service"] {
  const name = analyticsIdCookieName(brandId)
  return {
    current: Effect.gen(function* () {
      const seconds = analyticsIdSeconds(configuration)
      const known = cookies.get(name)
      if (seconds === undefined || (yield* consent).analytics !== "granted") {
        if (known !== undefined) cookies.set(name, "", 0)
        return Option.none()
      }
      const id = known !== undefined && isTrackerId(known) ? known : yield* ids.uuid
      if (id !== known) cookies.set(name, id, seconds)
      return Option.some(id)
    }),
  }
}
