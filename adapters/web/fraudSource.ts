import { fraudService } from "../../domain/checkout/fraudService.ts"
import { scriptSource } from "./scriptSource.ts"
import type { ShopPrograms } from "./ShopPrograms.ts"

/** What the pages of a store must allow for its fraud screening, as `scriptSource` says it. */
export const fraudSource = (
  programs: Pick<ShopPrograms, "store">,
  storeId: string | undefined,
  ownOrigin: string,
): Promise<string | undefined> => scriptSource(programs, storeId, ownOrigin, fraudService)
