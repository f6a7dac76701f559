import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { hoursOfDays } from "../../domain/location/OpeningHours.ts"
import { distanceUnit } from "../../domain/location/storeDistance.ts"
import { StoreScope } from "../store/StoreScope.ts"
import { findPhysicalStores } from "./findPlaces.ts"
import { PhysicalStoreGateway } from "./PhysicalStoreGateway.ts"
import type { StoreDetailPage } from "./StorePages.ts"
import { toStoreResult } from "./storesNear.ts"

/** Other stores on the page of a store. */
const MAX_NEAREST = 4
const DAYS_SHOWN = 7
const NEAREST_KILOMETRES = 200

/**
 * Returns a physical store by its number, with the nearest others; none when it does not exist. Without
 * others when its position is none (F152). Fails with `BackendError`.
 */
export const storeDetail = Effect.fn("location.storeDetail")(function* (physicalStoreId: string) {
  const gateway = yield* PhysicalStoreGateway
  const inCity = yield* gateway.listPhysicalStoresByCity({ physicalStoreId })
  const found = inCity.find(({ id }) => id === physicalStoreId)
  if (found === undefined) return Option.none<StoreDetailPage>()
  const { store } = yield* StoreScope
  const around = yield* findPhysicalStores({
    point: found.point,
    radiusKilometres: NEAREST_KILOMETRES,
    max: MAX_NEAREST + 1,
  }).pipe(Effect.catchTag("PlaceSearchRefused", () => Effect.succeed([])))
  const moment = yield* Clock.currentTimeMillis
  const detail: StoreDetailPage = {
    store: toStoreResult(found, moment),
    days: hoursOfDays(found.openingHours, moment, DAYS_SHOWN),
    nearest: around
      .filter(({ id }) => id !== physicalStoreId)
      .slice(0, MAX_NEAREST)
      .map((other) => toStoreResult(other, moment, found.point)),
    unit: distanceUnit(store.countryCode),
  }
  return Option.some(detail)
})
