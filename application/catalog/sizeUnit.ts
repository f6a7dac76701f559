import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import type { LengthUnit } from "../../domain/catalog/SizeGuide.ts"
import { LENGTH_UNITS, defaultLengthUnit } from "../../domain/catalog/SizeGuide.ts"
import { storedValue } from "../platform/StoredValue.ts"
import { StoreScope } from "../store/StoreScope.ts"

const stored = storedValue("sizeUnit", 1, Schema.Literals(LENGTH_UNITS))

/** Returns the unit of size guides: the choice on this device, otherwise the unit of the store's country. */
export const sizeUnit = Effect.gen(function* () {
  const { store } = yield* StoreScope
  return Option.getOrElse(yield* stored.read, () => defaultLengthUnit(store.countryCode))
})

/** Stores the choice on this device for every store. */
export const rememberSizeUnit = Effect.fn("catalog.rememberSizeUnit")((unit: LengthUnit) => stored.write(unit))
