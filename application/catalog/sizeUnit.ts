import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import type { LengthUnit } from "../../domain/catalog/SizeGuide.ts"
import { LENGTH_UNITS, defaultLengthUnit } from "../../domain/catalog/SizeGuide.ts"
import { storedValue } from "../platform/StoredValue.ts"
import { StoreScope } from "../store/StoreScope.ts"

const stored = storedValue("sizeUnit", 1, Schema.Literals(LENGTH_UNITS))

/** What the shopper reads size guides in: as chosen on this device, else as the store's country measures. */
export const sizeUnit = Effect.gen(function* () {
  const { store } = yield* StoreScope
  return Option.getOrElse(yield* stored.read, () => defaultLengthUnit(store.countryCode))
})

/** Keeps the choice on this device, for every store. */
export const rememberSizeUnit = Effect.fn("catalog.rememberSizeUnit")((unit: LengthUnit) => stored.write(unit))
