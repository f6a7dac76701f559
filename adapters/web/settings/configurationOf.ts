import { isStoreId } from "../../../domain/shared/StoreId.ts"
import type { Store } from "../../../domain/store/Store.ts"
import type { ShopPrograms } from "../ShopPrograms.ts"

/** Returns a store's configuration; empty when the store is unavailable or the address names none. */
export async function configurationOf(
  programs: Pick<ShopPrograms, "store">,
  storeId: string | undefined,
): Promise<Readonly<Record<string, string>>> {
  return (await storeOf(programs, storeId))?.configuration ?? {}
}

/** Returns the store of an address; `undefined` when it is unavailable or the address names none. */
export async function storeOf(
  programs: Pick<ShopPrograms, "store">,
  storeId: string | undefined,
): Promise<Store | undefined> {
  return storeId === undefined || !isStoreId(storeId) ? undefined : programs.store(storeId).catch(() => undefined)
}
