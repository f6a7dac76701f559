import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import type { AllowedGroups } from "../../domain/consent/ConsentChoice.ts"
import { policyVersion } from "../../domain/consent/ConsentRegime.ts"
import { storedValue } from "../platform/StoredValue.ts"
import { StoreScope } from "../store/StoreScope.ts"

/** The choice of a terminal's user for a brand; browsers store it in a cookie. */
export const deviceConsent = (brandId: string) =>
  storedValue(
    `consent.${brandId}`,
    1,
    Schema.Struct({
      groups: Schema.Struct({ analytics: Schema.Boolean, personalization: Schema.Boolean }),
      version: Schema.String,
      at: Schema.Number,
    }),
  )

/** Stores a choice with the policy's version and the time, and returns it. */
export const chooseDeviceConsent = Effect.fn("consent.choose")(function* (groups: AllowedGroups) {
  const { store } = yield* StoreScope
  const choice = { groups, version: policyVersion(store.configuration), at: yield* Clock.currentTimeMillis }
  yield* deviceConsent(store.brandId).write(choice)
  return choice
})
