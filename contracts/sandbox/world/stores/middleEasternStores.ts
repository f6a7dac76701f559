import { dinarPricePoint, riyalPricePoint, shekelPricePoint } from "../compose/pricePoints.ts"
import { texts } from "../texts.ts"
import type { WorldStore } from "../World.ts"
import { cartMaximum } from "./cartMaximum.ts"
import { worldLanguages } from "./worldLanguages.ts"

const { en, ar, he } = worldLanguages

// The space before a currency sign is non-breaking.

export const saudiArabia: WorldStore = {
  id: "10000966",
  countryCode: "SA",
  countryName: texts("Saudi Arabia"),
  region: "middle-east",
  brandId: "1",
  languages: [ar, en],
  currencyCode: "SAR",
  currencyDecimals: 2,
  positiveFormat: "{0}\u00a0ر.س",
  // The left-to-right mark keeps the minus on the number's left in right-to-left text.
  negativeFormat: "\u200e-{0}\u00a0ر.س",
  groupingCharacter: ",",
  decimalCharacter: ".",
  taxRate: 15_000,
  taxName: "ضريبة القيمة المضافة",
  freeShippingFrom: 29_900,
  shippingPrice: 1_900,
  expressShippingPrice: 3_900,
  cartMaximum,
  priceFactor: 4.3,
  pricePoint: riyalPricePoint,
}

export const israel: WorldStore = {
  id: "10000972",
  countryCode: "IL",
  countryName: texts("Israel"),
  region: "middle-east",
  brandId: "1",
  languages: [he, en],
  currencyCode: "ILS",
  currencyDecimals: 2,
  positiveFormat: "{0}\u00a0₪",
  // The left-to-right mark keeps the minus on the number's left in right-to-left text.
  negativeFormat: "\u200e-{0}\u00a0₪",
  groupingCharacter: ",",
  decimalCharacter: ".",
  taxRate: 18_000,
  taxName: "מע״מ",
  freeShippingFrom: 29_900,
  shippingPrice: 1_990,
  expressShippingPrice: 3_990,
  cartMaximum,
  priceFactor: 4,
  pricePoint: shekelPricePoint,
}

export const kuwait: WorldStore = {
  id: "10000965",
  countryCode: "KW",
  countryName: texts("Kuwait"),
  region: "middle-east",
  brandId: "1",
  languages: [ar, en],
  currencyCode: "KWD",
  currencyDecimals: 3,
  positiveFormat: "{0}\u00a0د.ك",
  // The left-to-right mark keeps the minus on the number's left in right-to-left text.
  negativeFormat: "\u200e-{0}\u00a0د.ك",
  groupingCharacter: ",",
  decimalCharacter: ".",
  taxRate: 0,
  taxName: "ضريبة القيمة المضافة",
  freeShippingFrom: 25_000,
  shippingPrice: 1_500,
  expressShippingPrice: 3_000,
  cartMaximum,
  priceFactor: 3.5,
  pricePoint: dinarPricePoint,
}
