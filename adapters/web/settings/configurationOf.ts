import { isStoreId } from "../../../domain/shared/StoreId.ts"
import type { ShopPrograms } from "../ShopPrograms.ts"

/** Returns a store's configuration; empty when the store is unavailable or the address names none. */
export async function configurationOf(
  programs: Pick<ShopPrograms, "store">,
  storeId: string | undefined,
): Promise<Readonly<Record<string, string>>> {
  const store =
    storeId === undefined || !isStoreId(storeId) ? undefined : await programs.store(storeId).catch(() => undefined)
  return store?.configuration ?? {}
}
