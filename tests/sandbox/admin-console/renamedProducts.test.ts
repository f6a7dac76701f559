import { expect, it } from "vitest"
import { onOneDatabase } from "../../support/sandbox/onBothDatabases.ts"
import { at } from "../checkout/customer.ts"

const IN_SPAIN = "/itxrest/2/catalog/store/10000034/20000034"
const KEY = "the-desk-key-of-this-test"

onOneDatabase(
  "A merchant's product under a new name",
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
            { "x-desk-key": KEY },
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
    const found = async (words: string) =>
      at((await shop().call("GET", `${IN_SPAIN}/search?detail=true&searchTerm=${words}`)).body, "totalCount")

    it("takes over the skus of the old one, which keep their catalogue entries, and the empty old one is gone from the lists", async () => {
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

    it("leaves the old one what it does not take", async () => {
      await ask("oldpavia", ["PAVIA-1", "PAVIA-2"])
      const taken = await ask("newpavia", ["PAVIA-2"], { replaced: ["oldpavia"] })
      expect([taken, await found("oldpavia")]).toEqual([expect.not.objectContaining({ emptied: expect.anything() }), 1])
    })

    it("is refused where nobody says that the old one is gone, by a dry run too", async () => {
      await ask("oldsiena", ["SIENA-1"])
      const refusal = {
        handle: "newsiena",
        outcome: "refused",
        reason: 'The SKU SIENA-1 belongs to another product of the store, "oldsiena".',
        ownedBy: ["oldsiena"],
      }
      expect(await ask("newsiena", ["SIENA-1"], { dryRun: true })).toEqual(refusal)
      expect(await ask("newsiena", ["SIENA-1"], { replaced: ["another"] })).toEqual(refusal)
    })

    it("gets no sku of the shop's own goods", async () => {
      const refusal = {
        handle: "newturin",
        outcome: "refused",
        reason: "The SKU 8201-400-3 belongs to another product of the store.",
      }
      expect(await ask("newturin", ["8201-400-3"], { dryRun: true })).toEqual(refusal)
      expect(await ask("newturin", ["8201-400-3"])).toEqual(refusal)
    })

    it("is told which list is none", async () => {
      expect(
        await shop().call(
          "POST",
          "/sandbox/catalogue/products",
          { storeId: "10000034", products: [], replaced: "all" },
          { "x-desk-key": KEY },
        ),
      ).toMatchObject({ status: 400 })
    })
  },
  { deskKey: KEY },
)
