import { describe, expect, it } from "vitest"
import { productSafety } from "../../../contracts/sandbox/catalog/garment/productSafety.ts"
import { sizeIn } from "../../../contracts/sandbox/world/sizes.ts"
import { sizeGuide } from "../../../contracts/sandbox/catalog/garment/sizeGuide.ts"
import { upcomingPrice, announcedPromotionName } from "../../../contracts/sandbox/world/announcedPromotion.ts"
import { demoWorld } from "../../../contracts/sandbox/world/demoWorld.ts"

const { stores, products, categories } = demoWorld()
const keyOf = (id: string | undefined) => categories.find((category) => category.id === id)?.key ?? ""
const codes = [...new Set(stores.flatMap(({ languages }) => languages.map(({ code }) => code)))]

describe("size guides of the store", () => {
  it("contain every size of every product with more than one, in every language", () => {
    for (const { categoryIds, sizes, name } of products.filter((product) => product.sizes.length > 1)) {
      const names = sizes.map((size) => size.name)
      for (const code of codes) {
        const guide = sizeGuide(keyOf(categoryIds[0]), names, code, "ES")
        expect(
          guide?.sizes.map((size) => size.name),
          `${name.en} ${keyOf(categoryIds[0])}`,
        ).toEqual(names)
        const english = new Set(sizeGuide(keyOf(categoryIds[0]), names, "en", "ES")?.measures.map(({ help }) => help))
        expect(
          guide?.measures.every(
            (measure) =>
              measure.name.trim() !== "" &&
              (measure.help ?? "").trim() !== "" &&
              english.has(measure.help) === (code === "en"),
          ),
        ).toBe(true)
      }
    }
    expect(sizeGuide("women-bags", ["ONE SIZE"], "en", "ES")).toBeUndefined()
    expect(sizeGuide("women-dresses", ["M", "unheard of"], "en", "ES")).toBeUndefined()
  })

  it("never give a larger size to a smaller body, and include each size of other countries", () => {
    const tables = new Map(
      products.map(({ categoryIds, sizes }) => [
        `${keyOf(categoryIds[0])} ${sizes.map(({ name }) => name).join()}`,
        sizeGuide(
          keyOf(categoryIds[0]),
          sizes.map(({ name }) => name),
          "en",
          "ES",
        ),
      ]),
    )
    for (const [about, guide] of tables) {
      for (const { id } of guide?.measures ?? []) {
        const ends = (guide?.sizes ?? []).flatMap(({ measures }) =>
          measures.filter(({ measureId }) => measureId === id).flatMap(({ min, max }) => [min, max]),
        )
        expect(ends, `${about} ${id}`).toEqual(ends.toSorted((one, other) => one - other))
      }
      expect(
        (guide?.sizes ?? []).every(
          ({ equivalences }) => equivalences.length > 0 && equivalences.every(({ name }) => name !== ""),
        ),
        about,
      ).toBe(true)
    }
  })
})

describe("sizes in the United States", () => {
  it("have American labels, each with its European size in the guide", () => {
    for (const { categoryIds, sizes } of products) {
      const names = sizes.map((size) => sizeIn("US", size).name)
      const guide = sizeGuide(keyOf(categoryIds[0]), names, "en", "US")
      for (const [at, { name }] of sizes.entries()) {
        const row = guide?.sizes.find((one) => one.name === names[at])
        if (row === undefined || !/^[0-9]/u.test(name)) continue
        expect(row.equivalences.map(({ system }) => system)).not.toContain("US")
        expect(row.equivalences.map(({ system }) => system)).toContain("EU")
      }
    }
    expect(
      sizeGuide("women-trousers", ["2", "4", "6"], "en", "US")?.sizes.map(({ equivalences }) => equivalences[0]),
    ).toEqual([
      { system: "EU", name: "34" },
      { system: "EU", name: "36" },
      { system: "EU", name: "38" },
    ])
    expect(sizeGuide("women-shirts", ["S", "M"], "en", "US")?.sizes[0]?.equivalences[0]?.system).toBe("US")
  })

  it("have ids of their own where a label would mean two sizes", () => {
    const labels = new Map<string, string>()
    for (const { sizes } of products)
      for (const size of sizes) {
        const { id, name } = sizeIn("US", size)
        expect(labels.get(id) ?? name).toBe(name)
        labels.set(id, name)
      }
  })
})

describe("what is told of details", () => {
  it("name the demo's own labels only, and a representative in the Union for other manufacturers", () => {
    for (const { brandId } of stores) {
      const { manufacturer, responsiblePerson } = productSafety(brandId, "women-dresses", "en") ?? {}
      expect(manufacturer?.name).toContain("(demo)")
      expect(manufacturer?.email).toMatch(/\.example$/)
      expect(responsiblePerson === undefined).toBe(manufacturer?.postalAddress.at(-1) === "España")
    }
  })

  it("include warnings for the kind of garment, in the language of the call", () => {
    expect(productSafety("1", "women-dresses", "en")?.warnings).toBeUndefined()
    for (const code of codes)
      expect(new Set(codes.map((other) => productSafety("1", "kids-shirts", other)?.warnings?.[0])).size, code).toBe(
        codes.length,
      )
    expect(productSafety("1", "women-jeans", "en")?.warnings).toEqual([
      "Indigo dye may rub off on light fabrics when new.",
    ])
    expect(productSafety("99", "women-jeans", "en")).toBeUndefined()
  })
})

describe("the announced promotion", () => {
  it("reduces about one product in twelve, none that is already reduced, and has a name in every language", () => {
    for (const store of stores) {
      const announced = products.filter((product) => upcomingPrice(store, product) !== undefined)
      expect(announced.length / products.length).toBeGreaterThan(0.04)
      expect(announced.length / products.length).toBeLessThan(0.12)
      for (const product of announced) {
        expect(product.baseOldPrice).toBeUndefined()
        expect(upcomingPrice(store, product)).toBeLessThan(
          store.pricePoint(Math.round(product.basePrice * store.priceFactor)),
        )
      }
    }
    expect(codes.every((code) => announcedPromotionName[code].trim() !== "")).toBe(true)
  })
})
