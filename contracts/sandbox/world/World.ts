/**
 * The demo world: the data that the sandbox is seeded with, before it is stored.
 *
 * Pure data. Prices are integers in the minor unit of the store's currency (cents of EUR, whole JPY).
 */

/** A language other than English, with a file in `phrases`. */
export type PackCode = "es" | "ca" | "ja" | "ar" | "fr" | "de" | "it" | "pt" | "pl" | "he" | "ko" | "zh"

/** BCP 47 primary language of a text in the world. */
export type LanguageCode = "en" | PackCode

/**
 * A text in the languages of the stores that sell it; `en` is always present. `en-US` is for stores in the United
 * States, where it differs.
 */
export type Localized = { readonly en: string } & Partial<Readonly<Record<LanguageCode | "en-US", string>>>

export interface WorldLanguage {
  /** Wire id: optional minus and one to three digits (S5.22). */
  readonly id: string
  readonly code: LanguageCode
  /** Name of the language in the language itself. */
  readonly name: string
}

/** A second currency that is displayed next to the store's own. */
export interface WorldAlternateLocale {
  readonly currencyCode: string
  /** Units of this currency per unit of the store's, and the reverse. */
  readonly conversionRate: number
  readonly conversionRateInv: number
  readonly currencyDecimals: number
  readonly positiveFormat: string
}

export interface WorldStore {
  /** Exactly eight digits. */
  readonly id: string
  readonly countryCode: string
  readonly countryName: Localized
  readonly region: "europe" | "americas" | "asia-pacific" | "middle-east"
  readonly brandId: string
  /** The default language is the first. */
  readonly languages: readonly WorldLanguage[]
  readonly currencyCode: string
  /** Digits after the decimal mark: 0, 2 or 3. */
  readonly currencyDecimals: number
  /** `{0}` stands for the formatted number. */
  readonly positiveFormat: string
  readonly negativeFormat: string
  readonly groupingCharacter: string
  readonly decimalCharacter: string
  readonly alternateLocales?: readonly WorldAlternateLocale[]
  /** Whether calls carry the Bearer header; true when absent. */
  readonly usesOAuth?: boolean
  /** Map provider; `global` when absent. */
  readonly mapsRegion?: "china"
  /** Whether customers confirm before a payment redirect. */
  readonly confirmsBeforeRedirect?: true
  /** Whether signed-in customers can pay with a saved card in one click, without its security code. */
  readonly paysByOneClick?: true
  /** Packaging options. */
  readonly packings?: readonly ("isJoinLife" | "reusableBox")[]
  /** A store for companies, in addition to the country's store for consumers. */
  readonly isForBusiness?: true
  /** Tax in thousandths of a percent (21 % = 21000); included in prices unless `isTaxAdded`. */
  readonly taxRate: number
  /** Prices exclude tax, which is added in the cart. */
  readonly isTaxAdded?: true
  readonly taxName: string
  /** Free home delivery from this total, and the price below it, in minor units. */
  readonly freeShippingFrom: number
  readonly shippingPrice: number
  readonly expressShippingPrice: number
  /** Maximum number of distinct skus in a cart per kind of user. */
  readonly cartMaximum: { readonly guest: number; readonly registered: number; readonly business: number }
  /** Multiplies a base price in euro cents into this store's minor units, before rounding to its price points. */
  readonly priceFactor: number
  /** Rounds to a common price point of the country (for example 39.95, 5990). */
  readonly pricePoint: (minorUnits: number) => number
}

export interface WorldCategory {
  readonly id: string
  /** Stable name for `listProductsByCategoryKey`, for example `women-dresses`. */
  readonly key: string
  /** The number at the end of a unified category address (`-n{seoId}`). */
  readonly seoId: string
  readonly name: Localized
  /** Absent on the first level; the tree is three levels deep. */
  readonly parentId?: string
  readonly description?: Localized
}

