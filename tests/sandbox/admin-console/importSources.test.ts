import { expect, it } from "vitest"
import { onOneDatabase } from "../../support/sandbox/onBothDatabases.ts"
import { at } from "../checkout/customer.ts"

const IN_SPAIN = "/itxrest/2/catalog/store/10000034/20000034"
const KEY = "the-admin-key-of-this-test"

onOneDatabase(
  "a store filled from several files",
  (shop) => {
    const post = async (path: string, body: object) =>
      shop().call("POST", `/sandbox/catalogue/${path}`, { storeId: "10000034", ...body }, { "x-admin-key": KEY })
    const runImport = async (handle: string, skus: readonly string[], more: object = {}) => {
      const product = {
        handle,
        title: `${handle} title`,
        variants: skus.map((sku, index) => ({
          sku,
          options: [{ name: "Size", value: `S${index}` }],
          price: 4_500,
          inventory: 2,
        })),
      }
      return at((await post("products", { products: [product], ...more })).body, "results.0")
    }
    const entryOf = async (sku: string) =>
      at(
        (await shop().call("GET", `/itxrest/2/catalog/store/10000034/catentry?partnumbers=${sku}`)).body,
        "catentries.0",
      )
    const found = async (query: string) =>
      at((await shop().call("GET", `${IN_SPAIN}/search?detail=true&searchTerm=${query}`)).body, "totalCount")

    it("creates one product per source for the same name", async () => {
      const [unnamed, shoes, clothes] = [
        await runImport("vigevano", ["VIGE-1"]),
        await runImport("vigevano", ["VIGE-2"], { source: "shoes" }),
        await runImport("vigevano", [""], { source: "clothes" }),
      ]
      expect(new Set([unnamed, shoes, clothes].map((result) => at(result, "productId"))).size).toBe(3)
      expect(await found("vigevano")).toBe(3)
      expect(await runImport("vigevano", ["VIGE-2"], { source: "shoes" })).toEqual({
        handle: "vigevano",
        outcome: "unchanged",
        productId: at(shoes, "productId"),
      })
    })

    it("lists and hides a source's own products only", async () => {
      await runImport("parabiago", ["PARA-1"], { source: "parabiago" })
      await runImport("parabiago", ["PARA-2"], { source: "parabiago-too" })
      expect((await post("imported", { source: "parabiago" })).body).toEqual({
        products: [{ handle: "parabiago", isHidden: false }],
      })
      expect(await post("hidden", { source: "parabiago", handles: ["parabiago"] })).toMatchObject({ status: 200 })
      expect([
        (await post("imported", { source: "parabiago" })).body,
        (await post("imported", { source: "parabiago-too" })).body,
        await found("parabiago"),
      ]).toEqual([
        { products: [{ handle: "parabiago", isHidden: true }] },
        { products: [{ handle: "parabiago", isHidden: false }] },
        1,
      ])
    })

    it("refuses a sku of another source with its name and moves none, also in a dry run", async () => {
      await runImport("loafer", ["LOAF-1"], { source: "shoes" })
      await runImport("mule", ["MULE-1"])
      const before = await entryOf("LOAF-1")
      const refused = {
        handle: "slipper",
        outcome: "refused",
        reason:
          'The SKU LOAF-1 belongs to the product "loafer" from the source "shoes". Hide that product there first.',
      }
      for (const more of [{ dryRun: true }, {}, { replaced: ["loafer"] }, { source: "clothes" }])
        expect(await runImport("slipper", ["LOAF-1"], more)).toEqual(refused)
      expect(await runImport("slipper", ["MULE-1"], { source: "shoes" })).toMatchObject({
        outcome: "refused",
        reason: expect.stringContaining("from the imports without a source"),
      })
      expect([await entryOf("LOAF-1"), await found("slipper")]).toEqual([before, 0])
    })

    it("moves a sku once its source has hidden the product, and then refuses it to that source", async () => {
      await runImport("oldmonza", ["MONZA-1"], { source: "shoes" })
      const first = await entryOf("MONZA-1")
      await post("hidden", { source: "shoes", handles: ["oldmonza"] })
      const movedFrom = [{ handle: "oldmonza", source: "shoes" }]
      expect(await runImport("newmonza", ["MONZA-1"], { dryRun: true })).toEqual({
        handle: "newmonza",
        outcome: "created",
        movedFrom,
      })
      expect(await runImport("newmonza", ["MONZA-1"])).toMatchObject({ outcome: "created", movedFrom })
      expect(await entryOf("MONZA-1")).toMatchObject({
        catentryId: at(first, "catentryId"),
        productId: expect.not.stringMatching(String(at(first, "productId"))),
      })
      expect(await runImport("oldmonza", ["MONZA-1"], { source: "shoes" })).toMatchObject({
        outcome: "refused",
        reason: expect.stringContaining('"newmonza" from the imports without a source'),
      })
    })

    it.each(["", "Shoes", "shoe supplier", "a".repeat(65), 7, null])(
      "refuses the source name %j in all calls",
      async (source) => {
        for (const [path, body] of [
          ["products", { products: [] }],
          ["imported", {}],
          ["hidden", { handles: [] }],
        ] as const)
          expect(await post(path, { ...body, source })).toMatchObject({
            status: 400,
            body: { key: "_ERR_INVALID_INPUT" },
          })
      },
    )
  },
  { adminKey: KEY },
)
