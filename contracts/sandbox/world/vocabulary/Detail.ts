import type { Texts } from "../texts.ts"
import type { GarmentDrawing } from "../World.ts"

/** A detail in product names: a pocket, a neck, a sleeve. Its texts do not agree with the noun. */
export interface Detail {
  /** Absent for a product without a named detail. */
  readonly texts?: Texts
  /** Position in English names: before the fabric ("V-neck …") or at the end ("… with chest pocket"). */
  readonly english: "before" | "after"
  readonly drawing: Partial<GarmentDrawing>
}

/** A detail before the noun in English. */
export const before = (texts: Texts, drawing: Partial<GarmentDrawing> = {}): Detail => ({
  texts,
  english: "before",
  drawing,
})

/** A detail at the end in English. */
export const after = (texts: Texts, drawing: Partial<GarmentDrawing> = {}): Detail => ({
  texts,
  english: "after",
  drawing,
})
