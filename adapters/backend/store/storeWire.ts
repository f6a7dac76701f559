import * as Schema from "effect/Schema"
import type { components } from "../../../contracts/generated/catalog.d.ts"
import { toGeoPoint } from "../../../domain/location/GeoPoint.ts"
import type { Store, StoreSummary } from "../../../domain/store/Store.ts"
import type { AssertAccepts } from "../http/AssertAccepts.ts"
import { bodyDecoder } from "../http/response/bodyDecoder.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { IdWire, StoreIdWire } from "../http/wire/IdWire.ts"
import { nullish } from "../http/wire/nullish.ts"

const LanguageWire = Schema.Struct({
  id: IdWire,
  code: Schema.String,
  name: Schema.String,
  direction: nullish(Schema.String),
})
const CatalogRefWire = Schema.Struct({ id: IdWire, type: IdWire })

type NonEmpty<A> = readonly [A, ...A[]]
const nonEmpty = <A>(list: readonly A[]): list is NonEmpty<A> => list.length > 0

const summaryFields = {
  id: StoreIdWire,
  countryCode: Schema.String,
  countryName: Schema.String,
  region: nullish(Schema.String),
  brandId: nullish(IdWire),
  supportedLanguages: Schema.Array(LanguageWire).pipe(Schema.refine(nonEmpty<typeof LanguageWire.Type>)),
  catalogs: Schema.Array(CatalogRefWire).pipe(Schema.refine(nonEmpty<typeof CatalogRefWire.Type>)),
} as const

const StoreSummaryWire = Schema.Struct(summaryFields)
export const StoreListWire = Schema.Struct({ stores: Schema.Array(StoreSummaryWire) })
export const StoreWire = Schema.Struct({
  ...summaryFields,
  configurations: nullish(Schema.Array(Schema.Struct({ parameter: Schema.String, value: Schema.String }))),
  details: Schema.Struct({
    locale: Schema.Struct({
      currencyCode: Schema.String,
      currencyDecimals: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 4 })),
      positiveFormat: Schema.String,
      negativeFormat: Schema.String,
      groupingCharacter: Schema.String,
      decimalCharacter: Schema.String,
    }),
    alternateLocales: nullish(
      Schema.Array(
        Schema.Struct({
          currencyCode: Schema.String,
          currencyDecimals: nullish(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 4 }))),
          positiveFormat: nullish(Schema.String),
          conversionRate: nullish(Schema.Number),
          conversionRateInv: nullish(Schema.Number),
        }),
      ),
    ),
    staticUrl: nullish(Schema.String),
    location: nullish(Schema.Struct({ lat: Schema.Number, lng: Schema.Number, zoom: Schema.Number })),
    timestampBuildVersion: nullish(Schema.String),
  }),
})

type Schemas = components["schemas"]
export type StoreContractChecks = [
  AssertAccepts<typeof StoreListWire, Schemas["StoreList"]>,
  AssertAccepts<typeof StoreWire, Schemas["Store"]>,
]

export const decodeStoreList = bodyDecoder(StoreListWire)
export const decodeStore = bodyDecoder(StoreWire)

export function toStoreSummary(wire: typeof StoreSummaryWire.Type): StoreSummary {
  const [language, ...languages] = wire.supportedLanguages
  return {
    id: wire.id,
    countryCode: wire.countryCode,
    countryName: wire.countryName,
    region: wire.region ?? "",
    brandId: wire.brandId ?? "",
    languages: [toLanguage(language), ...languages.map(toLanguage)],
    catalogs: wire.catalogs,
  }
}

/** Decimals of a second currency when the backend gives none. */
const USUAL_DECIMALS = 2

export function toStore(wire: typeof StoreWire.Type): Store {
  return {
    ...toStoreSummary(wire),
    configuration: Object.fromEntries((wire.configurations ?? []).map(({ parameter, value }) => [parameter, value])),
    currency: wire.details.locale,
    ...whenDefined(wire.details.alternateLocales, (locales) =>
      locales.length === 0
        ? {}
        : {
            alternateCurrencies: locales.map(
              ({ currencyCode, currencyDecimals, positiveFormat, conversionRate, conversionRateInv }) => ({
                currencyCode,
                currencyDecimals: currencyDecimals ?? USUAL_DECIMALS,
                positiveFormat: positiveFormat ?? `{0} ${currencyCode}`,
                ...whenDefined(conversionRate, (rate) => ({ conversionRate: rate })),
                ...whenDefined(conversionRateInv, (rate) => ({ conversionRateInv: rate })),
              }),
            ),
          },
    ),
    ...whenDefined(wire.details.timestampBuildVersion, (buildVersion) => ({ buildVersion })),
    map: {
      staticUrl: wire.details.staticUrl ?? "",
      ...whenDefined(wire.details.location, ({ lat, lng, zoom }) =>
        whenDefined(toGeoPoint(lat, lng), (center) => ({ location: { ...center, zoom } })),
      ),
    },
  }
}

function toLanguage({ id, code, name, direction }: typeof LanguageWire.Type): StoreSummary["languages"][number] {
  return { id, code, name, direction: direction === "rtl" ? "rtl" : "ltr" }
}
