import type { components as cart } from "../../../generated/cart.d.ts"
import type { components } from "../../../generated/catalog.d.ts"
import { customizationTexts } from "../customizationTexts.ts"

type CustomizationProperties = components["schemas"]["CustomizationProperties"]
type Customization = cart["schemas"]["Customization"]

const AREA_IDS = ["chest", "cuff", "collar", "corner", "front"] as const
type AreaId = (typeof AREA_IDS)[number]
const DATATYPES = ["TEXT", "INITIALS"] as const

/** Maximum number of characters per area. */
const MAX_CHARACTERS: Readonly<Record<AreaId, number>> = { chest: 12, cuff: 6, collar: 20, corner: 10, front: 14 }
const MAX_INITIALS = 3
/** Maximum number of areas per item. */
const MAX_AREAS = 2

type Position = NonNullable<components["schemas"]["CustomizationArea"]["position"]>

/** Position of an area on the drawing of a garment, seen from the front. */
const at = (x: number, y: number, size: number, angle?: number): Position => ({
  view: "front",
  x,
  y,
  size,
  ...(angle === undefined ? {} : { angle }),
})

const CHEST = at(0.62, 0.375, 0.034)

/** Garments that can have a monogram, by their category's key without the department, with its positions. */
const AREAS_BY_GARMENT: Readonly<Record<string, Partial<Readonly<Record<AreaId, Position>>>>> = {
  shirts: { chest: CHEST, cuff: at(0.8, 0.765, 0.026, -16), collar: at(0.5, 0.195, 0.02) },
  "t-shirts": { chest: CHEST },
  "polo-shirts": { chest: CHEST },
  sweatshirts: { chest: CHEST, front: at(0.5, 0.5, 0.055) },
  bags: { corner: at(0.7, 0.79, 0.032), front: at(0.5, 0.66, 0.055) },
  scarves: { corner: at(0.66, 0.74, 0.034) },
}

const COLORS = [
  { colorId: "ecru", hex: "#efe6d2" },
  { colorId: "indigo", hex: "#2b3a67" },
  { colorId: "madder", hex: "#9c3b34" },
  { colorId: "charcoal", hex: "#3a3a3a" },
] as const

const TYPOGRAPHIES = [
  { typographyId: "serif", family: "serif", characters: "\\p{L}\\p{N} .&-" },
  { typographyId: "plain", family: "sans-serif", characters: "\\p{L}\\p{N} .&-" },
  { typographyId: "monogram", family: "cursive", characters: "A-Z" },
] as const

/** The garment of a category's key: `men-t-shirts` are `t-shirts`. */
const garmentOf = (categoryKey: string): string => categoryKey.slice(categoryKey.indexOf("-") + 1)

const positionsOf = (categoryKeys: readonly string[]): Partial<Readonly<Record<AreaId, Position>>> =>
  Object.assign({}, ...categoryKeys.toReversed().map((key) => AREAS_BY_GARMENT[garmentOf(key)] ?? {}))

/** Whether products of these categories can have a monogram. */
export const isCustomizable = (categoryKeys: readonly string[]): boolean =>
  Object.keys(positionsOf(categoryKeys)).length > 0

/** The customization offer of products of these categories. It is free of charge. */
export const customizationOf = (
  productId: string,
  categoryKeys: readonly string[],
  languageTag: string,
): CustomizationProperties => {
  const texts = customizationTexts(languageTag)
  const positions = positionsOf(categoryKeys)
  const isOffered = isCustomizable(categoryKeys)
  return {
    productId,
    isCustomizable: isOffered,
    maxAreas: Math.min(MAX_AREAS, Object.keys(positions).length),
    price: 0,
    areas: AREA_IDS.flatMap((areaId) => {
      const position = positions[areaId]
      return position === undefined
        ? []
        : [
            {
              areaId,
              name: texts(`customization.area.${areaId}`),
              datatypes: [...DATATYPES],
              maxCharacters: MAX_CHARACTERS[areaId],
              maxInitials: MAX_INITIALS,
              position,
            },
          ]
    }),
    colors: isOffered
      ? COLORS.map(({ colorId, hex }) => ({ colorId, name: texts(`customization.color.${colorId}`), hex }))
      : [],
    typographies: isOffered
      ? TYPOGRAPHIES.map(({ typographyId, family, characters }) => ({
          typographyId,
          name: texts(`customization.typography.${typographyId}`),
          characters,
          family,
        }))
      : [],
  }
}

/** A customization with the names of its chosen options. */
export const withOptionNames = (entry: Customization, languageTag: string): Customization => {
  const texts = customizationTexts(languageTag)
  const areaId = AREA_IDS.find((id) => id === entry.areaId)
  const color = COLORS.find(({ colorId }) => colorId === entry.colorId)
  const typography = TYPOGRAPHIES.find(({ typographyId }) => typographyId === entry.typographyId)
  return {
    ...entry,
    ...(areaId === undefined ? {} : { areaName: texts(`customization.area.${areaId}`) }),
    ...(color === undefined ? {} : { colorName: texts(`customization.color.${color.colorId}`) }),
    ...(typography === undefined
      ? {}
      : { typographyName: texts(`customization.typography.${typography.typographyId}`) }),
  }
}
