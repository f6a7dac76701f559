import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import type { DeliveryPoint } from "../../domain/location/DropPoint.ts"
import type { Place } from "../../domain/location/Place.ts"
import { CrossTabLock } from "../platform/CrossTabLock.ts"
import { storedValue } from "../platform/StoredValue.ts"
import { SessionHolder } from "../session/SessionHolder.ts"
import { requiresCaptcha } from "../shared/requiresCaptcha.ts"
import type { BackendError } from "../shared/BackendError.ts"
import { StoreScope } from "../store/StoreScope.ts"
import { DropPointGateway } from "./DropPointGateway.ts"
import { PhysicalStoreGateway } from "./PhysicalStoreGateway.ts"

/** Guests can save as many stores as accounts; at the limit one must be removed first. */
export class FavouritesLimitReached extends Schema.TaggedError<FavouritesLimitReached>()("FavouritesLimitReached", {
  maximum: Schema.Number,
}) {}

/** The contract's maximum number of favourite stores of an account. */
const MAX_STORES = 10
const Favourites = Schema.Struct({
  storeIds: Schema.Array(Schema.String),
  dropPointId: Schema.optionalKey(Schema.String),
})
type Favourites = typeof Favourites.Type

/** Guests' favourites on this device by country store, most recently added first. */
const stored = storedValue("favouritePlaces", 1, Schema.Record(Schema.String, Favourites))
const none: Favourites = { storeIds: [] }

const favouritesByStore = Effect.map(stored.read, (saved) =>
  Option.getOrElse(saved, (): Readonly<Record<string, Favourites>> => ({})),
)

const deviceFavourites = Effect.gen(function* () {
  const { store } = yield* StoreScope
  return (yield* favouritesByStore)[store.id] ?? none
})

/** A guest's favourites on this device, or `inAccount` when the account's responses mark favourites themselves. */
export interface OwnFavourites extends Favourites {
  readonly inAccount: boolean
}

/**
 * Returns the favourites to list first. Favourites of this device are first copied to the account after sign-in; those
 * that could not be saved stay on the device until the next attempt.
 */
export const ownFavourites = Effect.gen(function* () {
  const { state } = yield* (yield* SessionHolder).current
  if (state === "registered") yield* moveToAccount
  const own: OwnFavourites =
    state === "registered" ? { ...none, inAccount: true } : { ...(yield* deviceFavourites), inAccount: false }
  return own
})

/** Whether a store is a favourite, of the account or of this device. Fails with `BackendError`. */
export const isFavouriteStore = Effect.fn("location.isFavouriteStore")(function* (physicalStoreId: string) {
  const own = yield* ownFavourites
  if (!own.inAccount) return own.storeIds.includes(physicalStoreId)
  const stores = yield* (yield* PhysicalStoreGateway).listPhysicalStores({ favouriteStores: true, max: MAX_STORES })
  return stores.some(({ id, isFavourite }) => id === physicalStoreId && isFavourite)
})

/** Marks a guest's favourites on this device; places of an account are already marked. */
export function markFavourites<P extends Pick<Place, "id" | "isFavourite">>(
  places: readonly P[],
  { storeIds, dropPointId }: OwnFavourites,
  isStore: (place: P) => boolean,
): readonly P[] {
  return places.map((place) =>
    (isStore(place) ? storeIds.includes(place.id) : place.id === dropPointId) ? { ...place, isFavourite: true } : place,
  )
}

const changeOnDevice = <E>(change: (saved: Favourites) => Effect.Effect<Favourites, E>) =>
  Effect.gen(function* () {
    const { store } = yield* StoreScope
    const lock = yield* CrossTabLock
    yield* lock.withLock("favouritePlaces")(
      Effect.gen(function* () {
        const { [store.id]: saved = none, ...others } = yield* favouritesByStore
        const changed = yield* change(saved)
        const isEmpty = changed.storeIds.length === 0 && changed.dropPointId === undefined
        const left = isEmpty ? others : { ...others, [store.id]: changed }
        yield* Object.keys(left).length === 0 ? stored.remove : stored.write(left)
      }),
    )
  })

