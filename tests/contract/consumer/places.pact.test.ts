import { MatchersV3 } from "@pact-foundation/pact"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { describe, expect } from "vitest"
import { DropPointGateway } from "../../../application/location/DropPointGateway.ts"
import { GeographyGateway } from "../../../application/location/GeographyGateway.ts"
import { PhysicalStoreGateway } from "../../../application/location/PhysicalStoreGateway.ts"
import type { PromisedCall } from "../../support/backend/pactArea.ts"
import { STATE_VALUES, inState, pactArea, REST_QUERY } from "../../support/backend/pactArea.ts"
import { anyRefusedShape, refusedShape } from "../../support/backend/pactShapes.ts"

const promises = pactArea("places")
const { boolean, eachLike, integer, like, number, string } = MatchersV3
const bam = "/itxrest/2/bam/store/10000034"
const user = "/itxrest/2/user/store/10000034"

const openingHours = {
  timeZone: string("Europe/Madrid"),
  weeklySchedule: eachLike({ weekDay: integer(1), openHours: like([]) }),
}
const placeShape = {
  name: string("Selvedge Madrid Centro"),
  addressLines: eachLike("Avenida del Algodón, 35"),
  cityId: string("1000003401"),
  city: string("Madrid"),
  zipCode: string("28013"),
  stateCode: string("M"),
  countryCode: string("ES"),
  latitude: number(40.42589),
  longitude: number(-3.70497),
  openingHours,
}
const storeShape = {
  id: string("10000034101"),
  ...placeShape,
  openingHours: { ...openingHours, specialDays: like([]) },
  services: eachLike("pickup"),
  groupingId: string("1"),
  zoom: integer(16),
}
const pointShape = {
  id: string("ES0001"),
  kind: string("droppoint"),
  ...placeShape,
  courierId: string("1"),
  isOpen: boolean(true),
}
const storesShape = { physicalStores: eachLike(storeShape) }
const pointsShape = { dropPoints: eachLike(pointShape) }
const favouritesShape = { favouriteStoreIds: eachLike(STATE_VALUES.physicalStoreId), maximum: integer(10) }

/** A public read that succeeds. */
function reading<A>(
  state: string,
  path: string,
  rest: Pick<PromisedCall<A>, "query" | "answer" | "call" | "expect">,
): PromisedCall<A> {
  return {
    state: [state],
    by: "nobody",
    request: ["GET", path],
    status: 200,
    ...rest,
    query: { ...REST_QUERY, ...rest.query },
  }
}

