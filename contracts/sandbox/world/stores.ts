import { unitedStates } from "./stores/unitedStates.ts"
import { china, japan, southKorea } from "./stores/asianStores.ts"
import { france, germany, germanyForCompanies, italy, poland } from "./stores/europeanStores.ts"
import { portugal, spain } from "./stores/iberianStores.ts"
import { israel, kuwait, saudiArabia } from "./stores/middleEasternStores.ts"
import type { WorldStore } from "./World.ts"

/**
 * The country stores of the demo world. Selecting a store by country picks the first, so the one for companies is last.
 */
export const stores: readonly WorldStore[] = [
  spain,
  unitedStates,
  japan,
  saudiArabia,
  france,
  germany,
  italy,
  portugal,
  poland,
  southKorea,
  israel,
  china,
  kuwait,
  germanyForCompanies,
]
