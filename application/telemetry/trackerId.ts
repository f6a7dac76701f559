import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { isTrackerId } from "../../domain/telemetry/analyticsId.ts"
import { AccountGateway } from "../account/AccountGateway.ts"
import { IdGenerator } from "../platform/IdGenerator.ts"
import { SessionHolder } from "../session/SessionHolder.ts"
import { AnalyticsId } from "./AnalyticsId.ts"

/**
 * Returns the id for events: the user token of a registered customer, the analytics cookie id of a guest
 * (S6.4), otherwise an anonymous id for this event only. Never fails.
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

/** The backend's pseudonym of a registered customer. */
const userToken = Effect.flatMap(AccountGateway, (gateway) => gateway.getCurrentUser).pipe(
  Effect.map((user) => Option.fromNullishOr(user.userToken)),
  Effect.catch((error) =>
    Effect.as(Effect.logWarning("The user token could not be read", error.message), Option.none<string>()),
  ),
)