describe("the pact about physical stores", () => {
  promises("listPhysicalStores", "the nearest stores are found", {
    state: ["a drop point"],
    request: ["GET", `${bam}/physical-store`],
    query: { ...REST_QUERY, latitude: "40.4168", longitude: "-3.7038", max: "3", min: "1" },
    status: 200,
    answer: { physicalStores: eachLike({ ...storeShape, distance: integer(1016), isFavourite: boolean(false) }) },
    call: PhysicalStoreGateway.use((gateway) =>
      gateway.listPhysicalStores({ point: { latitude: 40.4168, longitude: -3.7038 }, max: 3, min: 1 }),
    ),
    expect: ([store]) =>
      expect(store).toMatchObject({
        id: STATE_VALUES.physicalStoreId,
        metres: 1016,
        services: ["pickup"],
        openingHours: { timeZone: "Europe/Madrid" },
      }),
  })
  promises(
    "listPhysicalStoresByCountry",
    "the stores of a country are listed",
    reading("a physical store", `${bam}/country/ES/physical-store`, {
      answer: storesShape,
      call: PhysicalStoreGateway.use((gateway) => gateway.listPhysicalStoresByCountry("ES")),
      expect: ([store]) => expect(store?.countryCode).toBe("ES"),
    }),
  )
  promises(
    "listPhysicalStoresByCity",
    "the stores of a town are listed",
    reading("a physical store", `${bam}/physical-store-by-city`, {
      query: { cityId: "${cityId}" },
      answer: storesShape,
      call: PhysicalStoreGateway.use((gateway) => gateway.listPhysicalStoresByCity({ cityId: STATE_VALUES.cityId })),
      expect: ([store]) => expect(store?.cityId).toBe(STATE_VALUES.cityId),
    }),
  )
  promises(
    "getStoreGrouping",
    "a grouping has a name and stores",
    reading("a physical store", `${bam}/agrupation`, {
      query: { xagrupationId: "1", countryCode: "ES" },
      answer: { id: "1", name: string("Tiendas insignia"), ...storesShape },
      call: PhysicalStoreGateway.use((gateway) => gateway.getStoreGrouping("1", "ES")),
      expect: ({ name, physicalStores }) => expect([name, physicalStores.length]).toEqual(["Tiendas insignia", 1]),
    }),
  )
  promises(
    "listProductPickup",
    "a product can be collected in stores",
    reading("a product on a shelf", `${bam}/product/\${productId}/pickup`, {
      answer: {
        productId: string(STATE_VALUES.productId),
        stores: eachLike({
          physicalStore: storeShape,
          skus: eachLike({ sku: string(STATE_VALUES.sku), units: integer(2) }),
        }),
      },
      call: PhysicalStoreGateway.use((gateway) => gateway.listProductPickup(STATE_VALUES.productId)),
      expect: ([store]) =>
        expect(store).toMatchObject({
          physicalStore: { id: STATE_VALUES.physicalStoreId },
          skus: [{ sku: STATE_VALUES.sku, units: 2 }],
        }),
    }),
  )
  promises("addFavouriteStore", "a store becomes a favourite", {
    state: ["a shopper without favourite places"],
    request: ["POST", `${user}/favourite-store`],
    query: REST_QUERY,
    status: 200,
    body: { favouriteStoreId: inState("physicalStoreId") },
    answer: favouritesShape,
    call: PhysicalStoreGateway.use((gateway) => gateway.addFavouriteStore(STATE_VALUES.physicalStoreId)),
    expect: (favourites) => expect(favourites).toEqual({ storeIds: [STATE_VALUES.physicalStoreId], maximum: 10 }),
  })
  promises("addFavouriteStore", "no more favourites than there may be", {
    state: ["as many favourite stores as there may be"],
    request: ["POST", `${user}/favourite-store`],
    query: REST_QUERY,
    status: 409,
    body: { favouriteStoreId: inState("physicalStoreId") },
    answer: refusedShape(409, "_ERR_MAX_FAVOURITE_STORES", ["10"]),
    call: Effect.flip(PhysicalStoreGateway.use((gateway) => gateway.addFavouriteStore(STATE_VALUES.physicalStoreId))),
    expect: ({ reason }) =>
      expect(reason).toMatchObject({ _tag: "Rejected", key: "_ERR_MAX_FAVOURITE_STORES", parameters: ["10"] }),
  })
  promises("deleteFavouriteStore", "a store is no favourite any more", {
    state: ["favourite places"],
    request: ["DELETE", `${user}/favourite-store/\${physicalStoreId}`],
    query: REST_QUERY,
    status: 200,
    answer: { favouriteStoreIds: [], maximum: integer(10) },
    call: PhysicalStoreGateway.use((gateway) => gateway.deleteFavouriteStore(STATE_VALUES.physicalStoreId)),
    expect: ({ storeIds }) => expect(storeIds).toEqual([]),
  })
  promises("deleteFavouriteStore", "a store that is no favourite is not there", {
    state: ["a shopper without favourite places"],
    request: ["DELETE", `${user}/favourite-store/99999999999`],
    query: REST_QUERY,
    status: 404,
    answer: anyRefusedShape,
    call: Effect.flip(PhysicalStoreGateway.use((gateway) => gateway.deleteFavouriteStore("99999999999"))),
    expect: ({ reason }) => expect(reason._tag).toBe("NotFound"),
  })
})

