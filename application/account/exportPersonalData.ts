import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type { PersonalData, UnreadSection } from "../../domain/account/PersonalData.ts"
import { PERSONAL_DATA_SCHEMA } from "../../domain/account/PersonalData.ts"
import { utcMoment } from "../../domain/shared/utcDate.ts"
import { syncPendingCart } from "../cart/pending/syncPendingCart.ts"
import { StoreScope } from "../store/StoreScope.ts"
import { AccountGateway } from "./AccountGateway.ts"
import { personalDataSections } from "./personalDataSections.ts"

/** Concurrent calls. An export is not urgent, so it leaves capacity for other requests. */
const CONCURRENCY = 3

/** The contract has no operation that lists restock alerts: each is only reachable from its own email. */
const UNAVAILABLE_SECTION: UnreadSection = { section: "stockNotifications", reason: "NotOffered" }

/**
 * Collects the customer's data from all sections. A section that cannot be read is listed as unread and does not stop
 * the others. Fails only when the current user cannot be read.
 */
export const exportPersonalData = Effect.fn("account.exportPersonalData")(function* () {
  const account = yield* AccountGateway
  const { store, language } = yield* StoreScope
  yield* syncPendingCart()
  const user = yield* account.getCurrentUser
  const parts = yield* Effect.all(personalDataSections(user, language.code), { concurrency: CONCURRENCY })
  const read = parts.flatMap(({ section, data }) => (data === undefined ? [] : [[section, data] as const]))
  const personal: PersonalData = {
    schema: PERSONAL_DATA_SCHEMA,
    exportedAt: utcMoment(yield* Clock.currentTimeMillis),
    storeId: store.id,
    userId: user.id,
    data: Object.fromEntries([["user", user] as const, ...read]),
    unread: [...parts.flatMap(({ unread }) => unread), UNAVAILABLE_SECTION],
  }
  return personal
})
