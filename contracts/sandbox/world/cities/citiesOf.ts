import { china } from "./china.ts"
import { france } from "./france.ts"
import { germany } from "./germany.ts"
import { israel } from "./israel.ts"
import { italy } from "./italy.ts"
import { japan } from "./japan.ts"
import { kuwait } from "./kuwait.ts"
import { poland } from "./poland.ts"
import { portugal } from "./portugal.ts"
import { saudiArabia } from "./saudiArabia.ts"
import { southKorea } from "./southKorea.ts"
import { spain } from "./spain.ts"
import { unitedStates } from "./unitedStates.ts"
import type { WorldCity } from "./WorldCity.ts"

const cities: Readonly<Record<string, readonly WorldCity[]>> = {
  ES: spain,
  US: unitedStates,
  JP: japan,
  SA: saudiArabia,
  FR: france,
  DE: germany,
  IT: italy,
  PT: portugal,
  PL: poland,
  KR: southKorea,
  IL: israel,
  CN: china,
  KW: kuwait,
}

/** Returns the cities of a country with places in the demo world; none for an unknown country. */
export const citiesOf = (countryCode: string): readonly WorldCity[] => cities[countryCode] ?? []
