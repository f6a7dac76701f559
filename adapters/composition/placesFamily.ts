import { DropPointGateway } from "../../application/location/DropPointGateway.ts"
import { GeographyGateway } from "../../application/location/GeographyGateway.ts"
import { PhysicalStoreGateway } from "../../application/location/PhysicalStoreGateway.ts"
import { httpDropPointGateway } from "../backend/location/HttpDropPointGateway.ts"
import { httpGeographyGateway } from "../backend/location/HttpGeographyGateway.ts"
import { httpPhysicalStoreGateway } from "../backend/location/HttpPhysicalStoreGateway.ts"
import { family } from "./Family.ts"
import { gateway } from "./identityFamily.ts"

/** Where a store's things can be had and sent to, over HTTP. */
export function placesFamily() {
  return family(
    gateway(PhysicalStoreGateway, httpPhysicalStoreGateway),
    gateway(DropPointGateway, httpDropPointGateway),
    gateway(GeographyGateway, httpGeographyGateway),
  )
}
