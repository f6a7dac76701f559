import type { NonEmpty } from "../pick.ts"
import type { Texts } from "../texts.ts"
import type { GarmentDrawing } from "../World.ts"
import type { careLines } from "./careLines.ts"
import type { fibres } from "./fibres.ts"
import type { palettes } from "./palettes.ts"

/** Shares of a cloth in whole percent; they sum to 100. */
export type Composition = NonEmpty<readonly [percent: number, fibre: keyof typeof fibres]>

/** A cloth: its words, how it is drawn, what it is made of, how it is cared for and coloured. */
export interface Fabric {
  /**
   * English and Japanese put it before the noun; Spanish, Catalan and Arabic after it, as a phrase that agrees with
   * nothing.
   */
  readonly words: Texts
  readonly weave: GarmentDrawing["fabric"]
  readonly composition: Composition
  readonly care: keyof typeof careLines
  readonly palette: keyof typeof palettes
  /** Multiplies the price of the same garment in plain cotton. */
  readonly priceFactor: number
  /** Opens the second sentence of a description; a noun phrase in every language. */
  readonly lines: NonEmpty<Texts>
  /** Key of the edition that gathers this cloth. */
  readonly edition?: "edition-linen" | "edition-wool" | "edition-selvedge" | "edition-evening"
}
