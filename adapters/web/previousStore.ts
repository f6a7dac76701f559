import { buildPageAddress } from "../../domain/navigation/buildPageAddress.ts"
import type { PageAddress } from "../../domain/navigation/PageAddress.ts"
import type { StoreSummary } from "../../domain/store/Store.ts"
import { defaultsOf } from "./pageAddressOf.ts"

/** Written by the page of a store that a shopper went to: store id and language id. */
export const PREVIOUS_STORE_COOKIE = "last_store"

/**
 * Where the store selector leads a visitor on: the home page of the store that was used before, or nowhere.
 *
 * Only to a store the visitor chose (ruling R19), and not when the address asks for the choice with `select-store`, or says
 * `useCookie=0` (specification, section 2).
 */
export function previousStoreHome(address: PageAddress, cookie: string | undefined, stores: readonly StoreSummary[]): string | undefined {
  const { "select-store": selects, useCookie } = address.parameters
  const [, storeId = "", languageId = ""] = /^([0-9]{8})\.(-?[0-9]{1,3})$/.exec(cookie ?? "") ?? []
  if (address.page !== "ItxWorldWidePage" || selects !== undefined || useCookie === "0") return undefined
  const store = stores.find(({ id, languages }) => id === storeId && languages.some((language) => language.id === languageId))
  if (store === undefined) return undefined
  const built = buildPageAddress({ page: "ItxHomePage", storeId, languageId, parameters: {} }, defaultsOf(stores))
  return built.ok ? built.address : undefined
}
