import type { Operation } from "../platform/http/Operation.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import { dropPointOperations } from "./dropPointOperations.ts"
import { favouriteOperations } from "./favouriteOperations.ts"
import { geographyOperations } from "./geographyOperations.ts"
import { physicalStoreOperations } from "./physicalStoreOperations.ts"
import { shelfStockOperations } from "./shelfStockOperations.ts"

export const placeOperations = (services: SandboxServices): readonly Operation[] => [
  ...physicalStoreOperations(services),
  ...geographyOperations(services),
  ...dropPointOperations(services),
  ...favouriteOperations(services),
  ...shelfStockOperations(services),
]
