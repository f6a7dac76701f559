import { fromLanguagePacks } from "./languages/fromLanguagePacks.ts"
import type { Texts } from "./texts.ts"
import type { Composition } from "./vocabulary/Fabric.ts"
import { fibres } from "./vocabulary/fibres.ts"

/** Formats a composition as on labels in each language: "98% cotton, 2% elastane", "98 % algodón, 2 % elastano". */
export const composeComposition = (composition: Composition): Texts => ({
  ...fromLanguagePacks((pack) =>
    pack.composition(composition.map(([percent, fibre]) => [percent, fibres[fibre][pack.code]])),
  ),
  en: composition.map(([percent, fibre]) => `${percent}% ${fibres[fibre].en}`).join(", "),
  es: composition.map(([percent, fibre]) => `${percent}\u00a0% ${fibres[fibre].es}`).join(", "),
  ca: composition.map(([percent, fibre]) => `${percent}\u00a0% ${fibres[fibre].ca}`).join(", "),
  ja: composition.map(([percent, fibre]) => `${fibres[fibre].ja}${percent}%`).join("、"),
  ar: composition.map(([percent, fibre]) => `${percent}% ${fibres[fibre].ar}`).join("، "),
})
