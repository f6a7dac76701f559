import type { components } from "../../../generated/catalog.d.ts"
import { localized } from "../../stores/localized.ts"
import { mapLocation } from "../../world/cities/mapLocation.ts"
import { PORTRAIT_WIDTHS } from "../../world/imagery/imageAddress.ts"
import type { ResolvedStore } from "../../stores/Stores.ts"

type Schemas = components["schemas"]

/** A store in the selector, with the country's name in the requested language or in the store's own. */
export const storeSummary = (
  store: ResolvedStore,
  hostname: string,
  languageCode: string | undefined,
): Schemas["StoreSummary"] => ({
  id: store.id,
  hostname,
  countryCode: store.countryCode,
  countryName: localized(store.countryName, languageCode ?? store.language(undefined).code, store.countryCode),
  region: store.region,
  brandId: store.brandId,
  supportedLanguages: store.languages.map(({ tag: _tag, ...language }) => language),
  catalogs: store.catalogs,
})

const locationOf = ({ countryCode }: ResolvedStore): Pick<Schemas["StoreDetails"], "location"> => {
  const location = mapLocation(countryCode)
  return location === undefined ? {} : { location }
}

export interface StoreResponseOptions {
  readonly hostname: string
  readonly languageCode?: string
  readonly configuration: ReadonlyMap<string, string>
  readonly buildVersion: string
}

export const storeAnswer = (
  store: ResolvedStore,
  { hostname, languageCode, configuration, buildVersion }: StoreResponseOptions,
): Schemas["Store"] => ({
  ...storeSummary(store, hostname, languageCode),
  configurations: Array.from(configuration, ([parameter, value]) => ({ parameter, value })),
  details: {
    locale: {
      currencyCode: store.currencyCode,
      currencyDecimals: store.currencyDecimals,
      positiveFormat: store.positiveFormat,
      negativeFormat: store.negativeFormat,
      groupingCharacter: store.groupingCharacter,
      decimalCharacter: store.decimalCharacter,
    },
    alternateLocales: (store.alternateLocales ?? []).map((locale) => ({ ...locale })),
    staticUrl: "/media",
    ...locationOf(store),
    imageBaseUrl: "/media",
    xmedia: { formats: ["avif", "webp", "jpeg"], sizes: [...PORTRAIT_WIDTHS] },
    showProductCategorySkuNoStock: true,
    timestampBuildVersion: buildVersion,
  },
})
