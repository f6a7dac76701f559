import { describe, expect, it } from "vitest"
import { citiesOf } from "../../../contracts/sandbox/world/cities/citiesOf.ts"
import { statesOf } from "../../../contracts/sandbox/world/statesOf.ts"
import { stores } from "../../../contracts/sandbox/world/stores.ts"
import { onOneDatabase } from "../../support/sandbox/onBothDatabases.ts"
import { smallWorld } from "../../support/sandbox/smallWorld.ts"
import { at, JAPAN, listAt, SPAIN, textAt } from "../checkout/customer.ts"

const storeIn = (country: string) => stores.find(({ countryCode }) => countryCode === country)?.id ?? ""
const CHINA = storeIn("CN")

onOneDatabase(
  "areas of addresses",
  (shop) => {
    const read = async (path: string, storeId: string) =>
      (await shop().call("GET", `/itxrest/2/bam/store/${storeId}/${path}`)).body
    const states = async (storeId: string, languageId: string) =>
      listAt(await read(`district?languageId=${languageId}`, storeId), "states").map(
        (state) => `${textAt(state, "code")} ${textAt(state, "name")}`,
      )
    const districts = async (query: string, storeId = CHINA) =>
      listAt(await read(`district?${query}`, storeId), "districts")
    const cities = async (state: string) => listAt(await read(`state/${state}/city`, CHINA), "cities")
    const names = (list: readonly unknown[]) => list.map((each) => textAt(each, "name"))

    it("every state of the country is named in the language of the call, also without known towns", async () => {
      expect([(await states(SPAIN, "-5")).length, (await states(JAPAN, "-10")).length]).toEqual([52, 47])
      expect(await states(SPAIN, "-5")).toEqual(
        expect.arrayContaining(["TO Toledo", "V Valencia", "TF Santa Cruz de Tenerife", "CE Ceuta"]),
      )
      expect(await states(SPAIN, "-30")).toEqual(expect.arrayContaining(["A Alacant", "V València"]))
      expect((await states(JAPAN, "-10")).slice(0, 2)).toEqual(["01 北海道", "02 青森県"])
      expect(await states(JAPAN, "-1")).toEqual(expect.arrayContaining(["13 Tokyo", "34 Hiroshima"]))
    })

    it("the provinces of China have their official order, and the requested one its cities and districts", async () => {
      expect((await states(CHINA, "-7")).slice(0, 3)).toEqual(["BJ 北京市", "TJ 天津市", "HE 河北省"])
      expect((await districts("")).every((district) => textAt(district, "zipCode") !== "")).toBe(true)
      const hebei = await cities("CN-HE")
      expect(hebei.length).toBe(11)
      expect(hebei.map((city) => [at(city, "stateName"), at(city, "latitude")])).toContainEqual(["河北省", undefined])
      const shijiazhuang = hebei.find((city) => textAt(city, "name") === "石家庄市")
      const parts = await districts(`cityId=${textAt(shijiazhuang, "id")}`)
      expect(names(parts)).toEqual(expect.arrayContaining(["长安区", "桥西区", "正定县"]))
      expect(
        parts.every((district) => textAt(district, "city") === "石家庄市" && at(district, "zipCode") === undefined),
      ).toBe(true)
      expect((await districts("stateCode=HE")).length).toBeGreaterThan(150)
    })

    it("a town with places of the store is listed once, with its postal codes and other districts", async () => {
      const guangdong = names(await cities("GD"))
      expect(guangdong.slice(0, 2)).toEqual(["广州", "深圳"])
      expect(guangdong.filter((name) => /^(广州|深圳|佛山)/u.test(name))).toEqual(["广州", "深圳", "佛山市"])
      const shanghai = await districts("stateCode=SH")
      expect(names(shanghai).length).toBe(new Set(names(shanghai)).size)
      expect(
        shanghai
          .filter((district) => ["黄浦区", "浦东新区"].includes(textAt(district, "name")))
          .map((district) => [textAt(district, "city"), at(district, "zipCode")]),
      ).toEqual([
        ["上海", "200001"],
        ["上海", undefined],
      ])
      expect(names(await districts("stateCode=CQ"))).toEqual(expect.arrayContaining(["渝中区", "云阳县"]))
    })

    it("an unknown state adds nothing, and the states are listed once", async () => {
      expect(await districts("stateCode=M")).toEqual([])
      expect(at(await read("district?stateCode=M", SPAIN), "states")).toBeUndefined()
      expect(names(await districts("stateCode=ES-M", SPAIN))).toEqual(["Centro", "Salamanca", "Chamberí"])
    })
  },
  { world: { ...smallWorld, stores: stores.filter(({ id }) => [SPAIN, JAPAN, CHINA].includes(id)) } },
)

describe("the states of the countries with stores", () => {
  it.each([...new Set(stores.map(({ countryCode }) => countryCode))])(
    "of %s are unique, have names in every local language, and contain every town of the demo world",
    (country) => {
      const states = statesOf(country)
      const codes = states.map(({ code }) => code)
      expect(codes.length).toBeGreaterThan(5)
      expect(new Set(codes).size).toBe(codes.length)
      expect(
        citiesOf(country)
          .map(({ stateCode }) => stateCode)
          .filter((code) => !codes.includes(code)),
      ).toEqual([])
      const own = stores.find(({ countryCode }) => countryCode === country)?.languages[0]?.code ?? "en"
      const named = states.map(({ names }) => new Map(Object.entries(names)).get(own) ?? "")
      expect(named.filter((name) => name === "")).toEqual([])
      expect(new Set(named).size).toBe(named.length)
      const script = {
        ja: /^\p{Script=Han}+$/u,
        zh: /^\p{Script=Han}+$/u,
        ko: /^\p{Script=Hangul}+$/u,
        ar: /\p{Script=Arabic}/u,
        he: /\p{Script=Hebrew}/u,
      }
      expect(named.filter((name) => new Map(Object.entries(script)).get(own)?.test(name) === false)).toEqual([])
    },
  )
})
