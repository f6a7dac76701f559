import { expect, it } from "vitest"
import { onOneDatabase } from "../../support/sandbox/onBothDatabases.ts"
import { at } from "../checkout/customer.ts"

const IN_SPAIN = "/itxrest/2/catalog/store/10000034/20000034"
const KEY = "the-admin-key-of-this-test"

onOneDatabase(
  "a merchant's product under a new name",
  (shop) => {
    const ask = async (handle: string, skus: readonly string[], more: object = {}) => {
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
      return at(
        (
          await shop().call(
            "POST",
            "/sandbox/catalogue/products",
            { storeId: "10000034", products: [product], ...more },
            { "x-admin-key": KEY },
          )
        ).body,
        "results.0",
      )
    }
    const entryOf = async (sku: string) =>
      at(
        (await shop().call("GET", `/itxrest/2/catalog/store/10000034/catentry?partnumbers=${sku}`)).body,
        "catentries.0",
      )
    const found = async (query: string) =>
      at((await shop().call("GET", `${IN_SPAIN}/search?detail=true&searchTerm=${query}`)).body, "totalCount")

    it("takes over the old one's skus with their catalogue entries, and the empty old one is unlisted", async () => {
      await ask("oldgenoa", ["GENOA-1", "GENOA-2"])
      const [first, old] = [await entryOf("GENOA-1"), await found("oldgenoa")]
      const replaced = { replaced: ["oldgenoa"] }
      expect(await ask("newgenoa", ["GENOA-2", "GENOA-1"], { ...replaced, dryRun: true })).toEqual({
        handle: "newgenoa",
        outcome: "created",
        emptied: ["oldgenoa"],
      })
      expect(await entryOf("GENOA-1")).toEqual(first)
      expect(await ask("newgenoa", ["GENOA-2", "GENOA-1"], replaced)).toMatchObject({
        outcome: "created",
        emptied: ["oldgenoa"],
      })
      expect(await entryOf("GENOA-1")).toMatchObject({
        catentryId: at(first, "catentryId"),
        productId: expect.not.stringMatching(String(at(first, "productId"))),
      })
      expect([old, await found("oldgenoa"), await found("newgenoa")]).toEqual([1, 0, 1])
      expect(await ask("newgenoa", ["GENOA-2", "GENOA-1"])).toMatchObject({ outcome: "unchanged" })
    })

    it("leaves the remaining skus to the old one", async () => {
      await ask("oldpavia", ["PAVIA-1", "PAVIA-2"])
      const taken = await ask("newpavia", ["PAVIA-2"], { replaced: ["oldpavia"] })
      expect([taken, await found("oldpavia")]).toEqual([expect.not.objectContaining({ emptied: expect.anything() }), 1])
    })

    it("is refused unless the old one is declared gone, also in a dry run", async () => {
      await ask("oldsiena", ["SIENA-1"])
      const refused = {
        handle: "newsiena",
        outcome: "refused",
        reason: 'The SKU SIENA-1 belongs to another product of the store, "oldsiena".',
        ownedBy: ["oldsiena"],
      }
      expect(await ask("newsiena", ["SIENA-1"], { dryRun: true })).toEqual(refused)
      expect(await ask("newsiena", ["SIENA-1"], { replaced: ["another"] })).toEqual(refused)
    })

    it("gets no sku of the store's own products", async () => {
      const refused = {
        handle: "newturin",
        outcome: "refused",
        reason: "The SKU 8201-400-3 belongs to another product of the store.",
      }
      expect(await ask("newturin", ["8201-400-3"], { dryRun: true })).toEqual(refused)
      expect(await ask("newturin", ["8201-400-3"])).toEqual(refused)
    })

    it("reports an invalid list", async () => {
      expect(
        await shop().call(
          "POST",
          "/sandbox/catalogue/products",
          { storeId: "10000034", products: [], replaced: "all" },
          { "x-admin-key": KEY },
        ),
      ).toMatchObject({ status: 400 })
    })
  },
  { adminKey: KEY },
)
