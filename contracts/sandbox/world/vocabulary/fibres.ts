import { type English, englishFibre } from "../languages/englishTexts.ts"
import { type FibreKey, fromLanguagePacks } from "../languages/fromLanguagePacks.ts"
import type { PackCode } from "../World.ts"

/** Labels print a fibre as a bare noun; in a product name it may be a phrase. */
const fibre = (key: FibreKey): English & Readonly<Record<PackCode, string>> => ({
  ...fromLanguagePacks(({ fibres: texts }) => texts[key]),
  ...englishFibre(key),
})

/** Names of fibres on labels. */
export const fibres = {
  cotton: fibre("cotton"),
  organicCotton: fibre("organic cotton"),
  linen: fibre("linen"),
  wool: fibre("wool"),
  merino: fibre("merino wool"),
  cashmere: fibre("cashmere"),
  silk: fibre("silk"),
  viscose: fibre("viscose"),
  elastane: fibre("elastane"),
  polyamide: fibre("polyamide"),
  recycledPolyamide: fibre("recycled polyamide"),
  polyester: fibre("polyester"),
  cowLeather: fibre("cow leather"),
  goatLeather: fibre("goat leather"),
  paperStraw: fibre("paper straw"),
} as const
