import { type Texts, texts } from "./texts.ts"
import type { Composition } from "./vocabulary/Fabric.ts"
import { fibres } from "./vocabulary/fibres.ts"

/** A composition as labels print it in each language: "98% cotton, 2% elastane", "98 % algodón, 2 % elastano". */
export const composeComposition = (composition: Composition): Texts =>
  texts(
    composition.map(([percent, fibre]) => `${percent}% ${fibres[fibre].en}`).join(", "),
    composition.map(([percent, fibre]) => `${percent}\u00a0% ${fibres[fibre].es}`).join(", "),
    composition.map(([percent, fibre]) => `${percent}\u00a0% ${fibres[fibre].ca}`).join(", "),
    composition.map(([percent, fibre]) => `${fibres[fibre].ja}${percent}%`).join("、"),
    composition.map(([percent, fibre]) => `${percent}% ${fibres[fibre].ar}`).join("، "),
  )
