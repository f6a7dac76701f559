import type { Money } from "../shared/Money.ts"
import type { TailoringOffer } from "./TailoringOffer.ts"

/** The middle of an area on a picture of the product; lengths are parts of its width, and of its height for `y`. */
export interface AreaPosition {
  /** Of the picture. */
  readonly view: string
  readonly x: number
  readonly y: number
  /** Height of the letters. */
  readonly size: number
  /** Degrees, clockwise. */
  readonly angle?: number
}

/** A place on a garment that takes letters. */
export interface CustomizationArea {
  readonly id: string
  readonly name: string
  readonly datatypes: readonly string[]
  readonly maxCharacters: number
  readonly maxInitials: number
  /** Absent where the shop does not say where it lies. */
  readonly position?: AreaPosition
}

/** A way to write. */
export interface Typography {
  readonly id: string
  readonly name: string
  /** The inside of a character class. */
  readonly characters: string
  /** Kind of typeface, for a preview. */
  readonly family?: string
}

/** How a product can be customized. */
export interface CustomizationProperties {
  readonly isCustomizable: boolean
  /** Areas that may be used together. */
  readonly maxAreas: number
  readonly price: Money
  readonly areas: readonly CustomizationArea[]
  readonly colors: readonly { readonly id: string; readonly name: string; readonly hex: string }[]
  readonly typographies: readonly Typography[]
  /** How it is made to measure; absent when it is not. */
  readonly tailoring?: TailoringOffer
}

/** One text on a garment (specification, section 3). */
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

/** How many letters a person sees. */
export function letterCount(text: string): number {
  return [...new Intl.Segmenter("und").segment(text)].length
}

/** How many letters an area has room for; `undefined` for an area there is not. */
export function capacityFor(area: CustomizationArea | undefined, datatype: string): number | undefined {
  return datatype === "INITIALS" ? area?.maxInitials : area?.maxCharacters
}

/** What is wrong with one text by the properties of its product. Characters that a person sees as one count as one. */
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

/** Whether a typography has every character; one whose own description cannot be read has none. */
function canWrite(characters: string, text: string): boolean {
  try {
    return new RegExp(`^[${characters}]*$`, "u").test(text)
  } catch {
    // The description comes from outside and may be no character class.
    return false
  }
}
