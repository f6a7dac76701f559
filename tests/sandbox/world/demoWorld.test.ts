import { createHash } from "node:crypto"
import { describe, expect, it } from "vitest"
import { plannedAvailability } from "../../../contracts/sandbox/world/compose/composeStock.ts"
import { demoWorld } from "../../../contracts/sandbox/world/demoWorld.ts"
import type { Localized, WorldProduct } from "../../../contracts/sandbox/world/World.ts"

/** Of the first release; some of them are used in journeys and in pictures of documents. */
const FIRST_PRODUCTS = 324

const world = demoWorld()
const { stores, categories, products, bundles, spots } = world

const repeated = (values: readonly string[]): readonly string[] =>
  values.filter((value, at) => values.indexOf(value) !== at)

const isBuyable = ({ colours, sizes, stock }: WorldProduct, storeId: string): boolean =>
  colours.some((colour) => sizes.some((size) => stock(storeId, colour.id, size.id) > 0))

describe("the demo world", () => {
  it("has fourteen country stores, some sixty categories and well over 260 products", () => {
    expect(stores.map(({ id, countryCode, currencyCode }) => [id, countryCode, currencyCode])).toEqual([
      ["10000034", "ES", "EUR"],
      ["10000001", "US", "USD"],
      ["10000081", "JP", "JPY"],
      ["10000966", "SA", "SAR"],
      ["10000033", "FR", "EUR"],
      ["10000049", "DE", "EUR"],
      ["10000039", "IT", "EUR"],
      ["10000351", "PT", "EUR"],
      ["10000048", "PL", "PLN"],
      ["10000082", "KR", "KRW"],
      ["10000972", "IL", "ILS"],
      ["10000086", "CN", "CNY"],
      ["10000965", "KW", "KWD"],
      ["10100049", "DE", "EUR"],
    ])
    expect(categories.length).toBeGreaterThanOrEqual(45)
    expect(categories.length).toBeLessThanOrEqual(60)
    expect(products.length).toBeGreaterThanOrEqual(260)
  })

  it("has more than six hundred products, the first of which are unchanged", () => {
    expect(products.length).toBeGreaterThan(600)
    const text = products
      .slice(0, FIRST_PRODUCTS)
      .map(({ id, mfname, name, basePrice, baseOldPrice }) =>
        [id, mfname, name.en, name.es, name.ja, name.ar, basePrice, baseOldPrice ?? 0].join(" "),
      )
      .join("\n")
    expect(createHash("sha256").update(text).digest("hex")).toBe(
      "5eaa67d0a08908085405ceac1fd92f963e59eb10bf8d1a7cfafe71062e97a16b",
    )
  })

  it("never uses one id twice", () => {
    expect(repeated(stores.map(({ id }) => id))).toEqual([])
    expect(repeated(categories.map(({ id }) => id))).toEqual([])
    expect(repeated(categories.map(({ key }) => key))).toEqual([])
    expect(repeated(categories.map(({ seoId }) => seoId))).toEqual([])
    expect(repeated([...products, ...bundles].map(({ id }) => id))).toEqual([])
    expect(repeated([...products, ...bundles].map(({ mfname }) => mfname))).toEqual([])
    expect(repeated(products.map(({ novelty }) => String(novelty)))).toEqual([])
    for (const { colours, sizes } of products) {
      expect(repeated(colours.map(({ id }) => id))).toEqual([])
      expect(repeated(sizes.map(({ id }) => id))).toEqual([])
    }
  })

  it("has ids in digits, mfnames of eight and colours of three", () => {
    for (const { id, mfname, colours, sizes } of products) {
      expect(id).toMatch(/^[0-9]+$/)
      expect(mfname).toMatch(/^[1-4][0-9]{7}$/)
      for (const colour of colours) {
        expect(colour.id).toMatch(/^[0-9]{3}$/)
        expect(colour.hex).toMatch(/^#[0-9a-f]{6}$/)
        expect(colour.accentHex).toMatch(/^#[0-9a-f]{6}$/)
      }
      for (const size of sizes) expect(size.id).toMatch(/^[0-9]+$/)
    }
  })

  it("has every text in every language of every store", () => {
    const texts: readonly Localized[] = [
      ...stores.map(({ countryName }) => countryName),
      ...categories.flatMap(({ name, description }) => (description === undefined ? [name] : [name, description])),
      ...products.flatMap(({ name, description, composition, care, colours }) => [
        name,
        description,
        composition,
        care,
        ...colours.map((colour) => colour.name),
      ]),
      ...bundles.flatMap(({ name, description }) => [name, description]),
      ...spots.flatMap(({ title, text, callToAction }) => [title, text, callToAction]),
    ]
    const codes = new Set(stores.flatMap(({ languages }) => languages.map(({ code }) => code)))
    expect(codes.size).toBe(13)
    for (const text of texts) {
      for (const code of codes) {
        const words = text[code] ?? ""
        expect(words, JSON.stringify(text)).toMatch(/\S/)
        expect(words, "stray spaces").not.toMatch(/ {2}|^ | $|undefined/)
      }
    }
  })

  it("has Japanese and Arabic texts in their own scripts", () => {
    for (const { name, description } of products) {
      expect(name.ja).toMatch(/[\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Han}]/u)
      expect(description.ja).toMatch(/。$/)
      expect(name.ar).toMatch(/\p{Script=Arabic}/u)
      expect(name.ar).not.toMatch(/[\p{Script=Han}\p{Script=Katakana}]/u)
    }
  })

  it("is three levels deep, with products on the lowest only", () => {
    const byId = new Map(categories.map((category) => [category.id, category]))
    const parents = new Set(categories.map(({ parentId }) => parentId))
    const depth = (id: string): number => {
      const parentId = byId.get(id)?.parentId
      return parentId === undefined ? 1 : 1 + depth(parentId)
    }
    for (const { id, parentId } of categories) {
      if (parentId !== undefined) expect(byId.has(parentId)).toBe(true)
      expect(depth(id)).toBe(parents.has(id) ? Math.min(depth(id), 2) : 3)
    }
    for (const { categoryIds } of products) {
      expect(categoryIds.length).toBeGreaterThan(0)
      for (const id of categoryIds) expect(depth(id)).toBe(3)
    }
  })

  it("has at least six products in every lowest category", () => {
    const parents = new Set(categories.map(({ parentId }) => parentId))
    for (const { id, key } of categories.filter((category) => !parents.has(category.id))) {
      expect(products.filter(({ categoryIds }) => categoryIds.includes(id)).length, key).toBeGreaterThanOrEqual(6)
    }
  })

  it("never has two products of the same name in a category, in any language", () => {
    for (const code of ["en", "es", "ca", "ja", "ar"] as const) {
      expect(repeated(products.map(({ categoryIds, name }) => `${categoryIds[0] ?? ""} ${name[code] ?? ""}`))).toEqual(
        [],
      )
    }
  })

  it("describes every kind of product in at least eight variations", () => {
    const kinds = new Map<string, Set<string>>()
    for (const { drawing, description } of products) {
      kinds.set(drawing.garment, (kinds.get(drawing.garment) ?? new Set()).add(description.en))
    }
    for (const [garment, descriptions] of kinds) {
      const made = products.filter(({ drawing }) => drawing.garment === garment).length
      expect(descriptions.size, garment).toBeGreaterThanOrEqual(Math.min(8, made))
    }
  })

  it("has two to five colours, and sizes in label order", () => {
    const alpha = ["XXS", "XS", "S", "M", "L", "XL", "XXL"]
    const rank = (name: string): number =>
      alpha.includes(name) ? alpha.indexOf(name) : 100 + Number.parseFloat(name.replace("½", ".5"))
    for (const { colours, sizes } of products) {
      expect(colours.length).toBeGreaterThanOrEqual(2)
      expect(colours.length).toBeLessThanOrEqual(5)
      const names = sizes.map(({ name }) => name)
      if (names[0] === "ONE SIZE") expect(names).toEqual(["ONE SIZE"])
      else expect(names).toEqual([...names].sort((one, other) => rank(one) - rank(other)))
    }
    expect(products.some(({ sizes }) => sizes.some(({ name }) => name === "36½"))).toBe(true)
  })

  it("prices at each country's price points, and strikes higher prices only", () => {
    const looksAtHome: Readonly<Record<string, (minorUnits: number) => boolean>> = {
      EUR: (cents) => cents % 100 === 95,
      USD: (cents) => cents % 100 === 90,
      JPY: (yen) => yen % 100 === 90,
      SAR: (halalas) => halalas % 1_000 === 900,
      PLN: (grosze) => grosze % 1_000 === 990,
      KRW: (won) => won % 1_000 === 900,
      ILS: (agorot) => agorot % 100 === 90,
      CNY: (fen) => fen % 1_000 === 900,
      KWD: (fils) => fils % 1_000 === 900,
    }
    for (const { currencyCode, priceFactor, pricePoint } of stores) {
      for (const { basePrice, baseOldPrice } of products) {
        const price = pricePoint(basePrice * priceFactor)
        expect(price).toBeGreaterThan(0)
        expect(looksAtHome[currencyCode]?.(price), `${currencyCode} ${price}`).toBe(true)
        if (baseOldPrice !== undefined) expect(pricePoint(baseOldPrice * priceFactor)).toBeGreaterThan(price)
      }
    }
    for (const { basePrice } of products) expect(basePrice % 100).toBe(95)
  })

  it("has about one product in seven reduced", () => {
    const share = products.filter(({ baseOldPrice }) => baseOldPrice !== undefined).length / products.length
    expect(share).toBeGreaterThan(0.1)
    expect(share).toBeLessThan(0.2)
  })

  it("has every product in stock in every store, except for the few planned ones", () => {
    const planned = products.map((_, ordinal) => plannedAvailability(ordinal))
    for (const availability of ["coming_soon", "back_soon", "sold_out"] as const) {
      expect(planned.filter((one) => one === availability).length).toBeGreaterThan(0)
    }
    expect(planned.filter((one) => one !== "stocked").length).toBeLessThan(products.length / 20)
    for (const [ordinal, product] of products.entries()) {
      for (const { id } of stores) expect(isBuyable(product, id)).toBe(planned[ordinal] === "stocked")
      expect(product.visibility ?? "none").toBe(
        planned[ordinal] === "coming_soon" || planned[ordinal] === "back_soon" ? planned[ordinal] : "none",
      )
    }
  })

  it("has sold-out sizes and last units, and no stock of missing variants", () => {
    const stocked = products.flatMap(({ colours, sizes, stock }) =>
      stores.flatMap(({ id }) => colours.flatMap((colour) => sizes.map((size) => stock(id, colour.id, size.id)))),
    )
    const share = (of: (units: number) => boolean): number => stocked.filter(of).length / stocked.length
    expect(stocked.every((units) => Number.isInteger(units) && units >= 0)).toBe(true)
    expect(share((units) => units === 0)).toBeGreaterThan(0.05)
    expect(share((units) => units === 0)).toBeLessThan(0.2)
    expect(share((units) => units > 0 && units <= 3)).toBeGreaterThan(0.08)
    for (const { stock, colours, sizes } of products) {
      expect(stock("10000034", "999", sizes[0]?.id ?? "")).toBe(0)
      expect(stock("10000034", colours[0]?.id ?? "", "000")).toBe(0)
    }
  })

  it("has compositions that add up to a hundred percent", () => {
    for (const { composition } of products) {
      for (const text of Object.values(composition)) {
        const percents = [...text.matchAll(/(\d+)\u00a0?%/g)].map(([, percent]) => Number(percent))
        expect(
          percents.reduce((sum, percent) => sum + percent, 0),
          text,
        ).toBe(100)
      }
    }
  })

  it("shows every garment, collar, sleeve, length, fit, fabric, closure and pocket that can be drawn", () => {
    const distinctCount = (of: (product: WorldProduct) => string): number => new Set(products.map(of)).size
    expect({
      garment: distinctCount(({ drawing }) => drawing.garment),
      collar: distinctCount(({ drawing }) => drawing.collar),
      sleeve: distinctCount(({ drawing }) => drawing.sleeve),
      length: distinctCount(({ drawing }) => drawing.length),
      fit: distinctCount(({ drawing }) => drawing.fit),
      fabric: distinctCount(({ drawing }) => drawing.fabric),
      closure: distinctCount(({ drawing }) => drawing.closure),
      pocket: distinctCount(({ drawing }) => drawing.pocket),
    }).toEqual({ garment: 19, collar: 10, sleeve: 6, length: 5, fit: 6, fabric: 16, closure: 5, pocket: 4 })
  })

  it("has bundles of two to four items in stock, listed in categories of at least two of them", () => {
    expect(bundles.length).toBeGreaterThanOrEqual(4)
    const byId = new Map(categories.map((category) => [category.id, category]))
    for (const { categoryId, items, name } of bundles) {
      expect(items.length, name.en).toBeGreaterThanOrEqual(2)
      expect(items.length, name.en).toBeLessThanOrEqual(4)
      expect(repeated(items.map(({ product }) => product.id))).toEqual([])
      expect(byId.get(categoryId)?.key).toMatch(/^edition-/)
      expect(
        items.filter(({ product }) => product.categoryIds.includes(categoryId)).length,
        name.en,
      ).toBeGreaterThanOrEqual(2)
      for (const { product, colour } of items) {
        expect(product.colours).toContain(colour)
        expect(stores.every(({ id }) => isBuyable(product, id))).toBe(true)
      }
    }
  })

  it("has a hero, four editorials and six category tiles, with working links and matching pictures", () => {
    expect(spots.map(({ spot, position }) => `${spot} ${position}`)).toEqual([
      "home-hero 1",
      "home-editorial-1 1",
      "home-editorial-2 1",
      "home-editorial-3 1",
      "home-editorial-4 1",
      "home-category 1",
      "home-category 2",
      "home-category 3",
      "home-category 4",
      "home-category 5",
      "home-category 6",
    ])
    const keyById = new Map(categories.map(({ id, key }) => [id, key]))
    for (const { categoryKey, productIds } of spots) {
      expect([...keyById.values()]).toContain(categoryKey)
      expect(productIds).toHaveLength(4)
      for (const id of productIds) {
        const product = products.find((one) => one.id === id)
        expect(product?.categoryIds.some((categoryId) => (keyById.get(categoryId) ?? "").startsWith(categoryKey))).toBe(
          true,
        )
      }
    }
    expect(repeated(spots.flatMap(({ productIds }) => productIds))).toEqual([])
  })
})
