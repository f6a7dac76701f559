import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import { DropPointGateway } from "../../../application/location/DropPointGateway.ts"
import { PhysicalStoreGateway } from "../../../application/location/PhysicalStoreGateway.ts"
import type { BackendError } from "../../../application/shared/BackendError.ts"
import type { DeliveryPoint, DropPoint } from "../../../domain/location/DropPoint.ts"
import type { PhysicalStore } from "../../../domain/location/PhysicalStore.ts"
import type { Session } from "../../../domain/session/Session.ts"
import { FakeDevice } from "./FakeDevice.ts"
import { FakeSession } from "./FakeSession.ts"
import { inStore } from "./inStore.ts"

const somewhere = {
  addressLines: [],
  cityId: "1",
  city: "Madrid",
  zipCode: "28013",
  stateCode: "M",
  countryCode: "ES",
  point: { latitude: 40, longitude: -3 },
  openingHours: { timeZone: "UTC", days: { 4: [{ fromTime: "00:00", toTime: "24:00" }] } },
  isFavourite: false,
  isLast: false,
}

/** A physical store that is open on Thursdays. */
export function aPhysicalStore(id: string, more: Partial<PhysicalStore> = {}): PhysicalStore {
  return { ...somewhere, id, name: id, phones: [], services: ["booking"], groupingId: "1", ...more }
}

/** A pickup point that is open on Thursdays. */
export function aDeliveryPoint(
  id: string,
  kind: DeliveryPoint["kind"],
  more: { readonly isOpen?: boolean; readonly isFavourite?: boolean } = {},
): DeliveryPoint {
  return {
    ...somewhere,
    id,
    name: id,
    isOpen: true,
    ...more,
    ...(kind === "store" ? { kind } : { kind, courierId: "c" }),
  }
}

/** A shop's stores and pickup points, the favourites of one account, and a device. Records every call in `calls`. */
export class FakePlaces {
  readonly calls: (readonly unknown[])[] = []
  readonly account: { storeIds: readonly string[]; dropPointId: string | undefined } = {
    storeIds: [],
    dropPointId: undefined,
  }
  readonly device = new FakeDevice()
  stores: readonly PhysicalStore[] = []
  points: readonly DeliveryPoint[] = []
  /** Failure of each call, while it is set. */
  failure: BackendError | undefined

  /** The ports, for a session in this state in this store. */
  as(state: Session["state"], storeChanges: Parameters<typeof inStore>[0] = {}) {
    return Layer.mergeAll(
      new FakeSession(state).layer,
      inStore(storeChanges),
      this.device.layer,
      Layer.mock(PhysicalStoreGateway, {
        listPhysicalStores: (search) => this.#answer(["stores", search], () => this.stores),
        listPhysicalStoresByCity: (city) =>
          this.#answer(["city", city], () => [
            aPhysicalStore("next door"),
            ...("physicalStoreId" in city && city.physicalStoreId !== "unknown"
              ? [aPhysicalStore(city.physicalStoreId)]
              : []),
          ]),
        addFavouriteStore: (id) => this.#answer(["addStore", id], () => this.#keep([id, ...this.account.storeIds])),
        deleteFavouriteStore: (id) =>
          this.#answer(["deleteStore", id], () => this.#keep(this.account.storeIds.filter((other) => other !== id))),
      }),
      Layer.mock(DropPointGateway, {
        listDeliveryPoints: (search) => this.#answer(["points", search], () => this.points.slice(0, search.max)),
        listDropPoints: (search) =>
          this.#answer(["dropPoints", search], () =>
            this.points.flatMap((point) => (point.kind === "droppoint" ? [point] : [])).slice(0, search.max),
          ),
        getFavouriteDropPoint: Effect.suspend(() =>
          this.#answer(["get"], () => Option.map(Option.fromUndefinedOr(this.account.dropPointId), aDropPoint)),
        ),
        saveFavouriteDropPoint: (id) =>
          this.#answer(["save", id], () => {
            this.account.dropPointId = id
            return aDropPoint(id)
          }),
        deleteFavouriteDropPoint: Effect.suspend(() =>
          this.#answer(["delete"], () => {
            this.account.dropPointId = undefined
          }),
        ),
      }),
    )
  }

  #answer<A>(call: readonly unknown[], answer: () => A): Effect.Effect<A, BackendError> {
    return Effect.suspend((): Effect.Effect<A, BackendError> => {
      this.calls.push(call)
      return this.failure === undefined ? Effect.sync(answer) : Effect.fail(this.failure)
    })
  }

  #keep(storeIds: readonly string[]) {
    this.account.storeIds = storeIds
    return { storeIds, maximum: 10 }
  }
}

const aDropPoint = (id: string): DropPoint => ({
  ...somewhere,
  id,
  name: id,
  kind: "droppoint",
  courierId: "c",
  isOpen: true,
})
