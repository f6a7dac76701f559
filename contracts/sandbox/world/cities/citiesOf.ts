import { japan } from "./japan.ts"
import { saudiArabia } from "./saudiArabia.ts"
import { spain } from "./spain.ts"
import { unitedStates } from "./unitedStates.ts"
import type { WorldCity } from "./WorldCity.ts"

const cities: Readonly<Record<string, readonly WorldCity[]>> = { ES: spain, US: unitedStates, JP: japan, SA: saudiArabia }

/** The cities of a country in which the demo world has places; none for a country it does not know. */
export const citiesOf = (countryCode: string): readonly WorldCity[] => cities[countryCode] ?? []
