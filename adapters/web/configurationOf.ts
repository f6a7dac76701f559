import { isStoreId } from "../../domain/shared/StoreId.ts"
import type { ShopPrograms } from "./ShopPrograms.ts"

/**
 * What a store is configured with; a store that cannot be asked about, or that an address does not name, with nothing.
 */
export async function configurationOf(
  programs: Pick<ShopPrograms, "store">,
  storeId: string | undefined,
): Promise<Readonly<Record<string, string>>> {
  const store =
    storeId === undefined || !isStoreId(storeId) ? undefined : await programs.store(storeId).catch(() => undefined)
  return store?.configuration ?? {}
}
