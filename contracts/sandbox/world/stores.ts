import { dollarPricePoint, euroPricePoint, riyalPricePoint, yenPricePoint } from "./pricePoints.ts"
import { texts } from "./texts.ts"
import type { WorldLanguage, WorldStore } from "./World.ts"

const english: WorldLanguage = { id: "-1", code: "en", name: "English" }
const spanish: WorldLanguage = { id: "-5", code: "es", name: "Español" }
const catalan: WorldLanguage = { id: "-30", code: "ca", name: "Català" }
const japanese: WorldLanguage = { id: "-10", code: "ja", name: "日本語" }
const arabic: WorldLanguage = { id: "-40", code: "ar", name: "العربية" }

const cartMaximum = { guest: 50, registered: 80, business: 200 } as const

/** The country stores of the demo world. In the formats, the space before a currency sign does not break. */
export const stores: readonly WorldStore[] = [
  {
    id: "10000034",
    countryCode: "ES",
    countryName: texts("Spain", "España", "Espanya", "スペイン", "إسبانيا"),
    region: "europe",
    brandId: "1",
    languages: [spanish, catalan, english],
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
  },
  {
    id: "10000001",
    countryCode: "US",
    countryName: texts("United States", "Estados Unidos", "Estats Units", "アメリカ合衆国", "الولايات المتحدة"),
    region: "americas",
    brandId: "1",
    languages: [english, spanish],
    currencyCode: "USD",
    currencyDecimals: 2,
    positiveFormat: "${0}",
    negativeFormat: "-${0}",
    groupingCharacter: ",",
    decimalCharacter: ".",
    taxRate: 0,
    taxName: "Sales tax",
    freeShippingFrom: 7_500,
    shippingPrice: 690,
    expressShippingPrice: 1_490,
    cartMaximum,
    priceFactor: 1.25,
    pricePoint: dollarPricePoint,
  },
  {
    id: "10000081",
    countryCode: "JP",
    countryName: texts("Japan", "Japón", "Japó", "日本", "اليابان"),
    region: "asia-pacific",
    brandId: "1",
    languages: [japanese, english],
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
  },
  {
    id: "10000966",
    countryCode: "SA",
    countryName: texts("Saudi Arabia", "Arabia Saudí", "Aràbia Saudita", "サウジアラビア", "المملكة العربية السعودية"),
    region: "middle-east",
    brandId: "1",
    languages: [arabic, english],
    currencyCode: "SAR",
    currencyDecimals: 2,
    positiveFormat: "{0}\u00a0ر.س",
    // The mark keeps the minus on the number's left where the text runs from the right.
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
  },
]
