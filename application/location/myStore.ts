import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import type { PhysicalStore } from "../../domain/location/PhysicalStore.ts"
import { CrossTabLock } from "../platform/CrossTabLock.ts"
import { storedValue } from "../platform/StoredValue.ts"
import { StoreScope } from "../store/StoreScope.ts"
import { changeFavouritePoint } from "./favouriteLocations.ts"

/** The physical store that a customer has chosen, with its name, so that pages show it without a request. */
const MyStore = Schema.Struct({ id: Schema.String, name: Schema.String, city: Schema.String })
export type MyStore = typeof MyStore.Type

/** The chosen physical stores on this device, by country store. */
const stored = storedValue("myStore", 1, Schema.Record(Schema.String, MyStore))

const storesByScope = Effect.map(stored.read, (saved) =>
  Option.getOrElse(saved, (): Readonly<Record<string, MyStore>> => ({})),
)

/** Returns the customer's store in the current country store; none before it is chosen. Never fails. */
export const myStore = Effect.gen(function* () {
  const { store } = yield* StoreScope
  return Option.fromNullishOr((yield* storesByScope)[store.id])
})

const change = (next: MyStore | undefined) =>
  Effect.gen(function* () {
    const { store } = yield* StoreScope
    const lock = yield* CrossTabLock
    yield* lock.withLock("myStore")(
      Effect.gen(function* () {
        const { [store.id]: _, ...others } = yield* storesByScope
        const left = next === undefined ? others : { ...others, [store.id]: next }
        yield* Object.keys(left).length === 0 ? stored.remove : stored.write(left)
      }),
    )
  })

/**
 * Makes a store the customer's own, instead of another: on this device, and a favorite of the account or the device.
 * The choice counts also when the favorite cannot be saved, for example because there are as many as there may be.
 */
export const chooseMyStore = Effect.fn("location.chooseMyStore")(function* ({
  id,
  name,
  city,
}: Pick<PhysicalStore, "id" | "name" | "city">) {
  const chosen: MyStore = { id, name, city }
  yield* change(chosen)
  yield* changeFavouritePoint({ kind: "store", id }, true).pipe(
    Effect.catch((error) => Effect.logWarning("The chosen store was not saved as a favorite", error._tag)),
  )
  return chosen
})

/** Ends the choice of a store; it stays a favorite. Never fails. */
export const forgetMyStore = change(undefined)
