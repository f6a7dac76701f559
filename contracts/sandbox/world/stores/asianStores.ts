import { wonPricePoint, yenPricePoint, yuanPricePoint } from "../compose/pricePoints.ts"
import { texts } from "../texts.ts"
import type { WorldStore } from "../World.ts"
import { cartMaximum } from "./cartMaximum.ts"
import { worldLanguages } from "./worldLanguages.ts"

const { en, ja, ko, zh } = worldLanguages

// No space between currency sign and number.

export const japan: WorldStore = {
  id: "10000081",
  paysByOneClick: true,
  countryCode: "JP",
  countryName: texts("Japan"),
  region: "asia-pacific",
  brandId: "1",
  languages: [ja, en],
  currencyCode: "JPY",
  currencyDecimals: 0,
  positiveFormat: "¥{0}",
  negativeFormat: "-¥{0}",
  groupingCharacter: ",",
  decimalCharacter: ".",
  taxRate: 10_000,
  taxName: "消費税",
  freeShippingFrom: 7_990,
  shippingPrice: 490,
  expressShippingPrice: 990,
  cartMaximum,
  priceFactor: 1.6,
  pricePoint: yenPricePoint,
}

export const southKorea: WorldStore = {
  id: "10000082",
  countryCode: "KR",
  countryName: texts("South Korea"),
  region: "asia-pacific",
  brandId: "3",
  languages: [ko, en],
  currencyCode: "KRW",
  currencyDecimals: 0,
  positiveFormat: "₩{0}",
  negativeFormat: "-₩{0}",
  groupingCharacter: ",",
  decimalCharacter: ".",
  taxRate: 10_000,
  taxName: "부가세",
  freeShippingFrom: 69_000,
  shippingPrice: 3_000,
  expressShippingPrice: 5_000,
  cartMaximum,
  priceFactor: 15,
  pricePoint: wonPricePoint,
}

export const china: WorldStore = {
  id: "10000086",
  countryCode: "CN",
  countryName: texts("China"),
  region: "asia-pacific",
  brandId: "3",
  languages: [zh, en],
  currencyCode: "CNY",
  currencyDecimals: 2,
  positiveFormat: "¥{0}",
  negativeFormat: "-¥{0}",
  groupingCharacter: ",",
  decimalCharacter: ".",
  mapsRegion: "china",
  taxRate: 13_000,
  taxName: "增值税",
  freeShippingFrom: 29_900,
  shippingPrice: 1_500,
  expressShippingPrice: 2_500,
  cartMaximum,
  priceFactor: 7.8,
  pricePoint: yuanPricePoint,
}
