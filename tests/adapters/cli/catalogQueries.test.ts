import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { ExitCode } from "../../../adapters/cli/ExitCode.ts"
import { at, listAt, textAt } from "../../sandbox/checkout/customer.ts"
import { type CommandLine, openCommandLine } from "../../support/cli/commandLine.ts"

const SKU = "8201-800-3"
let line: CommandLine
beforeAll(async () => {
  line = await openCommandLine({ [SKU]: 9 })
}, 60_000)
afterAll(() => line.close())

const json = async (...args: readonly string[]) => (await line.run("--json", ...args)).json

describe("questions to the catalogue in the terminal", () => {
  it("shows a category by number, ID and key, with its products and their stock", async () => {
    const tree = { categories: await json("category", "list") }
    const category = listAt(tree, "categories").find((one) => at(one, "key") !== undefined)
    const [id, seoId, key] = [textAt(category, "id"), textAt(category, "seoId"), textAt(category, "key")]
    expect(await json("category", "show", seoId)).toMatchObject({ id, seoId })
    expect(await json("category", "show", id)).toMatchObject({ id, seoId })
    expect((await line.run("category", "show", seoId)).out).toContain(textAt(category, "name"))
    expect(await json("product", "list", "--key", key)).toEqual(await json("product", "list", "--category", seoId))
    expect(listAt(await json("category", "stock", seoId), "stock").length).toBeGreaterThan(0)
    for (const both of [["--key", key, "--search", "dress"], []])
      expect((await line.run("product", "list", ...both)).exitCode).toBe(ExitCode.usage)
    expect((await line.run("category", "show", "999999999")).exitCode).toBe(ExitCode.refused)
  }, 60_000)

  it("lists what the customer's own store has in stock, and credits the source of towns", async () => {
    const near = await line.run("stores", "near", "Madrid")
    expect(near.out).toContain("Town data: GeoNames (CC BY 4.0), https://www.geonames.org/")
    expect((await line.run("places", "drop-points", "Madrid")).out).toContain("GeoNames (CC BY 4.0)")
    expect((await line.run("stores", "near")).out).not.toContain("GeoNames")
    const id = /^[0-9]+/.exec(near.out)?.[0] ?? ""
    const search = ["product", "list", "--search", "shirt"]
    expect((await line.run(...search, "--my-store")).exitCode).toBe(ExitCode.usage)
    expect((await line.run("stores", "mine", "1")).exitCode).toBe(ExitCode.usage)
    expect((await line.run("stores", "mine", id)).out).toContain("Madrid")
    const mine = await json(...search, "--my-store")
    expect(mine).toEqual(await json(...search, "--in-store", id))
    expect(textAt(mine, "availableIn.id")).toBe(id)
    expect(Number(at(mine, "totalCount"))).toBeLessThan(Number(at(await json(...search), "totalCount")))
    const ids = listAt(mine, "products").map((product) => textAt(product, "id"))
    const inStock = await Promise.all(ids.slice(0, 2).map((one) => json("places", "pickup", one)))
    for (const stores of inStock)
      expect(listAt({ stores }, "stores").map((store) => textAt(store, "physicalStore.id"))).toContain(id)
    expect((await line.run(...search, "--in-store", "1")).exitCode).toBe(ExitCode.usage)
    expect((await line.run("stores", "mine", "--remove")).out).toContain("No store chosen.")
  }, 60_000)

  it("shows the stock of products online and in physical stores, by SKU, number and ID", async () => {
    const product = await json("product", "show", SKU)
    const [id, mfname] = [textAt(product, "id"), textAt(product, "mfname")]
    const stock = await json("product", "stock", SKU)
    expect(listAt(stock, "stock")).toContainEqual(expect.objectContaining({ sku: SKU, productId: id }))
    expect(await json("product", "stock", mfname, id)).toEqual(stock)
    const inStores = await json("product", "stock-in-stores", SKU, "--country", "es")
    const units = listAt(inStores, "stores").flatMap((store) => listAt(store, "stocks").map((one) => at(one, "units")))
    expect(at(inStores, "units")).toBe(units.reduce<number>((sum, count) => sum + Number(count), 0))
    const countries = listAt(inStores, "stores").map((store) => at(store, "countryCode"))
    expect([...new Set(countries)]).toEqual(["ES"])
    const unknown = await line.run("product", "stock", SKU, "no-such-number")
    expect([unknown.exitCode, unknown.error]).toEqual([ExitCode.usage, expect.stringContaining("no-such-number")])
  }, 60_000)

  it("finds products in every language, with chosen fields, and the filters of a set", async () => {
    const found = await json("product", "find", SKU, "--fields", "name,skus")
    expect(found).toMatchObject({ found: 1, entries: [{ skus: expect.arrayContaining([SKU]) }] })
    expect(listAt(found, "entries")[0]).not.toHaveProperty("price")
    const wrong = await line.run("product", "find", SKU, "--fields", "name,weight")
    expect([wrong.exitCode, wrong.error]).toEqual([ExitCode.usage, expect.stringContaining("weight")])
    expect(await json("product", "filters", SKU)).toMatchObject({
      colors: expect.arrayContaining([expect.objectContaining({ label: "Black", count: 1 })]),
      priceRange: { minimum: expect.any(Number) },
    })
  }, 60_000)

  it("previews and checks the cart without buying it", async () => {
    expect((await line.run("checkout", "validate")).exitCode).toBe(ExitCode.refused)
    const cart = await json("cart", "add", SKU, "2")
    const lineId = textAt(listAt(cart, "items")[0], "id")
    expect(await json("cart", "item", lineId)).toMatchObject({ id: lineId, sku: SKU, quantity: 2 })
    expect(await json("checkout", "preview")).toMatchObject({ status: "PREVIEW", items: [{ sku: SKU }] })
    const validation = await line.run("--json", "checkout", "validate")
    const problems = listAt(validation.json, "problems")
    expect([problems.length > 0, validation.exitCode]).toEqual([true, ExitCode.refused])
    expect(await json("checkout", "suggested-delivery", "--zip", "28013")).toMatchObject({
      suggested: { method: { id: expect.any(String) } },
      isOnlyOne: expect.any(Boolean),
    })
    expect(await json("cart", "show")).toMatchObject({ items: [{ quantity: 2 }] })
  }, 60_000)

  it("lists gift cards by email, and asks for the codes of a card without showing them", async () => {
    expect(await json("gift-card", "types")).toMatchObject({
      amounts: expect.arrayContaining([expect.objectContaining({ sku: "giftcard.virtual-5000" })]),
    })
    // The simulated terminal types a password, which is no number.
    const refused = await line.run("gift-card", "balance")
    expect([refused.exitCode, refused.error]).toEqual([ExitCode.usage, expect.stringMatching(/8 to 19 digits/u)])
  }, 60_000)
})
