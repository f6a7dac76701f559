import type { Money } from "../shared/Money.ts"
import type { TailoringOffer } from "./TailoringOffer.ts"

/** Centre of an area on an image of the product; lengths are fractions of its width, and of its height for `y`. */
export interface AreaPosition {
  /** Image of the product. */
  readonly view: string
  readonly x: number
  readonly y: number
  /** Height of the letters. */
  readonly size: number
  /** Degrees, clockwise. */
  readonly angle?: number
}

/** A place on a garment for a monogram. */
export interface CustomizationArea {
  readonly id: string
  readonly name: string
  readonly datatypes: readonly string[]
  readonly maxCharacters: number
  readonly maxInitials: number
  /** Absent when the backend does not report it. */
  readonly position?: AreaPosition
}

/** A lettering style. */
export interface Typography {
  readonly id: string
  readonly name: string
  /** The content of a character class. */
  readonly characters: string
  /** Generic font family for a preview. */
  readonly family?: string
}

/** Customization options of a product. */
export interface CustomizationProperties {
  readonly isCustomizable: boolean
  /** Maximum number of areas used together. */
  readonly maxAreas: number
  readonly price: Money
  readonly areas: readonly CustomizationArea[]
  readonly colors: readonly { readonly id: string; readonly name: string; readonly hex: string }[]
  readonly typographies: readonly Typography[]
  /** Made-to-measure options; absent when not offered. */
  readonly tailoring?: TailoringOffer
}

/** One text on a garment (S3.12). */
export interface CustomizationText {
  readonly areaId: string
  readonly colorId: string
  readonly datatype: string
  readonly typographyId: string
  readonly text: string
}

export interface CustomizationTextRefusedReason {
  readonly field: "areaId" | "colorId" | "datatype" | "typographyId" | "text"
  readonly rule: "unknown" | "required" | "tooLong" | "characters"
}

/** Returns the number of user-perceived characters. */
export function letterCount(text: string): number {
  return [...new Intl.Segmenter("und").segment(text)].length
}

/** Returns the maximum number of letters of an area; `undefined` for an unknown area. */
export function capacityFor(area: CustomizationArea | undefined, datatype: string): number | undefined {
  return datatype === "INITIALS" ? area?.maxInitials : area?.maxCharacters
}

/** Validates one text against the properties of its product. Counts user-perceived characters. */
export function validateCustomizationText(
  properties: CustomizationProperties,
  entry: CustomizationText,
): readonly CustomizationTextRefusedReason[] {
  const area = properties.areas.find(({ id }) => id === entry.areaId)
  const typography = properties.typographies.find(({ id }) => id === entry.typographyId)
  const length = letterCount(entry.text)
  const capacity = capacityFor(area, entry.datatype)
  const whenBroken = (
    field: CustomizationTextRefusedReason["field"],
    rule: CustomizationTextRefusedReason["rule"],
    isBroken: boolean,
  ) => (isBroken ? [{ field, rule }] : [])
  return [
    ...whenBroken("areaId", "unknown", area === undefined),
    ...whenBroken("colorId", "unknown", !properties.colors.some(({ id }) => id === entry.colorId)),
    ...whenBroken("datatype", "unknown", area !== undefined && !area.datatypes.includes(entry.datatype)),
    ...whenBroken("typographyId", "unknown", typography === undefined),
    ...whenBroken("text", "required", entry.text.trim() === ""),
    ...whenBroken("text", "tooLong", capacity !== undefined && length > capacity),
    ...whenBroken("text", "characters", typography !== undefined && !canWrite(typography.characters, entry.text)),
  ]
}

/** Whether a typography has every character; false when its character class is invalid. */
function canWrite(characters: string, text: string): boolean {
  try {
    return new RegExp(`^[${characters}]*$`, "u").test(text)
  } catch {
    // The character class is external input and may be invalid.
    return false
  }
}
