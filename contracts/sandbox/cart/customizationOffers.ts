import type { Kysely } from "kysely"
import { customizationOf } from "../catalog/customization/customization.ts"
import { readDirectCategories } from "../catalog/listing/directCategories.ts"
import { tailoringOf } from "../catalog/customization/tailoring.ts"
import { isGiftCardSku } from "../catalog/gift-cards/giftCardCatalogue.ts"
import type { Database } from "../platform/storage/Database.ts"
import type { CartItemInput, CartScope } from "./CartScope.ts"
import { lineRefused } from "./lines/lineRefusedReasons.ts"

/** Customization offers of products, by SKU. */
export type CustomizationOffers = ReadonlyMap<string, CustomizationOffer>

interface CustomizationOffer {
  readonly customization: ReturnType<typeof customizationOf>
  readonly tailoring: ReturnType<typeof tailoringOf>
}

type CustomizableLine = Pick<CartItemInput, "sku" | "customization" | "tailoringModel">

const LANGUAGE = "en"

const isCustomizedLine = ({ sku, customization, tailoringModel }: CustomizableLine): boolean =>
  !isGiftCardSku(sku) && ((customization !== undefined && customization.length > 0) || tailoringModel !== undefined)

/** Reads the offers of the products of customized lines. Runs no query without such lines. */
export const readCustomizationOffers = async (
  db: Kysely<Database>,
  { id, currencyCode }: Pick<CartScope["store"], "id" | "currencyCode">,
  lines: readonly CustomizableLine[],
): Promise<CustomizationOffers> => {
  const skus = lines.filter(isCustomizedLine).map(({ sku }) => sku)
  if (skus.length === 0) return new Map()
  const rows = await db
    .selectFrom("sku")
    .select(["sku", "product_id"])
    .where("store_id", "=", id)
    .where("sku", "in", skus)
    .execute()
  const categories = await readDirectCategories(
    db,
    id,
    rows.map(({ product_id }) => product_id),
  )
  return new Map(
    rows.map(({ sku, product_id }) => {
      const keys = categories.get(product_id) ?? []
      return [
        sku,
        {
          customization: customizationOf(product_id, keys, LANGUAGE),
          tailoring: tailoringOf(keys, currencyCode, LANGUAGE),
        },
      ]
    }),
  )
}

/**
 * Refuses a customization that the product does not offer or that is incomplete. Unknown SKUs are refused elsewhere.
 */
export const requireCustomizable = (
  customizationOffers: CustomizationOffers,
  lines: readonly CustomizableLine[],
): void => {
  for (const line of lines.filter(isCustomizedLine)) {
    const customizationOffer = customizationOffers.get(line.sku)
    const problem =
      customizationOffer === undefined
        ? undefined
        : (monogramRefusedReason(customizationOffer, line) ?? tailoringRefusedReason(customizationOffer, line))
    if (problem !== undefined) throw lineRefused({ ...problem, sku: line.sku })
  }
}

interface CustomizationRefused {
  readonly kind: "notOffered" | "notCompleted"
  readonly field: string
}

const monogramRefusedReason = (
  { customization: offer }: CustomizationOffer,
  { customization = [] }: CustomizableLine,
): CustomizationRefused | undefined => {
  if (customization.length === 0) return undefined
  if (
    customization.length > offer.maxAreas ||
    new Set(customization.map(({ areaId }) => areaId)).size < customization.length
  )
    return { kind: "notOffered", field: "customization" }
  for (const [index, { areaId, colorId, typographyId, datatype = "TEXT", text = "" }] of customization.entries()) {
    const at = (name: string) => `customization.${index}.${name}`
    const area = offer.areas.find((one) => one.areaId === areaId)
    if (area === undefined) return { kind: "notOffered", field: at("areaId") }
    if (colorId === undefined) return { kind: "notCompleted", field: at("colorId") }
    if (typographyId === undefined) return { kind: "notCompleted", field: at("typographyId") }
    if (text.trim() === "") return { kind: "notCompleted", field: at("text") }
    const typography = offer.typographies.find((one) => one.typographyId === typographyId)
    if (typography === undefined) return { kind: "notOffered", field: at("typographyId") }
    if (!offer.colors.some((one) => one.colorId === colorId)) return { kind: "notOffered", field: at("colorId") }
    if (!area.datatypes.includes(datatype)) return { kind: "notOffered", field: at("datatype") }
    if (!new RegExp(`^[${typography.characters}]+$`, "u").test(text)) return { kind: "notOffered", field: at("text") }
    if (
      [...new Intl.Segmenter("und").segment(text)].length >
      (datatype === "INITIALS" ? area.maxInitials : area.maxCharacters)
    )
      return { kind: "notOffered", field: at("text") }
  }
  return undefined
}

const tailoringRefusedReason = (
  { tailoring: offer }: CustomizationOffer,
  { tailoringModel: model }: CustomizableLine,
): CustomizationRefused | undefined => {
  if (model === undefined) return undefined
  if (offer === undefined) return { kind: "notOffered", field: "tailoringModel" }
  const at = (name: string) => `tailoringModel.${name}`
  if (model.garmentId === undefined) return { kind: "notCompleted", field: at("garmentId") }
  if (model.garmentId !== offer.garmentId) return { kind: "notOffered", field: at("garmentId") }
  if (model.fabricId === undefined) return { kind: "notCompleted", field: at("fabricId") }
  if (!offer.fabrics.some(({ fabricId }) => fabricId === model.fabricId))
    return { kind: "notOffered", field: at("fabricId") }
  const chosen = model.personalizations ?? []
  for (const [index, { idAttr, idValueAttr }] of chosen.entries()) {
    const attribute = offer.personalizations.find((one) => one.idAttr === idAttr)
    const isDuplicate = chosen.findIndex((one) => one.idAttr === idAttr) < index
    if (attribute === undefined || isDuplicate)
      return { kind: "notOffered", field: at(`personalizations.${index}.idAttr`) }
    if (!attribute.values.some((value) => value.idValueAttr === idValueAttr))
      return { kind: "notOffered", field: at(`personalizations.${index}.idValueAttr`) }
  }
  const isMissing = offer.personalizations.some(({ idAttr }) => !chosen.some((one) => one.idAttr === idAttr))
  return isMissing ? { kind: "notCompleted", field: at("personalizations") } : undefined
}
