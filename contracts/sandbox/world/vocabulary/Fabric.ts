import type { NonEmpty } from "../pick.ts"
import type { Texts } from "../texts.ts"
import type { GarmentDrawing } from "../World.ts"
import type { careLines } from "./careLines.ts"
import type { fibres } from "./fibres.ts"
import type { palettes } from "./palettes.ts"

/** Shares of a fabric in whole percent; they sum to 100. */
export type Composition = NonEmpty<readonly [percent: number, fibre: keyof typeof fibres]>

/** A fabric: its texts, drawing, composition, care and colours. */
export interface Fabric {
  /** Before the noun in English and Japanese; after it in Spanish, Catalan and Arabic, as an invariable phrase. */
  readonly texts: Texts
  readonly weave: GarmentDrawing["fabric"]
  readonly composition: Composition
  readonly care: keyof typeof careLines
  readonly palette: keyof typeof palettes
  /** Price relative to the same garment in plain cotton. */
  readonly priceFactor: number
  /** Start of the second sentence of a description; a noun phrase in every language. */
  readonly lines: NonEmpty<Texts>
  /** Key of the edition with this fabric. */
  readonly edition?: "edition-linen" | "edition-wool" | "edition-selvedge" | "edition-evening"
}
