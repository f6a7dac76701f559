import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import type { SiteKind } from "../../../domain/navigation/Site.ts"
import { isStoreId } from "../../../domain/shared/StoreId.ts"
import { toMobileSite } from "../../../domain/store/toMobileSite.ts"
import type { Store } from "../../../domain/store/Store.ts"
import { languageOf } from "../../../domain/store/storeDefaults.ts"
import type { Scope, ShopPrograms } from "../ShopPrograms.ts"

/** One object per store, so that services of its mobile site are created once. */
const MOBILE_STORES = new WeakMap<Store, Store>()

function mobileStoreOf(store: Store): Store {
  const mobile = MOBILE_STORES.get(store) ?? toMobileSite(store)
  MOBILE_STORES.set(store, mobile)
  return mobile
}

/**
 * Returns the store, language and catalogue of an address; `undefined` when the store does not exist or does not have
 * the language.
 */
export async function pageScope(
  { storeId, languageId, catalogId }: PageAddress,
  site: SiteKind,
  programs: ShopPrograms,
): Promise<Scope | undefined> {
  if (storeId === undefined || !isStoreId(storeId)) return undefined
  const store = await programs.store(storeId)
  if (store === undefined) return undefined
  const language = languageOf(store, languageId)
  if (languageId !== undefined && language.id !== languageId) return undefined
  const catalog = store.catalogs.find((known) => known.id === catalogId)
  return catalog === undefined
    ? undefined
    : { store: site === "mobile" ? mobileStoreOf(store) : store, language, catalogId: catalog.id }
}