describe("the pact about countries and towns", () => {
  promises(
    "listCountries",
    "countries are named in the language of the call",
    reading("a physical store", `${bam}/country`, {
      answer: { countries: eachLike({ code: string("ES"), name: string("España"), hasPhysicalStores: boolean(true) }) },
      call: GeographyGateway.use((gateway) => gateway.listCountries),
      expect: (countries) => expect(countries).toEqual([{ code: "ES", name: "España", hasPhysicalStores: true }]),
    }),
  )
  promises(
    "listCities",
    "towns of a state are listed",
    reading("a physical store", `${bam}/state/\${stateCode}/city`, {
      answer: {
        cities: eachLike({
          id: string(STATE_VALUES.cityId),
          name: string("Madrid"),
          stateCode: string("M"),
          stateName: string("Madrid"),
          countryCode: string("ES"),
          latitude: number(40.4168),
          longitude: number(-3.7038),
        }),
      },
      call: GeographyGateway.use((gateway) => gateway.listCities(STATE_VALUES.stateCode)),
      expect: ([city]) => expect(city?.point).toEqual({ latitude: 40.4168, longitude: -3.7038 }),
    }),
  )
  promises(
    "listDistricts",
    "parts of a town are listed",
    reading("a physical store", `${bam}/district`, {
      query: { cityId: "${cityId}" },
      answer: {
        districts: eachLike({
          id: string("100000340101"),
          name: string("Centro"),
          cityId: string(STATE_VALUES.cityId),
          city: string("Madrid"),
          stateCode: string("M"),
        }),
      },
      call: GeographyGateway.use((gateway) => gateway.listDistricts({ cityId: STATE_VALUES.cityId })),
      expect: ({ districts: [district] }) => expect(district?.name).toBe("Centro"),
    }),
  )
  promises(
    "listDistricts",
    "the states of the country are listed where none is asked for",
    reading("a physical store", `${bam}/district`, {
      answer: { districts: like([]), states: eachLike({ code: string("M"), name: string("Madrid") }) },
      call: GeographyGateway.use((gateway) => gateway.listDistricts({})),
      expect: ({ states }) => expect(states).toEqual([{ code: "M", name: "Madrid" }]),
    }),
  )
})

