import { sizeGuideTexts } from "./sizeGuideTexts.ts"
import type { MeasureId } from "./sizeTables.ts"

const ORDER: readonly MeasureId[] = ["bust", "chest", "waist", "hips", "height", "foot_length", "head"]

/** The measures of a guide with names and instructions in a language. */
export const measureTexts = (languageTag: string, ids: ReadonlySet<string>) => {
  const texts = sizeGuideTexts(languageTag)
  return ORDER.filter((id) => ids.has(id)).map((id) => ({
    id,
    name: texts(`sizeGuide.measure.${id}`),
    help: texts(`sizeGuide.help.${id === "bust" ? "chest" : id}`),
  }))
}
