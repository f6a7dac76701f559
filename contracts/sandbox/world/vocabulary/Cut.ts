import type { CutKey } from "../languages/fromLanguagePacks.ts"
import type { NonEmpty } from "../pick.ts"
import type { Texts } from "../texts.ts"
import type { GarmentDrawing } from "../World.ts"

/** The cut of a product: its text in names (none for a plain cut), drawing and description. */
export interface Cut {
  /** Key in the files of phrases. Before the noun in English and Japanese, elsewhere it agrees with the noun. */
  readonly name?: CutKey
  readonly drawing: Partial<GarmentDrawing>
  /** End of the second sentence of a description, after the fabric. Without agreement. */
  readonly lines: NonEmpty<Texts>
}
