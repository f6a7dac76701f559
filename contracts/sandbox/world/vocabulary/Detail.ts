import type { Texts } from "../texts.ts"
import type { GarmentDrawing } from "../World.ts"

/** A detail worth naming: a pocket, a neck, a sleeve. None of its words agrees with the noun. */
export interface Detail {
  /** Absent for a product without a named detail. */
  readonly words?: Texts
  /** English says it before the cloth ("V-neck …") or at the end ("… with chest pocket"). */
  readonly english: "before" | "after"
  readonly drawing: Partial<GarmentDrawing>
}

/** A detail that English puts before the noun. */
export const before = (words: Texts, drawing: Partial<GarmentDrawing> = {}): Detail => ({
  words,
  english: "before",
  drawing,
})

/** A detail that English puts at the end. */
export const after = (words: Texts, drawing: Partial<GarmentDrawing> = {}): Detail => ({
  words,
  english: "after",
  drawing,
})
