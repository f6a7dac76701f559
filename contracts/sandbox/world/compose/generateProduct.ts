import { categories } from "../categories.ts"
import { composeComposition } from "./composeComposition.ts"
import { composeDescription } from "./composeDescription.ts"
import { composeName } from "./composeName.ts"
import { composePrice } from "./composePrice.ts"
import { composeStock, plannedAvailability } from "./composeStock.ts"
import { hash } from "../hash.ts"
import { kidsOffers } from "../offers/kidsOffers.ts"
import { menOffers } from "../offers/menOffers.ts"
import type { Offer } from "../offers/Offer.ts"
import { womenOffers } from "../offers/womenOffers.ts"
import { openings } from "./openings.ts"
import { pick, type NonEmpty } from "../pick.ts"
import { sizes } from "../sizes.ts"
import { careLines } from "../vocabulary/careLines.ts"
import { palettes } from "../vocabulary/palettes.ts"
import type { WorldProduct, WorldColour } from "../World.ts"
import type { Fabric } from "../vocabulary/Fabric.ts"

/** Returns two to five distinct colours of a palette in an order of their own. */
const composeColours = (mfname: string, palette: NonEmpty<WorldColour>): NonEmpty<WorldColour> => {
  const [first, ...rest] = [...palette]
    .map((colour) => ({ colour, rank: hash(mfname, colour.id) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ colour }) => colour)
  return [first ?? palette[0], ...rest.slice(0, 1 + (hash(mfname, "colours") % 4))]
}

/** Returns keys of the leaf categories of a product, the main one first, then its editions. */
const categoriesOf = (offer: Offer, fabric: Fabric): readonly string[] => {
  if (offer.category.startsWith("kids-")) return [offer.category]
  const keys = [offer.category]
  if (fabric.edition !== undefined) keys.push(fabric.edition)
  if (offer.silhouette.kind === "tailoring" || OFFICE.has(offer.category)) keys.push("edition-office")
  return keys
}

const OFFICE: ReadonlySet<string> = new Set(["women-trousers", "men-trousers", "men-shirts", "men-shoes"])

const offers: readonly Offer[] = [...womenOffers, ...menOffers, ...kidsOffers]

/** Number of products per round of the buying plan: one per offer. */
export const PRODUCTS_PER_ROUND = offers.length

const categoryIdByKey: ReadonlyMap<string, string> = new Map(categories.map(({ key, id }) => [key, id]))

/**
 * Returns the product with this ordinal (0, 1, 2 …), independent of the other products.
 *
 * *Details.* Every round uses each offer once, with another combination of fabric, cut and detail until all are used.
 * Ids are unique for the first forty million ordinals: product ids from 300000000, mfnames from 10000000 to 49999999;
 * higher ones are reserved for imported catalogues.
 */
export const generateProduct = (ordinal: number): WorldProduct => {
  const offer = offers[ordinal % offers.length]
  if (offer === undefined) throw new RangeError(`A product's ordinal is a whole number from 0, not ${ordinal}`)
  const { fabric, cut, detail } = combination(offer, Math.floor(ordinal / offers.length))
  const mfname = String(10_000_000 + ((ordinal * 7_919 + 12_345_678) % 40_000_000))
  const planned = plannedAvailability(ordinal)
  const colours = composeColours(mfname, palettes[offer.palette ?? fabric.palette])
  const sizeRun = sizes[offer.sizes]
  const { noun, shape, kind } = offer.silhouette
  return {
    id: String(300_000_000 + ordinal),
    mfname,
    name: composeName(noun, cut, fabric, detail),
    description: composeDescription(
      pick(openings[kind], hash(mfname, "opening")),
      pick(fabric.lines, hash(mfname, "cloth")),
      pick(cut.lines, hash(mfname, "cut")),
    ),
    composition: composeComposition(fabric.composition),
    care: careLines[fabric.care],
    categoryIds: categoriesOf(offer, fabric).map(categoryId),
    colours,
    sizes: sizeRun,
    ...composePrice(mfname, offer.euros, fabric.priceFactor),
    drawing: {
      ...shape,
      fabric: fabric.weave,
      fit: "regular",
      ...cut.drawing,
      ...detail.drawing,
      seed: hash(mfname, "seed"),
    },
    novelty: ((ordinal + 1) * 48_271) % 100_000_007,
    stock: composeStock(mfname, planned, colours, sizeRun),
    ...(planned === "coming_soon" || planned === "back_soon" ? { visibility: planned } : {}),
  }
}

const categoryId = (key: string): string => {
  const id = categoryIdByKey.get(key)
  if (id === undefined) throw new Error(`No category has the key ${key}`)
  return id
}

// Mixed radix with carried offsets: successive rounds differ in every digit, and no combination repeats before all are
// used.
const combination = (offer: Offer, round: number) => {
  const { fabrics, cuts, details } = offer
  const start = hash(offer.category, offer.silhouette.noun.key)
  const cloth = round % fabrics.length
  const afterCloth = Math.floor(round / fabrics.length)
  const shift = afterCloth % cuts.length
  const afterCut = Math.floor(afterCloth / cuts.length)
  return {
    fabric: pick(fabrics, cloth + (start % 7)),
    cut: pick(cuts, shift + cloth + ((start >>> 4) % 7)),
    detail: pick(details, afterCut + shift + cloth + ((start >>> 8) % 7)),
  }
}