describe("the pact about drop points", () => {
  promises("listDropPoints", "drop points of a postal code are found", {
    state: ["a drop point"],
    request: ["GET", `${bam}/drop-point`],
    query: { ...REST_QUERY, zipCode: "${zipCode}", countryCode: "ES" },
    status: 200,
    answer: pointsShape,
    call: DropPointGateway.use((gateway) =>
      gateway.listDropPoints({ zipCode: STATE_VALUES.zipCode, countryCode: "ES" }),
    ),
    expect: ([point]) => expect(point).toMatchObject({ id: STATE_VALUES.droppointId, kind: "droppoint", isOpen: true }),
  })
  promises("listDeliveryPoints", "every place a parcel may wait in is found", {
    state: ["a drop point"],
    request: ["GET", `${bam}/delivery-point`],
    query: { ...REST_QUERY, zipCode: "${zipCode}", showAll: "true" },
    status: 200,
    answer: {
      deliveryPoints: eachLike({
        id: string("10000034101"),
        kind: string("store"),
        ...placeShape,
        isOpen: boolean(true),
      }),
    },
    call: DropPointGateway.use((gateway) =>
      gateway.listDeliveryPoints({ zipCode: STATE_VALUES.zipCode, showAll: true }),
    ),
    expect: ([point]) => expect(point).toMatchObject({ id: STATE_VALUES.physicalStoreId, kind: "store", isOpen: true }),
  })
  promises(
    "listDropPointColonies",
    "colonies with drop points are listed",
    reading("a drop point", `${bam}/drop-point-colony`, {
      query: { countryCode: "ES" },
      answer: {
        colonies: eachLike({
          name: string("Centro"),
          zipCode: string("28013"),
          municipalityName: string("Madrid"),
          stateName: string("Madrid"),
          countryCode: string("ES"),
          dropPoints: integer(1),
        }),
      },
      call: DropPointGateway.use((gateway) => gateway.listDropPointColonies({ countryCode: "ES" })),
      expect: ([colony]) => expect(colony?.zipCode).toBe("28013"),
    }),
  )
  promises(
    "listPackStations",
    "lockers near a postal code are listed",
    reading("a drop point", `${bam}/pack-station`, {
      query: { zipCode: "${zipCode}", countryCode: "ES" },
      answer: { dropPoints: eachLike({ ...pointShape, kind: "packstation" }) },
      call: DropPointGateway.use((gateway) => gateway.listPackStations(STATE_VALUES.zipCode, "ES")),
      expect: ([station]) => expect(station?.kind).toBe("packstation"),
    }),
  )
  promises("getDropPointByCode", "a drop point is read by its code", {
    state: ["a drop point"],
    request: ["GET", `${bam}/drop-point/\${droppointId}`],
    query: REST_QUERY,
    status: 200,
    answer: pointShape,
    call: DropPointGateway.use((gateway) => gateway.getDropPointByCode(STATE_VALUES.droppointId)),
    expect: (point) => expect(point.id).toBe(STATE_VALUES.droppointId),
  })
  promises("getFavouriteDropPoint", "the favourite is read", {
    state: ["favourite places"],
    request: ["GET", `${user}/favourite-drop-point`],
    query: REST_QUERY,
    status: 200,
    answer: { ...pointShape, isFavourite: true },
    call: DropPointGateway.use((gateway) => gateway.getFavouriteDropPoint),
    expect: (point) =>
      expect(Option.getOrThrow(point)).toMatchObject({ id: STATE_VALUES.droppointId, isFavourite: true }),
  })
  promises("getFavouriteDropPoint", "none is chosen", {
    state: ["a shopper without favourite places"],
    request: ["GET", `${user}/favourite-drop-point`],
    query: REST_QUERY,
    status: 404,
    answer: anyRefusedShape,
    call: DropPointGateway.use((gateway) => gateway.getFavouriteDropPoint),
    expect: (point) => expect(Option.isNone(point)).toBe(true),
  })
  promises("saveFavouriteDropPoint", "a drop point becomes the favourite", {
    state: ["a shopper without favourite places"],
    request: ["POST", `${user}/favourite-drop-point`],
    query: REST_QUERY,
    status: 200,
    body: { droppointId: inState("droppointId") },
    answer: { ...pointShape, isFavourite: true },
    call: DropPointGateway.use((gateway) => gateway.saveFavouriteDropPoint(STATE_VALUES.droppointId)),
    expect: (point) => expect(point.isFavourite).toBe(true),
  })
  promises("saveFavouriteDropPoint", "what is no drop point is not there", {
    state: ["a shopper without favourite places"],
    request: ["POST", `${user}/favourite-drop-point`],
    query: REST_QUERY,
    status: 404,
    body: { droppointId: "XX9999" },
    answer: anyRefusedShape,
    call: Effect.flip(DropPointGateway.use((gateway) => gateway.saveFavouriteDropPoint("XX9999"))),
    expect: ({ reason }) => expect(reason._tag).toBe("NotFound"),
  })
  promises("deleteFavouriteDropPoint", "the favourite is taken away", {
    state: ["favourite places"],
    request: ["DELETE", `${user}/favourite-drop-point`],
    query: REST_QUERY,
    status: 204,
    call: DropPointGateway.use((gateway) => gateway.deleteFavouriteDropPoint),
    expect: (nothing) => expect(nothing).toBeUndefined(),
  })
  promises("deleteFavouriteDropPoint", "a session that has ended takes nothing away", {
    state: ["a session that has ended"],
    by: "a guest who cannot refresh",
    request: ["DELETE", `${user}/favourite-drop-point`],
    query: REST_QUERY,
    status: 401,
    answer: anyRefusedShape,
    call: Effect.flip(DropPointGateway.use((gateway) => gateway.deleteFavouriteDropPoint)),
    expect: (error) => expect(error.reason._tag).toBe("SessionExpired"),
  })
})
