import { dollarPricePoint } from "../compose/pricePoints.ts"
import { texts } from "../texts.ts"
import type { WorldStore } from "../World.ts"
import { cartMaximum } from "./cartMaximum.ts"
import { worldLanguages } from "./worldLanguages.ts"

const { en, es } = worldLanguages

// No space between currency sign and number.

export const unitedStates: WorldStore = {
  id: "10000001",
  countryCode: "US",
  countryName: texts("United States"),
  region: "americas",
  brandId: "1",
  languages: [en, es],
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
}
