import { byOrigin } from "../shipping/origins.ts"
import type { Sellable } from "../../catalog/stock/Sellable.ts"
import type { StoreLanguage } from "../../stores/StoreData.ts"
import { localized } from "../../stores/localized.ts"
import { categories } from "../../world/categories.ts"
import type { WorldCategory } from "../../world/World.ts"
import type { WireCartItem } from "../CartScope.ts"
import type { CartLine } from "../readCart.ts"

const byId: ReadonlyMap<string, WorldCategory> = new Map(categories.map((category) => [category.id, category]))

/**
 * Weight of one item with its packaging, in grams, by the suffix of its category's key. Others weigh as much as
 * trousers.
 */
const GRAMS: readonly (readonly [string, number])[] = [
  ["coats", 1_700],
  ["jackets", 1_000],
  ["shoes", 1_100],
  ["bags", 800],
  ["shirts", 300],
  ["hats", 200],
  ["scarves", 250],
]
const OTHER_GRAMS = 600

/** Weight from which ordinary carriers refuse a parcel. */
const HEAVY_FROM_GRAMS = 31_500

/** The origin of a line's shipment and the location of its units until then; customized items have no location yet. */
export const originDetails = ({
  row,
  details,
}: CartLine): Pick<WireCartItem, "ffmId" | "ffmType" | "stockLocations"> => {
  const isCustomizedLine = details.customization !== undefined || details.tailoringModel !== undefined
  const [part] = byOrigin([row], ({ sku }) => ({ sku, isCustomizedLine }))
  if (part === undefined) return {}
  const place = { ffmId: part.origin.ffmId, ffmType: part.origin.ffmTypeId }
  return {
    ...place,
    ...(part.customizationDays > 0 || place.ffmId === "mail"
      ? {}
      : { stockLocations: [{ ...place, quantity: row.quantity }] }),
  }
}

/**
 * Metadata of a garment: its family in the catalogue, the type of its size, whether it is heavy, and whether it arrives
 * at the shop later.
 */
export const garmentDetails = (
  { row, details }: CartLine,
  { categoryId, size, visibility, unitsLot }: Sellable,
  { code }: StoreLanguage,
  countryCode: string,
): Partial<WireCartItem> => {
  const category = byId.get(categoryId)
  const grams = GRAMS.find(([end]) => category?.key.endsWith(end) === true)?.[1] ?? OTHER_GRAMS
  return {
    itemType: details.bundleId === undefined ? "product" : "bundlePiece",
    productType: "garment",
    sizeType: sizeTypeOf(size),
    ...(category === undefined
      ? {}
      : {
          family: localized(rootOf(category).name, code, countryCode),
          subFamilyName: localized(category.name, code, countryCode),
        }),
    ...(details.style === undefined ? {} : { style: details.style }),
    ...(unitsLot === undefined ? {} : { unitsLot }),
    ...(row.quantity * grams > HEAVY_FROM_GRAMS ? { isHeavyProduct: true } : {}),
    ...(visibility === "coming_soon" || visibility === "back_soon" ? { presaleType: visibility } : {}),
  }
}

const sizeTypeOf = (size: string): string =>
  /^[0-9]/u.test(size) ? "number" : /^(?:[XSML]+|[0-9]XL)$/u.test(size) ? "letter" : "one"

const rootOf = (category: WorldCategory): WorldCategory => {
  const parent = category.parentId === undefined ? undefined : byId.get(category.parentId)
  return parent === undefined ? category : rootOf(parent)
}
