import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import type { IdGenerator } from "../../application/platform/IdGenerator.ts"
import { KeyValueStore } from "../../application/platform/KeyValueStore.ts"
import { storedValue } from "../../application/platform/StoredValue.ts"
import type { StoreScope } from "../../application/store/StoreScope.ts"
import type { AnalyticsId } from "../../application/telemetry/AnalyticsId.ts"
import { analyticsIdSeconds, isTrackerId } from "../../domain/telemetry/analyticsId.ts"

const stored = storedValue(
  "analyticsId",
  1,
  Schema.Struct({
    id: Schema.String,
    /** Milliseconds since 1970. */
    until: Schema.Number,
  }),
)

/** The analytics id of a terminal's user, in the state file. Without consent it is removed. */
export function storedAnalyticsId(
  { store }: StoreScope["Service"],
  ids: IdGenerator["Service"],
  values: KeyValueStore["Service"],
  isAllowed: boolean,
): AnalyticsId["Service"] {
  const seconds = isAllowed ? analyticsIdSeconds(store.configuration) : undefined
  const current = Effect.gen(function* () {
    if (seconds === undefined) {
      yield* stored.remove
      return Option.none<string>()
    }
    const now = yield* Clock.currentTimeMillis
    const known = Option.filter(yield* stored.read, ({ id, until }) => isTrackerId(id) && now < until)
    if (Option.isSome(known)) return Option.some(known.value.id)
    const id = yield* ids.uuid
    yield* stored.write({ id, until: now + seconds * 1_000 })
    return Option.some(id)
  })
  return { current: Effect.provideService(current, KeyValueStore, values) }
}
