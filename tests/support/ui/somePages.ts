import type { Category } from "../../../domain/catalog/Category.ts"
import type { ProductImage } from "../../../domain/catalog/ProductImage.ts"
import type { ProductSummary } from "../../../domain/catalog/ProductSummary.ts"
import type { MarketingSpot } from "../../../domain/content/MarketingSpot.ts"
import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import { isStoreId } from "../../../domain/shared/StoreId.ts"
import type { Store, StoreLanguage, StoreSummary } from "../../../domain/store/Store.ts"
import type { PageContent, PageData, StoreFrame } from "../../../application/navigation/PageData.ts"

export const spanish: StoreLanguage = { id: "-5", code: "es", name: "Español", direction: "ltr" }
export const catalan: StoreLanguage = { id: "-30", code: "ca", name: "Català", direction: "ltr" }
export const english: StoreLanguage = { id: "-1", code: "en", name: "English", direction: "ltr" }
export const japanese: StoreLanguage = { id: "-10", code: "ja", name: "日本語", direction: "ltr" }
export const arabic: StoreLanguage = { id: "-40", code: "ar", name: "العربية", direction: "rtl" }

export function aStoreId(text = "10000034") {
  if (!isStoreId(text)) throw new Error(`${text} is no store id`)
  return text
}

export function aStoreSummary(changes: Partial<StoreSummary> = {}): StoreSummary {
  return {
    id: aStoreId(),
    countryCode: "ES",
    countryName: "España",
    region: "europe",
    brandId: "1",
    languages: [spanish, catalan, english],
    catalogs: [{ id: "20000034", type: "1" }],
    ...changes,
  }
}

export function aStore(changes: Partial<Store> = {}): Store {
  return {
    ...aStoreSummary(),
    configuration: {},
    currency: {
      currencyCode: "EUR",
      currencyDecimals: 2,
      positiveFormat: "{0}\u00a0€",
      negativeFormat: "-{0}\u00a0€",
      groupingCharacter: ".",
      decimalCharacter: ",",
    },
    ...changes,
  }
}

/** The stores of the Arabian Peninsula and Japan, for pages in another direction or script. */
export const saudiStore: Store = aStore({
  id: aStoreId("10000966"),
  countryCode: "SA",
  countryName: "المملكة العربية السعودية",
  region: "middle-east",
  languages: [arabic, english],
  catalogs: [{ id: "20000966", type: "1" }],
  currency: {
    currencyCode: "SAR",
    currencyDecimals: 2,
    positiveFormat: "{0}\u00a0ر.س",
    negativeFormat: "-{0}\u00a0ر.س",
    groupingCharacter: ",",
    decimalCharacter: ".",
  },
})
export const japaneseStore: Store = aStore({
  id: aStoreId("10000081"),
  countryCode: "JP",
  countryName: "日本",
  region: "asia-pacific",
  languages: [japanese, english],
  catalogs: [{ id: "20000081", type: "1" }],
  currency: {
    currencyCode: "JPY",
    currencyDecimals: 0,
    positiveFormat: "¥{0}",
    negativeFormat: "-¥{0}",
    groupingCharacter: ",",
    decimalCharacter: ".",
  },
})

export function aCategory(id: string, name: string, subcategories: readonly Category[] = []): Category {
  return { id, name, key: `category-${id}`, seoId: id, categoryUrl: `category-${id}`, subcategories }
}

/** Three levels, as wide as a real shop's. */
export const aCategoryTree: readonly Category[] = [
  aCategory("10000", "Women", [
    aCategory("11000", "Clothing", [
      aCategory("11010", "Dresses"),
      aCategory("11020", "Shirts & blouses"),
      aCategory("11030", "T-shirts"),
      aCategory("11040", "Knitwear"),
    ]),
    aCategory("12000", "Denim", [aCategory("12010", "Jeans"), aCategory("12020", "Jackets")]),
    aCategory("13000", "Shoes & accessories", [aCategory("13010", "Bags"), aCategory("13020", "Shoes")]),
  ]),
  aCategory("20000", "Men", [
    aCategory("21000", "Clothing", [aCategory("21010", "Shirts"), aCategory("21020", "Trousers")]),
    aCategory("22000", "Denim", [aCategory("22010", "Jeans")]),
  ]),
  aCategory("30000", "Kids", [
    aCategory("31000", "Girls", [aCategory("31010", "Dresses")]),
    aCategory("32000", "Boys", [aCategory("32010", "Shirts")]),
  ]),
  aCategory("40000", "Editions", [
    aCategory("41000", "Wool"),
    aCategory("42000", "Linen"),
    aCategory("43000", "Selvedge"),
  ]),
]

