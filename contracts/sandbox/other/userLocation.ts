import { operation } from "../platform/http/Operation.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"

const COUNTRY = /^[A-Z]{2}$/u
/** Country codes that edge servers send when the country is unknown. */
const UNKNOWN = new Set(["XX", "T1", "ZZ"])

/** Returns the visitor's location as reported by the edge server; network addresses are never looked up. */
export const detectUserLocation = ({ stores }: SandboxServices) =>
  operation("detectUserLocation", async ({ path, header }) => {
    const store = await stores.require(path.storeId)
    const edge = new Map(
      (header["x-akamai-edgescape"] ?? "").split(",").map((pair): [string, string] => {
        const at = pair.indexOf("=")
        return [pair.slice(0, at).trim(), pair.slice(at + 1).trim()]
      }),
    )
    const countryCode = [edge.get("country_code"), header["cf-ipcountry"]]
      .map((code) => (code ?? "").toUpperCase())
      .find((code) => COUNTRY.test(code) && !UNKNOWN.has(code))
    if (countryCode === undefined)
      return { status: 200, body: { countryCode: store.countryCode, source: "store" as const } }
    const latitude = degrees(edge.get("lat"), 90)
    const longitude = degrees(edge.get("long"), 180)
    const [regionCode, city] = [word(edge.get("region_code")), word(edge.get("city"))]
    return {
      status: 200,
      body: {
        countryCode,
        source: "edge" as const,
        ...(regionCode === undefined ? {} : { regionCode }),
        ...(city === undefined ? {} : { city }),
        ...(latitude === undefined || longitude === undefined ? {} : { latitude, longitude }),
      },
    }
  })

const degrees = (text: string | undefined, most: number): number | undefined => {
  const value = text !== undefined && /^-?[0-9]{1,3}(\.[0-9]{1,8})?$/u.test(text) ? Number(text) : Number.NaN
  return Math.abs(value) <= most ? value : undefined
}

const word = (text: string | undefined): string | undefined =>
  text === undefined || text === "" ? undefined : text.slice(0, 128)
