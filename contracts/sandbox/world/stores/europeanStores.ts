import { euroPricePoint, zlotyPricePoint } from "../compose/pricePoints.ts"
import { texts } from "../texts.ts"
import type { WorldStore } from "../World.ts"
import { cartMaximum } from "./cartMaximum.ts"
import { worldLanguages } from "./worldLanguages.ts"

const { en, fr, de, it, pl } = worldLanguages

// The space before a currency sign is non-breaking.

export const france: WorldStore = {
  id: "10000033",
  countryCode: "FR",
  countryName: texts("France"),
  region: "europe",
  brandId: "1",
  languages: [fr, en],
  currencyCode: "EUR",
  currencyDecimals: 2,
  positiveFormat: "{0}\u00a0€",
  negativeFormat: "-{0}\u00a0€",
  groupingCharacter: "\u202f",
  decimalCharacter: ",",
  taxRate: 20_000,
  taxName: "TVA",
  freeShippingFrom: 5_000,
  shippingPrice: 395,
  expressShippingPrice: 795,
  cartMaximum,
  priceFactor: 1,
  pricePoint: euroPricePoint,
}

export const germany: WorldStore = {
  id: "10000049",
  confirmsBeforeRedirect: true,
  packings: ["isJoinLife", "reusableBox"],
  countryCode: "DE",
  countryName: texts("Germany"),
  region: "europe",
  brandId: "2",
  languages: [de, en],
  currencyCode: "EUR",
  currencyDecimals: 2,
  positiveFormat: "{0}\u00a0€",
  negativeFormat: "-{0}\u00a0€",
  groupingCharacter: ".",
  decimalCharacter: ",",
  taxRate: 19_000,
  taxName: "MwSt.",
  freeShippingFrom: 4_900,
  shippingPrice: 395,
  expressShippingPrice: 790,
  cartMaximum,
  priceFactor: 1,
  pricePoint: euroPricePoint,
}

export const italy: WorldStore = {
  id: "10000039",
  countryCode: "IT",
  countryName: texts("Italy"),
  region: "europe",
  brandId: "2",
  languages: [it, en],
  currencyCode: "EUR",
  currencyDecimals: 2,
  positiveFormat: "{0}\u00a0€",
  negativeFormat: "-{0}\u00a0€",
  groupingCharacter: ".",
  decimalCharacter: ",",
  taxRate: 22_000,
  taxName: "IVA",
  freeShippingFrom: 5_000,
  shippingPrice: 395,
  expressShippingPrice: 795,
  cartMaximum,
  priceFactor: 1,
  pricePoint: euroPricePoint,
}

export const poland: WorldStore = {
  id: "10000048",
  countryCode: "PL",
  countryName: texts("Poland"),
  region: "europe",
  brandId: "1",
  languages: [pl, en],
  currencyCode: "PLN",
  currencyDecimals: 2,
  positiveFormat: "{0}\u00a0zł",
  negativeFormat: "-{0}\u00a0zł",
  groupingCharacter: "\u00a0",
  decimalCharacter: ",",
  // Prices in euros are approximate; payments are in zlotys.
  alternateLocales: [
    {
      currencyCode: "EUR",
      conversionRate: 0.235,
      conversionRateInv: 4.255,
      currencyDecimals: 2,
      positiveFormat: "{0}\u00a0€",
    },
  ],
  taxRate: 23_000,
  taxName: "VAT",
  freeShippingFrom: 19_900,
  shippingPrice: 1_490,
  expressShippingPrice: 2_490,
  cartMaximum,
  priceFactor: 4.2,
  pricePoint: zlotyPricePoint,
}

/** The store for companies in the same country. */
export const germanyForCompanies: WorldStore = {
  id: "10100049",
  countryCode: "DE",
  countryName: texts("Germany for companies"),
  region: "europe",
  brandId: "2",
  languages: [de, en],
  currencyCode: "EUR",
  currencyDecimals: 2,
  positiveFormat: "{0}\u00a0€",
  negativeFormat: "-{0}\u00a0€",
  groupingCharacter: ".",
  decimalCharacter: ",",
  isForBusiness: true,
  isTaxAdded: true,
  taxRate: 19_000,
  taxName: "MwSt.",
  freeShippingFrom: 25_000,
  shippingPrice: 590,
  expressShippingPrice: 1_190,
  cartMaximum: { guest: 100, registered: 200, business: 500 },
  priceFactor: 0.9,
  pricePoint: euroPricePoint,
}