export function aFrame(changes: Partial<StoreFrame> = {}): StoreFrame {
  const store = changes.store ?? aStore()
  return {
    store,
    language: store.languages[0],
    catalogId: store.catalogs[0].id,
    categories: aCategoryTree,
    texts: {},
    ...changes,
  }
}

/** The address of a page in the frame's store and language. */
export function anAddress(
  frame: StoreFrame,
  page: string,
  parameters: Readonly<Record<string, string>> = {},
): PageAddress {
  return { page, storeId: frame.store.id, languageId: frame.language.id, catalogId: frame.catalogId, parameters }
}

const PAGES: Readonly<Record<PageContent["content"], string>> = {
  stores: "ItxWorldWidePage",
  home: "ItxHomePage",
  category: "ItxCategoryPage",
  product: "ItxProductPage",
  search: "ItxSearchPage",
  cart: "ItxShopCartPage",
  checkout: "ItxOrderCheckoutPage",
  confirmation: "ItxOrderConfirmationPage",
  order: "ItxOrderPage",
  orderLookup: "ItxOrderLookupPage",
  payment: "ItxOrderPaymentPage",
  entry: "ItxLoginPage",
  account: "ItxAccountPage",
  wishlist: "ItxWishlistPage",
  notice: "ItxStockNotificationPage",
  newsletter: "ItxNewsletterPage",
  quickOrder: "ItxQuickOrderPage",
  giftCard: "GiftCards",
  help: "ItxHelpPage",
  legal: "ItxLegalPage",
  storeLocator: "ItxStoreLocatorPage",
  storeDetail: "ItxStoreDetailPage",
  storeList: "ItxStoreCountryPage",
  cookies: "ItxCookiesPage",
  withdrawal: "ItxWithdrawalPage",
  contact: "ItxContactPage",
  claim: "ItxClaimPage",
  return: "ItxReturnPage",
  returnList: "ItxReturnListPage",
  orderReturns: "ItxReturnDetailPage",
  returnDetail: "ItxReturnDetailPage",
  registeredOnly: "ItxAccountPage",
  waiting: "ItxSearchPage",
  sessionExpired: "ItxSessionExpiredPage",
  pageError: "ItxHomePage",
}

export function aPage(
  content: PageContent,
  frame: StoreFrame = aFrame(),
  parameters: Readonly<Record<string, string>> = {},
): PageData {
  if (content.content === "stores") return { address: { page: PAGES.stores, parameters }, content }
  return { address: anAddress(frame, PAGES[content.content], parameters), frame, content }
}

export function anImage(url: string, changes: Partial<ProductImage> = {}): ProductImage {
  return {
    url: `/media/${url}`,
    external: false,
    view: "front",
    width: 1280,
    height: 1600,
    widths: [240, 480, 960],
    formats: ["avif", "webp"],
    placeholder: "#d8d0c2",
    alt: "",
    ...changes,
  }
}

export function aProductSummary(number: number, changes: Partial<ProductSummary> = {}): ProductSummary {
  const id = String(7000 + number)
  return {
    id,
    mfname: id,
    productUrl: `piece-${number}`,
    name: `Poplin shirt ${number}`,
    price: { minorUnits: 3995, currencyCode: "EUR" },
    visibility: "show",
    colors: [
      { id: "c1", name: "Ecru", hex: "#e9e0cf" },
      { id: "c2", name: "Indigo", hex: "#27314f" },
    ],
    images: [anImage(`p${number}-front`), anImage(`p${number}-back`, { view: "back" })],
    ...changes,
  }
}

export function aSpot(number: number, changes: Partial<MarketingSpot> = {}): MarketingSpot {
  return {
    spot: number === 0 ? "home-hero" : `home-editorial-${number}`,
    position: 1,
    title: number === 0 ? "Cloth first" : `Chapter ${number}`,
    text: "Before there is a coat there is a length of wool, and someone who knows which way it wants to fall.",
    callToAction: "Feel the wool",
    categoryId: "41000",
    images: [anImage(`spot${number}`, { width: 1600, height: 1000, widths: [640, 960, 1600], view: "editorial" })],
    products: number === 0 ? [] : [1, 2, 3, 4].map((product) => aProductSummary(number * 10 + product)),
    ...changes,
  }
}
