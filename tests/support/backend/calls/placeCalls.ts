import type * as Effect from "effect/Effect"
import type { AppPorts } from "../../../../application/appPorts.ts"
import { DropPointGateway } from "../../../../application/location/DropPointGateway.ts"
import { GeographyGateway } from "../../../../application/location/GeographyGateway.ts"
import { PhysicalStoreGateway } from "../../../../application/location/PhysicalStoreGateway.ts"

/** One call of every gateway method of the area, by the operation it calls. */
export const placeCalls: Readonly<Record<string, Effect.Effect<unknown, unknown, AppPorts>>> = {
  listPhysicalStores: PhysicalStoreGateway.use((gateway) =>
    gateway.listPhysicalStores({ searchText: "madrid", point: { latitude: 40.4168, longitude: -3.7038 }, max: 5 }),
  ),
  listPhysicalStoresByCountry: PhysicalStoreGateway.use((gateway) => gateway.listPhysicalStoresByCountry("ES")),
  listPhysicalStoresByCity: PhysicalStoreGateway.use((gateway) =>
    gateway.listPhysicalStoresByCity({ cityId: "1000003401" }),
  ),
  getStoreGrouping: PhysicalStoreGateway.use((gateway) => gateway.getStoreGrouping("1", "ES")),
  listProductPickup: PhysicalStoreGateway.use((gateway) => gateway.listProductPickup("510001")),
  addFavouriteStore: PhysicalStoreGateway.use((gateway) => gateway.addFavouriteStore("10000034101")),
  deleteFavouriteStore: PhysicalStoreGateway.use((gateway) => gateway.deleteFavouriteStore("10000034101")),
  listCountries: GeographyGateway.use((gateway) => gateway.listCountries),
  listCities: GeographyGateway.use((gateway) => gateway.listCities("M")),
  listDistricts: GeographyGateway.use((gateway) => gateway.listDistricts({ stateCode: "M" })),
  listDropPoints: DropPointGateway.use((gateway) => gateway.listDropPoints({ zipCode: "28013" })),
  listDeliveryPoints: DropPointGateway.use((gateway) => gateway.listDeliveryPoints({ city: "Madrid", showAll: true })),
  listDropPointColonies: DropPointGateway.use((gateway) =>
    gateway.listDropPointColonies({ municipalityName: "Madrid" }),
  ),
  listPackStations: DropPointGateway.use((gateway) => gateway.listPackStations("28013", "ES")),
  getFavouriteDropPoint: DropPointGateway.use((gateway) => gateway.getFavouriteDropPoint),
  saveFavouriteDropPoint: DropPointGateway.use((gateway) => gateway.saveFavouriteDropPoint("ES0001")),
  deleteFavouriteDropPoint: DropPointGateway.use((gateway) => gateway.deleteFavouriteDropPoint),
  getDropPointByCode: DropPointGateway.use((gateway) => gateway.getDropPointByCode("ES0001")),
}
