import { DropPointGateway } from "../../application/location/DropPointGateway.ts"
import { GeographyGateway } from "../../application/location/GeographyGateway.ts"
import { PhysicalStoreGateway } from "../../application/location/PhysicalStoreGateway.ts"
import { httpDropPointGateway } from "../backend/location/HttpDropPointGateway.ts"
import { httpGeographyGateway } from "../backend/location/HttpGeographyGateway.ts"
import { httpPhysicalStoreGateway } from "../backend/location/HttpPhysicalStoreGateway.ts"
import { adapterModule } from "./AdapterModule.ts"
import { gateway } from "./identityModule.ts"

/** Physical stores, pickup locations and addresses of a store, over HTTP. */
export function locationModule() {
  return adapterModule(
    gateway(PhysicalStoreGateway, httpPhysicalStoreGateway),
    gateway(DropPointGateway, httpDropPointGateway),
    gateway(GeographyGateway, httpGeographyGateway),
  )
}