/** Parameters of a drawn garment: its pictures are a pure function of these. */
export interface GarmentDrawing {
  readonly garment:
    | "tshirt"
    | "shirt"
    | "blouse"
    | "sweater"
    | "cardigan"
    | "hoodie"
    | "dress"
    | "skirt"
    | "trousers"
    | "jeans"
    | "shorts"
    | "coat"
    | "jacket"
    | "blazer"
    | "jumpsuit"
    | "scarf"
    | "bag"
    | "shoe"
    | "hat"
  readonly collar: "none" | "crew" | "v" | "polo" | "shirt" | "turtle" | "hood" | "lapel" | "boat" | "halter"
  readonly sleeve: "none" | "cap" | "short" | "three-quarter" | "long" | "balloon"
  readonly length: "cropped" | "short" | "regular" | "midi" | "long"
  readonly fit: "slim" | "regular" | "relaxed" | "oversize" | "a-line" | "wide"
  readonly fabric:
    | "plain"
    | "twill"
    | "denim"
    | "rib"
    | "cable"
    | "jersey"
    | "herringbone"
    | "check"
    | "stripe"
    | "floral"
    | "leather"
    | "linen"
    | "seersucker"
    | "tweed"
    | "satin"
    | "canvas"
  readonly closure: "none" | "buttons" | "zip" | "double-breasted" | "tie"
  readonly pocket: "none" | "chest" | "patch" | "welt"
  /** Varies details (drape, placement) between products of the same kind. */
  readonly seed: number
}

export interface WorldColour {
  /** Three digits, unique within its product; part of the sku and of image addresses. */
  readonly id: string
  readonly name: Localized
  /** `#rrggbb` of the cloth. */
  readonly hex: string
  /** `#rrggbb` of a second yarn for patterns. */
  readonly accentHex: string
}

export interface WorldSize {
  /** Digits; `{mfname}-{colour}-{size}` is the sku. */
  readonly id: string
  /** As printed on the label: `XS`, `38`, `36½`, `ONE SIZE`. */
  readonly name: string
  /** Id and label in the United States, where they differ. */
  readonly unitedStates?: { readonly id: string; readonly name: string }
}

export interface WorldProduct {
  /** Digits. */
  readonly id: string
  /** Digits; the number at the end of a unified product address (`-l{mfname}`); also the part number. */
  readonly mfname: string
  readonly name: Localized
  readonly description: Localized
  /** Composition and care lines. */
  readonly composition: Localized
  readonly care: Localized
  /** Leaf categories, the first is the main one. */
  readonly categoryIds: readonly string[]
  readonly colours: readonly WorldColour[]
  readonly sizes: readonly WorldSize[]
  /** Base price in euro cents, and the price before a reduction when there is one. */
  readonly basePrice: number
  readonly baseOldPrice?: number
  readonly drawing: GarmentDrawing
  /** Rank for "new in": larger is newer. */
  readonly novelty: number
  /** Initial stock of a colour and size in one store; 0 means sold out. Deterministic. */
  readonly stock: (storeId: string, colourId: string, sizeId: string) => number
  /** Overrides the visibility ladder, for some products. */
  readonly visibility?: "coming_soon" | "back_soon"
}

/** Products of the world that are sold together, with their own page. */
export interface WorldBundle {
  /** Digits; different from all product ids. */
  readonly id: string
  readonly mfname: string
  readonly name: Localized
  readonly description: Localized
  /** A leaf category. */
  readonly categoryId: string
  /** Two to four products, each in the colour it is pictured in. */
  readonly items: readonly { readonly product: WorldProduct; readonly colour: WorldColour }[]
  readonly novelty: number
}

export interface WorldSpot {
  /** Marketing spot name, for example `home-hero`. */
  readonly spot: string
  readonly position: number
  readonly title: Localized
  readonly text: Localized
  readonly callToAction: Localized
  /** Key of its target category. */
  readonly categoryKey: string
  /** Pictured products, by id. */
  readonly productIds: readonly string[]
}

export interface World {
  readonly stores: readonly WorldStore[]
  readonly categories: readonly WorldCategory[]
  readonly products: readonly WorldProduct[]
  /** Sold with the products; sorted after them everywhere. */
  readonly bundles: readonly WorldBundle[]
  readonly spots: readonly WorldSpot[]
}
