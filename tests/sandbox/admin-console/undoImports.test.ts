import { expect, it } from "vitest"
import { onOneDatabase } from "../../support/sandbox/onBothDatabases.ts"
import { at, listAt } from "../checkout/customer.ts"

const STORE = "10000034"
const IN_SPAIN = `/itxrest/2/catalog/store/${STORE}/20000034`
const KEY = "the-admin-key-of-this-test"

/** A belt under a unique name, because these tests share a store and run in any order. */
const aBelt = (name: string, changes: object = {}) => ({
  handle: `${name}-belt`,
  title: `${name} belt`,
  vendor: "North Mill",
  variants: [{ sku: `${name}-1`, options: [], price: 4_000, inventory: 2 }],
  ...changes,
})

onOneDatabase(
  "an import of a merchant's catalogue",
  (shop) => {
    const adminConsole = (path: string, body: object) =>
      shop().call("POST", `/sandbox/catalogue/${path}`, { storeId: STORE, ...body }, { "x-admin-key": KEY })
    const runImport = (id: string | undefined, products: readonly object[], more: object = {}) =>
      adminConsole("products", {
        products,
        ...(id === undefined ? {} : { run: { id, file: `${id}.csv`, format: "plain" } }),
        ...more,
      })
    const undo = async (importId: string, more: object = {}) => (await adminConsole("undo", { importId, ...more })).body
    const found = async (query: string) =>
      (await shop().call("GET", `${IN_SPAIN}/search?detail=true&searchTerm=${query}`)).body
    /** Sizes in stock of the first product by sku, with their reported stock. */
    const sizesOf = (list: unknown) =>
      listAt(list, "products.0.colors.0.sizes")
        .map((size) => [at(size, "sku"), at(size, "price"), at(size, "isBuyable") === true ? at(size, "quantity") : 0])
        .toSorted()
    const pageOf = async (query: string) => {
      const id = at(await found(query), "products.0.id")
      return (await shop().call("GET", `${IN_SPAIN}/category/0/product/${String(id)}/detail`)).body
    }

    it("is listed with its file, its source and its counts", async () => {
      await runImport("listed-one", [aBelt("oslo"), aBelt("turku")], { source: "belts" })
      await runImport("listed-one", [aBelt("oslo"), aBelt("turku", { title: "turku strap" })], { source: "belts" })
      const { body } = await adminConsole("imports", {})
      expect(listAt(body, "imports").find((one) => at(one, "id") === "listed-one")).toEqual({
        id: "listed-one",
        startedAt: expect.any(Number),
        source: "belts",
        file: "listed-one.csv",
        format: "plain",
        created: 2,
        changed: 0,
        hidden: 0,
        canUndo: true,
      })
    })

    it("is undone: created products are hidden, changed ones restored, and hidden ones shown", async () => {
      await runImport("first-undo", [aBelt("bern"), aBelt("graz")])
      await runImport("second-undo", [
        aBelt("bern", {
          title: "bern sash",
          variants: [
            { sku: "bern-1", options: [], price: 9_000, inventory: 1 },
            { sku: "bern-2", options: [{ name: "Size", value: "L" }], price: 9_000 },
          ],
        }),
        aBelt("lund"),
      ])
      await adminConsole("hidden", { handles: ["graz-belt"], run: { id: "second-undo", file: "", format: "plain" } })
      expect([
        at(await found("bern"), "products.0.name"),
        at(await found("graz"), "totalCount"),
        at(await found("lund"), "totalCount"),
      ]).toEqual(["bern sash", 0, 1])
      expect(await undo("second-undo", { dryRun: true })).toEqual({
        outcome: "wouldUndo",
        hidden: 1,
        restored: 2,
        conflicts: [],
        conflictCount: 0,
      })
      expect(at(await found("bern"), "products.0.name")).toBe("bern sash")
      expect(await undo("second-undo")).toMatchObject({ outcome: "undone", hidden: 1, restored: 2 })
      expect(await found("bern")).toMatchObject({ products: [{ name: "bern belt", price: 4_000 }] })
      expect(sizesOf(await found("bern"))).toEqual([
        ["bern-1", 4_000, 2],
        ["bern-2", 9_000, 0],
      ])
      expect([at(await found("graz"), "totalCount"), at(await found("lund"), "totalCount")]).toEqual([1, 0])
      expect(await undo("second-undo")).toMatchObject({ outcome: "undoneBefore" })
      expect(await undo("first-undo")).toMatchObject({ outcome: "undone", hidden: 2 })
      expect((await runImport("third-undo", [aBelt("bern")])).body).toMatchObject({ results: [{ outcome: "changed" }] })
      expect(at(await found("bern"), "totalCount")).toBe(1)
    })

    it("is not undone after a later import or an unnamed one, which is reported", async () => {
      await runImport("early-import", [aBelt("riga"), aBelt("brno")])
      await runImport("later-import", [aBelt("riga", { title: "riga sash" })])
      expect(await undo("early-import")).toEqual({
        outcome: "conflict",
        hidden: 0,
        restored: 0,
        conflicts: [{ handle: "riga-belt", importId: "later-import" }],
        conflictCount: 1,
      })
      expect([at(await found("riga"), "products.0.name"), at(await found("brno"), "totalCount")]).toEqual([
        "riga sash",
        1,
      ])
      await runImport(undefined, [aBelt("brno", { title: "brno sash" })])
      expect(await undo("early-import")).toMatchObject({
        outcome: "conflict",
        conflicts: [{ handle: "brno-belt" }, { handle: "riga-belt" }],
        conflictCount: 2,
      })
      expect(await undo("no-such-import")).toMatchObject({ outcome: "notFound" })
    })

    it("returns moved skus, and keeps sold stock sold", async () => {
      await runImport("before-move", [aBelt("gent")])
      await runImport(
        "moving-import",
        [
          aBelt("gent", {
            handle: "gent-strap",
            title: "gent strap",
            variants: [{ sku: "gent-1", options: [], price: 4_500, inventory: 8 }],
          }),
        ],
        { replaced: ["gent-belt"] },
      )
      expect(at(await found("gent"), "products.0.name")).toBe("gent strap")
      // One of eight is sold.
      await shop().call("POST", "/sandbox/stock", { storeId: STORE, sku: "gent-1", units: 7 }, { "x-admin-key": KEY })
      expect(await undo("moving-import")).toMatchObject({ outcome: "undone", hidden: 1, restored: 1 })
      expect(await found("gent")).toMatchObject({ totalCount: 1, products: [{ name: "gent belt", price: 4_000 }] })
      expect(sizesOf(await found("gent"))).toEqual([["gent-1", 4_000, 1]])
    })

    it("is stored for the last twenty imports of a store", async () => {
      // In a separate store, because the imports of the other tests count as well.
      const storeId = "10000081"
      for (let number = 10; number < 32; number += 1)
        await runImport(`many-imports-${number}`, [aBelt("nice", { title: `nice ${number}` })], { storeId })
      expect(await undo("many-imports-11", { storeId })).toMatchObject({ outcome: "forgotten" })
      expect(await undo("many-imports-12", { storeId })).toMatchObject({ outcome: "conflict" })
      expect(await undo("many-imports-31", { storeId })).toMatchObject({ outcome: "undone", restored: 1 })
      expect(await undo("many-imports-30", { storeId, dryRun: true })).toMatchObject({
        outcome: "wouldUndo",
        restored: 1,
      })
      const imports = listAt((await adminConsole("imports", { storeId })).body, "imports").map((one) => [
        at(one, "id"),
        at(one, "canUndo"),
      ])
      expect([imports[0], imports[1], imports.at(-1)]).toEqual([
        ["many-imports-31", false],
        ["many-imports-30", true],
        ["many-imports-10", false],
      ])
    })

    it("uses the vendor as the brand of its products", async () => {
      await runImport("brand-import", [aBelt("vigo")])
      expect(at(await pageOf("vigo"), "brand")).toBe("North Mill")
    })

    it("lists its products in a tree of categories with subcategories", async () => {
      await runImport("tree-import", [
        aBelt("como", { categories: [["Women", "Outerwear", "Coats"], ["New"]] }),
        aBelt("bari", { categories: [["Women", "Outerwear"]] }),
      ])
      const tree = (await shop().call("GET", `${IN_SPAIN}/category`)).body
      const imported = listAt(tree, "categories").find((one) => at(one, "key") === "imported")
      const named = (node: unknown, name: string) =>
        listAt(node, "subcategories").find((one) => at(one, "name") === name)
      const outerwear = named(named(imported, "Women"), "Outerwear")
      const countIn = async (node: unknown) =>
        at((await shop().call("GET", `${IN_SPAIN}/category/${String(at(node, "id"))}/product`)).body, "totalCount")
      expect([named(outerwear, "Coats"), named(imported, "New")].map((node) => at(node, "name"))).toEqual([
        "Coats",
        "New",
      ])
      expect([
        await countIn(named(imported, "Women")),
        await countIn(outerwear),
        await countIn(named(outerwear, "Coats")),
      ]).toEqual([2, 2, 1])
    })
  },
  { adminKey: KEY },
)
