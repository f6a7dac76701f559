import type { Money } from "../shared/Money.ts"

/** A place on a garment that takes letters. */
export interface CustomizationArea {
  readonly id: string
  readonly name: string
  readonly datatypes: readonly string[]
  readonly maxCharacters: number
  readonly maxInitials: number
}

/** How a product can be customized. */
export interface CustomizationProperties {
  readonly isCustomizable: boolean
  /** Areas that may be used together. */
  readonly maxAreas: number
  readonly price: Money
  readonly areas: readonly CustomizationArea[]
  readonly colors: readonly { readonly id: string; readonly name: string; readonly hex: string }[]
  /** `characters` is the inside of a character class. */
  readonly typographies: readonly { readonly id: string; readonly name: string; readonly characters: string }[]
}

/** One text on a garment (specification, section 3). */
export interface CustomizationText {
  readonly areaId: string
  readonly colorId: string
  readonly datatype: string
  readonly typographyId: string
  readonly text: string
}

export interface CustomizationProblem {
  readonly field: "areaId" | "colorId" | "datatype" | "typographyId" | "text"
  readonly rule: "unknown" | "required" | "tooLong" | "characters"
}

/** What is wrong with one text by the properties of its product. Characters that a person sees as one count as one. */
export function customizationProblems(properties: CustomizationProperties, entry: CustomizationText): readonly CustomizationProblem[] {
  const area = properties.areas.find(({ id }) => id === entry.areaId)
  const typography = properties.typographies.find(({ id }) => id === entry.typographyId)
  const length = [...new Intl.Segmenter("und").segment(entry.text)].length
  const room = entry.datatype === "INITIALS" ? area?.maxInitials : area?.maxCharacters
  const broken = (field: CustomizationProblem["field"], rule: CustomizationProblem["rule"], isBroken: boolean) => (isBroken ? [{ field, rule }] : [])
  return [
    ...broken("areaId", "unknown", area === undefined),
    ...broken("colorId", "unknown", !properties.colors.some(({ id }) => id === entry.colorId)),
    ...broken("datatype", "unknown", area !== undefined && !area.datatypes.includes(entry.datatype)),
    ...broken("typographyId", "unknown", typography === undefined),
    ...broken("text", "required", entry.text.trim() === ""),
    ...broken("text", "tooLong", room !== undefined && length > room),
    ...broken("text", "characters", typography !== undefined && !canWrite(typography.characters, entry.text)),
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