/**
 * Adds or removes a favourite; there is at most one favourite drop point. A guest's favourites are stored on the
 * device, at most 10 stores; beyond that fails with `FavouritesLimitReached`.
 */
export const changeFavouritePoint = Effect.fn("location.changeFavouritePoint")(function* (
  { kind, id }: Pick<DeliveryPoint, "kind" | "id">,
  isFavourite: boolean,
) {
  const { state } = yield* (yield* SessionHolder).current
  if (state !== "registered") {
    yield* changeOnDevice(({ dropPointId, storeIds }) => {
      if (kind !== "store") return Effect.succeed(isFavourite ? { storeIds, dropPointId: id } : { storeIds })
      const others = storeIds.filter((other) => other !== id)
      const own = dropPointId === undefined ? {} : { dropPointId }
      if (!isFavourite) return Effect.succeed({ storeIds: others, ...own })
      return others.length < MAX_STORES
        ? Effect.succeed({ storeIds: [id, ...others], ...own })
        : Effect.fail(new FavouritesLimitReached({ maximum: MAX_STORES }))
    })
  } else yield* changeInAccount({ kind, id }, isFavourite)
})

const changeInAccount = Effect.fnUntraced(function* (
  { kind, id }: Pick<DeliveryPoint, "kind" | "id">,
  isFavourite: boolean,
) {
  if (kind === "store") {
    const stores = yield* PhysicalStoreGateway
    yield* isFavourite ? stores.addFavouriteStore(id) : stores.deleteFavouriteStore(id)
    return
  }
  const points = yield* DropPointGateway
  yield* isFavourite ? points.saveFavouriteDropPoint(id) : points.deleteFavouriteDropPoint
})

/**
 * Whether the favourite must be saved again later. Rejected or unknown places are dropped, since the account may be
 * full. A required captcha is not a rejection.
 */
const ignoreStorageFailure = <R>(saving: Effect.Effect<void, BackendError, R>) =>
  saving.pipe(
    Effect.as(false),
    Effect.catch(({ reason }) => {
      const isRefused = (reason._tag === "Rejected" && !requiresCaptcha({ reason })) || reason._tag === "NotFound"
      return Effect.as(
        Effect.logWarning("A favourite of this device was not taken into the account", {
          reason: reason._tag,
          isSaved: !isRefused,
        }),
        !isRefused,
      )
    }),
  )

const moveToAccount = Effect.gen(function* () {
  const { storeIds, dropPointId } = yield* deviceFavourites
  if (storeIds.length === 0 && dropPointId === undefined) return
  const points = yield* DropPointGateway
  // Saves the most recent last, so that it is first in the account too. After a failure all later ones wait, to
  // preserve the order.
  const unsaved: string[] = []
  for (const id of storeIds.toReversed())
    if (unsaved.length > 0 || (yield* ignoreStorageFailure(changeInAccount({ kind: "store", id }, true))))
      unsaved.push(id)
  const savePoint = (id: string) =>
    Effect.flatMap(points.getFavouriteDropPoint, (own) =>
      Option.isSome(own) ? Effect.void : Effect.asVoid(points.saveFavouriteDropPoint(id)),
    )
  const isPointUnsaved =
    dropPointId !== undefined && (unsaved.length > 0 || (yield* ignoreStorageFailure(savePoint(dropPointId))))
  yield* changeOnDevice((saved) =>
    Effect.succeed({
      storeIds: saved.storeIds.filter((id) => !storeIds.includes(id) || unsaved.includes(id)),
      ...(saved.dropPointId !== undefined && (saved.dropPointId !== dropPointId || isPointUnsaved)
        ? { dropPointId: saved.dropPointId }
        : {}),
    }),
  )
})
