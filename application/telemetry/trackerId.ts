import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { isTrackerId } from "../../domain/telemetry/analyticsId.ts"
import { AccountGateway } from "../account/AccountGateway.ts"
import { IdGenerator } from "../platform/IdGenerator.ts"
import { SessionHolder } from "../session/SessionHolder.ts"
import { AnalyticsId } from "./AnalyticsId.ts"

/**
 * Under which id the collector is told something: the user token of a registered shopper, the analytics cookie id of a
 * guest
 * (specification, section 6). An id made for this once where there is neither: nothing is then said of whose it is.
 * Never fails.
 */
export const trackerId = Effect.gen(function* () {
  const ids = yield* IdGenerator
  const { state } = yield* Effect.flatMap(SessionHolder, ({ current }) => current)
  const known =
    state === "registered" || state === "registered-expired"
      ? yield* userToken
      : yield* Effect.flatMap(AnalyticsId, ({ current }) => current)
  return Option.isSome(known) && isTrackerId(known.value) ? known.value : yield* ids.uuid
})

/** The pseudonym that the shop gives a registered shopper. */
const userToken = Effect.flatMap(AccountGateway, (gateway) => gateway.getCurrentUser).pipe(
  Effect.map((user) => Option.fromNullishOr(user.userToken)),
  Effect.catch((error) =>
    Effect.as(Effect.logWarning("The user token could not be read", error.message), Option.none<string>()),
  ),
)
