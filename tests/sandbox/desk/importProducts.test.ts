import { expect, it } from "vitest"
import { onBothDatabases } from "../../support/sandbox/onBothDatabases.ts"

const IN_SPAIN = "/itxrest/2/catalog/store/10000034/20000034"
const KEY = "the-desk-key-of-this-test"

/** A silk square under a name of its own: these tests run in any order in one shop. */
const aScarf = (name: string) => ({
  handle: `${name}-scarf`,
  title: `${name} square`,
  descriptionText: "Printed by hand.",
  productType: `${name} scarves`,
  tags: ["silk"],
  images: [{ url: `https://merchant.example/${name}.jpg`, alt: "The scarf" }, { url: `https://merchant.example/${name}-red.jpg` }],
  variants: [
    { sku: `${name}-RED`, options: [{ name: "Color", value: "Red" }, { name: "Size", value: "M" }], price: 4_500, compareAtPrice: 6_000, inventory: 2, image: `https://merchant.example/${name}-red.jpg` },
    { sku: "", options: [{ name: "Color", value: "Blue" }], price: 5_000 },
  ],
})

onBothDatabases("A merchant's catalogue", (shop) => {
  const bring = (products: readonly unknown[], headers: Readonly<Record<string, string>> = {}) =>
    shop().call("POST", "/sandbox/catalogue/products", { storeId: "10000034", products }, { "x-desk-key": KEY, ...headers })
  const search = async (words: string) => (await shop().call("GET", `${IN_SPAIN}/search?detail=true&searchTerm=${words}`)).body

  it("is in the shop at once, in a category of its own, with its own pictures and prices", async () => {
    expect(await search("lyon")).toMatchObject({ totalCount: 0 })
    expect(await bring([aScarf("lyon")])).toMatchObject({ status: 200, body: { storeId: "10000034", results: [{ handle: "lyon-scarf", outcome: "created", productId: expect.stringMatching(/^9\d{8}$/u) }] } })
    const imported = await shop().call("GET", `${IN_SPAIN}/category`)
    expect(imported.body).toMatchObject({ categories: [{}, { key: "imported", name: "Importado", subcategories: expect.arrayContaining([expect.objectContaining({ name: "lyon scarves", categoryUrl: "lyon-scarves" })]) }] })
    expect(await search("lyon")).toMatchObject({
      totalCount: 1,
      products: [{
        name: "lyon square", productUrl: "lyon-square", price: 4500, oldPrice: 6000,
        colors: [
          { name: "Red", image: { url: "https://merchant.example/lyon-red.jpg", external: true, alt: "lyon square" }, sizes: [{ sku: "lyon-RED", name: "M", id: expect.any(String), quantity: 2, availability: "low" }] },
          { name: "Blue", image: { url: "https://merchant.example/lyon.jpg", alt: "The scarf" }, sizes: [{ name: "ONE SIZE", price: 5000 }] },
        ],
      }],
    })
  })

  it("changes nothing when it is brought a second time, and only itself when it has changed", async () => {
    const [first, second] = [await bring([aScarf("como")]), await bring([aScarf("como")])]
    const productId = JSON.stringify(first.body).match(/9\d{8}/u)?.[0]
    expect(second.body).toMatchObject({ results: [{ outcome: "unchanged", productId }] })
    expect((await bring([{ ...aScarf("como"), title: "como carré" }])).body).toMatchObject({ results: [{ outcome: "changed", productId }] })
    expect(await search("como")).toMatchObject({ totalCount: 1, products: [{ id: productId, name: "como carré" }] })
  })

  it("is taken product by product: a bad one is refused whole, with its reason, and the others are kept", async () => {
    const { body } = await bring([
      { ...aScarf("a"), handle: "no-price", variants: [{ sku: "N-1", options: [] }] },
      { ...aScarf("b"), handle: "bad-picture", images: [{ url: "javascript:alert(1)" }] },
      { ...aScarf("c"), handle: "taken-sku", variants: [{ sku: "NEW-1", options: [], price: 1 }, { sku: "8201-400-3", options: [], price: 1 }] },
      { ...aScarf("d"), handle: "fine", variants: [{ sku: "FINE-1", options: [], price: 1_000 }] },
    ])
    expect(body).toMatchObject({ results: [
      { outcome: "refused", reason: "The variant N-1 has no price." },
      { outcome: "refused", reason: expect.stringContaining("not the address of a picture") },
      { outcome: "refused", reason: "The sku 8201-400-3 belongs to another product of the store." },
      { outcome: "created" },
    ] })
    expect((await shop().call("GET", "/itxrest/2/catalog/store/10000034/catentry?partnumbers=NEW-1,FINE-1")).body).toMatchObject({ catentries: [{ partNumber: "FINE-1" }] })
  })

  it("is brought only by who holds the desk's key, and never by another site", async () => {
    expect(await bring([], { "x-desk-key": "wrong" })).toMatchObject({ status: 403 })
    expect(await bring([], { "sec-fetch-site": "cross-site" })).toMatchObject({ status: 403 })
    expect(await bring([], { origin: "https://evil.example" })).toMatchObject({ status: 403 })
    expect(await shop().call("GET", "/sandbox/catalogue/products")).toMatchObject({ status: 405 })
  })
}, { deskKey: KEY })
