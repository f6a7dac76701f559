import { createRequire } from "node:module"
import { areaList } from "@vant/area-data"
import { iso31662 } from "iso-3166"
import {
  CHINESE_PROVINCES,
  EXTRA_STATES,
  LOCAL_STATE_NAMES,
  POSTAL_STATE_CODES,
  STATE_ALIASES,
} from "./localStateNames.mjs"

/** The countries with a store and their languages, the main one first. */
const LANGUAGES = {
  ES: ["es", "ca"],
  US: ["en"],
  JP: ["ja"],
  SA: ["ar"],
  FR: ["fr"],
  DE: ["de"],
  IT: ["it"],
  PT: ["pt"],
  PL: ["pl"],
  KR: ["ko"],
  IL: ["he"],
  CN: ["zh"],
  KW: ["ar"],
}
/** Countries whose addresses use the smallest subdivisions of ISO 3166-2; others use the largest. */
const SMALLEST = ["ES", "IT"]
/** Countries that list their states by code; others list them by name. */
const BY_CODE = ["JP", "KR"]

const require = createRequire(import.meta.url)
const english = require("cldr-subdivisions-full/subdivisions/en/en.json").subdivisions.localeDisplayNames.subdivisions

/** The local name of a bilingual name. */
const firstName = (name) => name.split(", ")[0].replace("²", "")

const statesOf = (country) => {
  const all = iso31662.filter(({ code }) => code.startsWith(`${country}-`))
  const parents = new Set(all.map(({ parent }) => parent))
  const chosen = all.filter(({ code, parent }) =>
    SMALLEST.includes(country) ? !parents.has(code) : parent === undefined || parent === country,
  )
  const [own] = LANGUAGES[country]
  const states = chosen.map(({ code: isoCode, name: isoName }) => {
    const code = isoCode.slice(country.length + 1)
    const name = firstName(isoName)
    const inEnglish = firstName(
      LOCAL_STATE_NAMES[country]?.en?.[code] ?? english[isoCode.toLowerCase().replace("-", "")] ?? name,
    ).replace(/ Province$/, "")
    const names = Object.fromEntries(
      LANGUAGES[country].map((language) => [
        language,
        LOCAL_STATE_NAMES[country]?.[language]?.[code] ?? (language === "en" ? inEnglish : name),
      ]),
    )
    return { code: POSTAL_STATE_CODES[country]?.[code] ?? code, names: { ...names, en: inEnglish } }
  })
  const collator = new Intl.Collator(own)
  return states.toSorted((one, other) =>
    BY_CODE.includes(country)
      ? Number(one.code) - Number(other.code)
      : collator.compare(one.names[own], other.names[own]),
  )
}

/**
 * The provinces of mainland China in the order of their area codes. Regions with their own country code are separate
 * postal countries.
 */
const chineseStates = () => {
  const english = new Map(statesOf("CN").map(({ code, names }) => [code, names.en]))
  return Object.entries(CHINESE_PROVINCES)
    .toSorted()
    .map(([area, code]) => ({ code, names: { zh: areaList.province_list[`${area}0000`], en: english.get(code) } }))
}

/** Returns the states of all countries with a store. */
export const worldStates = () =>
  Object.fromEntries(
    Object.keys(LANGUAGES).map((country) => [
      country,
      [...(country === "CN" ? chineseStates() : statesOf(country)), ...(EXTRA_STATES[country] ?? [])],
    ]),
  )

/**
 * Returns the states of countries whose addresses have one, as text: `code=name|other name`, separated by semicolons.
 */
export const stateNames = (countries) => {
  const states = worldStates()
  return Object.fromEntries(
    countries.map((country) => [
      country,
      states[country]
        .map(
          ({ code, names }) =>
            `${code}=${[...new Set([...Object.values(names), ...(STATE_ALIASES[country]?.[code] ?? [])])].join("|")}`,
        )
        .join(";"),
    ]),
  )
}

/** Placeholder names for counties without a city above them. */
const DIRECTLY_ADMINISTERED = /直辖/
/** Placeholder name for the counties of a municipality. */
const COUNTIES = "县"

/** The cities of each Chinese province with their area codes, and their districts, each as `110101 东城区`. */
export const chineseAreas = () => {
  const below = (list, start) => Object.entries(list).filter(([code]) => code.startsWith(start))
  return Object.fromEntries(
    Object.entries(CHINESE_PROVINCES)
      .toSorted()
      .map(([area, code]) => [
        code,
        below(areaList.city_list, area).flatMap(([cityCode, name]) => {
          const districts = below(areaList.county_list, cityCode.slice(0, 4))
          if (DIRECTLY_ADMINISTERED.test(name))
            return districts.map(([districtCode, district]) => ({ code: districtCode, name: district, districts: [] }))
          if (name === COUNTIES) return []
          const isMunicipality = name === areaList.province_list[`${area}0000`]
          return [
            {
              code: cityCode,
              name,
              districts: (isMunicipality ? below(areaList.county_list, area) : districts).map((district) =>
                district.join(" "),
              ),
            },
          ]
        }),
      ]),
  )
}
