import { brotliDecompressSync } from "node:zlib"
import { foldName } from "../../../domain/location/Geocoding.ts"
import type { GeocodedPlace } from "../../../domain/location/Geocoding.ts"
import { metresBetween } from "../../../domain/location/GeoPoint.ts"
import type { GeoPoint } from "../../../domain/location/GeoPoint.ts"

/** A town of the gazetteer. */
export interface GazetteerTown extends GeoPoint {
  readonly name: string
  readonly countryCode: string
  readonly stateCode: string
  readonly stateName: string
  /** Other names, in any language. */
  readonly names: readonly string[]
}

/** The towns of one country. */
export interface CountryGazetteer {
  /** The largest first. */
  readonly towns: readonly GazetteerTown[]
  /** Returns the towns by folded name; of equal names the largest first. Collected with the first call. */
  readonly byName: () => ReadonlyMap<string, readonly GazetteerTown[]>
  /** Places by the beginning of a postal code. */
  readonly byPostalCode: ReadonlyMap<string, GazetteerTown>
}

/** Characters between and around the words of an address. */
const SEPARATORS = /[\s,;/()|]+/u
/** Words of the longest name of a town. */
const MAX_NAME_PARTS = 5
/** A number of a house, unlike a postal code. */
const HOUSE_NUMBER = /^\d{1,3}[a-z]?$/iu
/** Words that follow the kind of a street, as in `Rue de Crussol`: the first word is then no town, such as Rue. */
const PARTICLE = /^(?:de|del|dels|della|delle|dei|des|du|da|do|dos|das|di|la|le|les|el|the|of|al)$/iu
/** Digits of the shortest and longest beginnings of postal codes. */
const POSTAL_PREFIX_LENGTHS = [3, 2]
/** A position farther from every town is in no town. */
const MAX_TOWN_METRES = 50_000
/** Towns of several countries this near to a position leave its country open. */
const BORDER_METRES = 3_000

/** Returns the country of a compressed text of the generated file. */
export function readCountry(countryCode: string, compressed: string): CountryGazetteer {
  const text = brotliDecompressSync(Buffer.from(compressed, "base64")).toString("utf8")
  const [areaLines = "", townLines = "", postalLines = ""] = text.split("\n\n")
  const areas = areaLines.split("\n").map((line) => line.split("\t"))
  const towns = townLines
    .split("\n")
    .filter((line) => line !== "")
    .map((line): GazetteerTown => {
      const [name = "", area = "", latitude = "", longitude = "", names = ""] = line.split("\t")
      const [stateCode = "", stateName = ""] = areas[Number(area)] ?? []
      return {
        name,
        countryCode,
        stateCode,
        stateName,
        latitude: Number(latitude),
        longitude: Number(longitude),
        names: names === "" ? [] : names.split(";"),
      }
    })
  const byPostalCode = new Map<string, GazetteerTown>()
  for (const line of postalLines.split("\n")) {
    const [prefix = "", at = "", latitude = "", longitude = ""] = line.split("\t")
    const town = towns[Number(at)]
    if (prefix !== "" && town !== undefined)
      byPostalCode.set(prefix, { ...town, latitude: Number(latitude), longitude: Number(longitude) })
  }
  let names: ReadonlyMap<string, readonly GazetteerTown[]> | undefined
  return { towns, byName: () => (names ??= townsByName(towns)), byPostalCode }
}

function townsByName(towns: readonly GazetteerTown[]): ReadonlyMap<string, readonly GazetteerTown[]> {
  const byName = new Map<string, GazetteerTown[]>()
  for (const town of towns)
    for (const name of new Set([town.name, ...town.names].map(nameKey))) {
      const known = byName.get(name)
      if (known === undefined) byName.set(name, [town])
      else known.push(town)
    }
  return byName
}

