import { fraudService } from "../../../domain/checkout/fraudService.ts"
import { scriptSource } from "./scriptSource.ts"
import type { ShopPrograms } from "../ShopPrograms.ts"

/** Returns the origin of a store's fraud screening for the security policy, as `scriptSource` does. */
export const fraudSource = (
  programs: Pick<ShopPrograms, "store">,
  storeId: string | undefined,
  ownOrigin: string,
): Promise<string | undefined> => scriptSource(programs, storeId, ownOrigin, fraudService)
