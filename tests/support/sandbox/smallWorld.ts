import type { Localized, World, WorldColour, WorldProduct, WorldStore } from "../../../contracts/sandbox/world/World.ts"

const text = (en: string, es: string, ja: string): Localized => ({ en, es, ja })

const spain: WorldStore = {
  id: "10000034",
  countryCode: "ES",
  countryName: text("Spain", "España", "スペイン"),
  region: "europe",
  brandId: "1",
  languages: [
    { id: "-5", code: "es", name: "Español" },
    { id: "-1", code: "en", name: "English" },
  ],
  currencyCode: "EUR",
  currencyDecimals: 2,
  positiveFormat: "{0} €",
  negativeFormat: "-{0} €",
  groupingCharacter: ".",
  decimalCharacter: ",",
  taxRate: 21_000,
  taxName: "IVA",
  freeShippingFrom: 5_000,
  shippingPrice: 395,
  expressShippingPrice: 795,
  cartMaximum: { guest: 3, registered: 5, business: 10 },
  priceFactor: 1,
  pricePoint: (minorUnits) => minorUnits,
}

const japan: WorldStore = {
  ...spain,
  id: "10000081",
  countryCode: "JP",
  countryName: text("Japan", "Japón", "日本"),
  region: "asia-pacific",
  languages: [
    { id: "-10", code: "ja", name: "日本語" },
    { id: "-1", code: "en", name: "English" },
  ],
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
  priceFactor: 1.6,
  pricePoint: (minorUnits) => Math.round(minorUnits / 100) * 100,
}

const blue: WorldColour = { id: "400", name: text("Blue", "Azul", "ブルー"), hex: "#7a94b8", accentHex: "#ffffff" }
const black: WorldColour = { id: "800", name: text("Black", "Negro", "ブラック"), hex: "#1c1b1c", accentHex: "#5a5758" }
const medium = { id: "3", name: "M" }
const large = { id: "4", name: "L" }

const units: Readonly<Record<string, number>> = {
  "8201-400-3": 5,
  "8201-400-4": 0,
  "8201-800-3": 40,
  "8201-800-4": 40,
  "8202-800-3": 1,
  "8203-400-3": 0,
  "8204-800-3": 9,
}

interface Garment extends Pick<
  WorldProduct,
  "id" | "mfname" | "name" | "categoryIds" | "colours" | "sizes" | "basePrice" | "novelty"
> {
  readonly baseOldPrice?: number
  readonly visibility?: "coming_soon" | "back_soon"
}

const garment = (product: Garment): WorldProduct => ({
  description: text("Woven slowly.", "Tejida despacio.", "ゆっくり織りました。"),
  composition: text("100 % cotton", "100 % algodón", "綿100%"),
  care: text("Wash at 30 °C\nDo not bleach", "Lavar a 30 °C\nNo usar lejía", "30℃で洗濯\n漂白不可"),
  drawing: {
    garment: "shirt",
    collar: "shirt",
    sleeve: "long",
    length: "regular",
    fit: "regular",
    fabric: "plain",
    closure: "buttons",
    pocket: "chest",
    seed: 1,
  },
  stock: (_storeId, colourId, sizeId) => units[`${product.mfname}-${colourId}-${sizeId}`] ?? 0,
  ...product,
})

/** Two stores, five categories on three levels, four products: small enough to know by heart. */
export const smallWorld: World = {
  stores: [spain, japan],
  categories: [
    { id: "1000", key: "men", seoId: "4100", name: text("Men", "Hombre", "メンズ") },
    { id: "1010", key: "men-clothing", seoId: "4101", parentId: "1000", name: text("Clothing", "Ropa", "ウェア") },
    { id: "1020", key: "men-shirts", seoId: "4102", parentId: "1010", name: text("Shirts", "Camisas", "シャツ") },
    { id: "1030", key: "men-coats", seoId: "4103", parentId: "1010", name: text("Coats", "Abrigos", "コート") },
    { id: "1040", key: "men-hats", seoId: "4104", parentId: "1010", name: text("Hats", "Sombreros", "帽子") },
  ],
  products: [
    garment({
      id: "510001",
      mfname: "8201",
      name: text("Oxford shirt", "Camisa Óxford", "オックスフォードシャツ"),
      categoryIds: ["1020"],
      colours: [blue, black],
      sizes: [medium, large],
      basePrice: 3_995,
      baseOldPrice: 4_995,
      novelty: 4,
    }),
    garment({
      id: "510002",
      mfname: "8202",
      name: text("Linen shirt", "Camisa de lino", "リネンシャツ"),
      categoryIds: ["1020"],
      colours: [black],
      sizes: [medium],
      basePrice: 2_995,
      novelty: 3,
    }),
    garment({
      id: "510003",
      mfname: "8203",
      name: text("Wool coat", "Abrigo de lana", "ウールコート"),
      categoryIds: ["1030"],
      colours: [blue],
      sizes: [medium],
      basePrice: 12_995,
      novelty: 2,
    }),
    garment({
      id: "510004",
      mfname: "8204",
      name: text("Rain coat", "Gabardina", "レインコート"),
      categoryIds: ["1030"],
      colours: [black],
      sizes: [medium],
      basePrice: 9_995,
      novelty: 1,
      visibility: "coming_soon",
    }),
  ],
  bundles: [],
  spots: [
    {
      spot: "home-hero",
      position: 1,
      title: text("Shirts", "Camisas", "シャツ"),
      text: text("To wear unironed.", "Para llevar sin planchar.", "アイロンいらず。"),
      callToAction: text("See shirts", "Ver camisas", "シャツを見る"),
      categoryKey: "men-shirts",
      productIds: ["510002", "510001"],
    },
  ],
}