const nameKey = (name: string): string =>
  foldName(name)
    .replaceAll(/[-'’.,·\s]+/gu, " ")
    .trim()

/** Whether the towns that an address names are limited to one of these areas. */
const isIn = (town: GazetteerTown, area: string | undefined): boolean =>
  area === undefined || [town.stateCode, town.stateName].some((name) => name !== "" && foldName(name) === area)

/**
 * Returns the place of an address in a country: its postal code, otherwise the last of its words that are the name of a
 * town, since towns follow streets in most countries. A name of several words wins over its parts.
 */
export function placeOfAddress(
  { byName, byPostalCode }: CountryGazetteer,
  address: string,
  administrativeArea?: string,
): GeocodedPlace | undefined {
  const area = administrativeArea === undefined ? undefined : foldName(administrativeArea)
  const words = address.split(SEPARATORS).filter((word) => word !== "")
  const named = townOfParts(words, (name) =>
    byName()
      .get(name)
      ?.find((town) => isIn(town, area)),
  )
  const zipCode = words.find((word) => /^\d{5}(?:-\d{4})?$/u.test(word))
  if (named !== undefined) return toPlace(named.town, named.name)
  const [prefix] = POSTAL_PREFIX_LENGTHS.map((length) => zipCode?.slice(0, length) ?? "").filter((start) =>
    byPostalCode.has(start),
  )
  const town = prefix === undefined ? undefined : byPostalCode.get(prefix)
  if (zipCode === undefined || town === undefined || !isIn(town, area)) return undefined
  return { ...toPlace(town, `${zipCode} ${town.name}`), zipCode }
}

interface NamedTown {
  readonly town: GazetteerTown
  /** As written in the address. */
  readonly name: string
}

function townOfParts(
  words: readonly string[],
  townNamed: (name: string) => GazetteerTown | undefined,
): NamedTown | undefined {
  for (let length = Math.min(MAX_NAME_PARTS, words.length); length > 0; length -= 1)
    for (let start = words.length - length; start >= 0; start -= 1) {
      const name = words.slice(start, start + length).join(" ")
      const key = nameKey(name)
      const isName = key.length >= 2 && !/^\d+$/u.test(key) && !(start === 0 && isStreet(words, length))
      const town = isName ? townNamed(key) : undefined
      if (town !== undefined) return { town, name }
    }
  return undefined
}

/**
 * Returns the town nearest to a position, of one of the countries; `undefined` far from every town, and near a border,
 * where the nearest towns are in several of the countries.
 */
export function placeOfPoint(countries: readonly CountryGazetteer[], point: GeoPoint): GeocodedPlace | undefined {
  const nearest = countries
    .flatMap(({ towns }) => {
      const found = nearestTown(towns, point)
      return found === undefined ? [] : [found]
    })
    .toSorted((one, other) => one.metres - other.metres)
  const [first, second] = nearest
  if (first === undefined || first.metres > MAX_TOWN_METRES) return undefined
  if (second !== undefined && second.metres < 2 * first.metres + BORDER_METRES) return undefined
  return { ...toPlace(first.town, first.town.name), point }
}

function nearestTown(towns: readonly GazetteerTown[], point: GeoPoint) {
  let best: { readonly town: GazetteerTown; readonly metres: number } | undefined
  // Half a degree of latitude is 55 km: towns beyond it need no exact distance.
  for (const town of towns) {
    if (Math.abs(town.latitude - point.latitude) > 0.5) continue
    const metres = metresBetween(town, point)
    if (best === undefined || metres < best.metres) best = { town, metres }
  }
  return best
}

/** Whether an address begins with a street, of whose words the first ones are no town. */
function isStreet(words: readonly string[], length: number): boolean {
  const next = words[length]
  return next !== undefined && (PARTICLE.test(next) || words.some((word) => HOUSE_NUMBER.test(word)))
}

function toPlace({ latitude, longitude, name, countryCode, stateCode, stateName }: GazetteerTown, asked: string) {
  return {
    point: { latitude, longitude },
    name: asked,
    city: name,
    countryCode,
    ...(stateCode === "" ? {} : { stateCode }),
    ...(stateName === "" ? {} : { stateName }),
  } satisfies GeocodedPlace
}
