import { euroPricePoint } from "../compose/pricePoints.ts"
import { texts } from "../texts.ts"
import type { WorldStore } from "../World.ts"
import { cartMaximum } from "./cartMaximum.ts"
import { worldLanguages } from "./worldLanguages.ts"

const { en, es, ca, pt } = worldLanguages

// The space before a currency sign is non-breaking.

export const spain: WorldStore = {
  id: "10000034",
  countryCode: "ES",
  countryName: texts("Spain"),
  region: "europe",
  brandId: "1",
  languages: [es, ca, en],
  currencyCode: "EUR",
  currencyDecimals: 2,
  positiveFormat: "{0}\u00a0€",
  negativeFormat: "-{0}\u00a0€",
  groupingCharacter: ".",
  decimalCharacter: ",",
  taxRate: 21_000,
  taxName: "IVA",
  freeShippingFrom: 5_000,
  shippingPrice: 395,
  expressShippingPrice: 795,
  cartMaximum,
  priceFactor: 1,
  pricePoint: euroPricePoint,
}

export const portugal: WorldStore = {
  id: "10000351",
  countryCode: "PT",
  countryName: texts("Portugal"),
  region: "europe",
  brandId: "1",
  languages: [pt, en],
  currencyCode: "EUR",
  currencyDecimals: 2,
  positiveFormat: "{0}\u00a0€",
  negativeFormat: "-{0}\u00a0€",
  groupingCharacter: "\u00a0",
  decimalCharacter: ",",
  taxRate: 23_000,
  taxName: "IVA",
  freeShippingFrom: 5_000,
  shippingPrice: 395,
  expressShippingPrice: 795,
  cartMaximum,
  priceFactor: 0.95,
  pricePoint: euroPricePoint,
}
