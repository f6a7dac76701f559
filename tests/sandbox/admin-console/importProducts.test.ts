import { randomBytes } from "node:crypto"
import { expect, it } from "vitest"
import { onBothDatabases } from "../../support/sandbox/onBothDatabases.ts"
import { at, listAt } from "../checkout/customer.ts"

const IN_SPAIN = "/itxrest/2/catalog/store/10000034/20000034"
const KEY = "the-desk-key-of-this-test"

/** A silk square under a name of its own: these tests run in any order in one shop. */
const aScarf = (name: string) => ({
  handle: `${name}-scarf`,
  title: `${name} square`,
  descriptionText: "Printed by hand.",
  productType: `${name} scarves`,
  tags: ["silk"],
  images: [
    { url: `https://merchant.example/${name}.jpg`, alt: "The scarf" },
    { url: `https://merchant.example/${name}-red.jpg` },
  ],
  variants: [
    {
      sku: `${name}-RED`,
      options: [
        { name: "Color", value: "Red" },
        { name: "Size", value: "M" },
      ],
      price: 4_500,
      compareAtPrice: 6_000,
      inventory: 2,
      image: `https://merchant.example/${name}-red.jpg`,
    },
    { sku: "", options: [{ name: "Color", value: "Blue" }], price: 5_000 },
  ],
})

onBothDatabases(
  "A merchant's catalogue",
  (shop) => {
    const bring = (products: readonly unknown[], headers: Readonly<Record<string, string>> = {}) =>
      shop().call(
        "POST",
        "/sandbox/catalogue/products",
        { storeId: "10000034", products },
        { "x-desk-key": KEY, ...headers },
      )
    const search = async (words: string) =>
      (await shop().call("GET", `${IN_SPAIN}/search?detail=true&searchTerm=${words}`)).body

    it("is in the shop at once, in a category of its own, with its own pictures and prices", async () => {
      expect(await search("lyon")).toMatchObject({ totalCount: 0 })
      expect(await bring([aScarf("lyon")])).toMatchObject({
        status: 200,
        body: {
          storeId: "10000034",
          results: [{ handle: "lyon-scarf", outcome: "created", productId: expect.stringMatching(/^9\d{8}$/u) }],
        },
      })
      const imported = await shop().call("GET", `${IN_SPAIN}/category`)
      expect(imported.body).toMatchObject({
        categories: [
          {},
          {
            key: "imported",
            name: "Importado",
            subcategories: expect.arrayContaining([
              expect.objectContaining({ name: "lyon scarves", categoryUrl: "lyon-scarves" }),
            ]),
          },
        ],
      })
      expect(await search("lyon")).toMatchObject({
        totalCount: 1,
        products: [
          {
            name: "lyon square",
            productUrl: "lyon-square",
            price: 4500,
            colors: [
              {
                name: "Red",
                image: { url: "https://merchant.example/lyon-red.jpg", external: true, alt: "lyon square" },
                sizes: [{ sku: "lyon-RED", name: "M", id: expect.any(String), quantity: 2, availability: "low" }],
              },
              {
                name: "Blue",
                image: { url: "https://merchant.example/lyon.jpg", alt: "The scarf" },
                sizes: [{ name: "ONE SIZE", price: 5000 }],
              },
            ],
          },
        ],
      })
    })

    it("is found by a colour and a size together where one piece is both, and by words typed without the letters of their language", async () => {
      const pieces = [
        ["Red", "S"],
        ["Blue", "M"],
      ].map(([color, size]) => ({
        sku: `lodz-${color}-${size}`,
        options: [
          { name: "Color", value: color },
          { name: "Size", value: size },
        ],
        price: 4_500,
        inventory: 9,
      }))
      await bring([{ ...aScarf("lodz"), title: "Żółty kołnierz lodz", variants: pieces }])
      const all = await search("lodz")
      const idOf = (kind: string, name: string) =>
        listAt(all, `filters.${kind}`)
          .map((value) => [at(value, "name"), at(value, "id")])
          .find(([own]) => own === name)?.[1]
      const found = async (color: string, size: string) =>
        at(
          await search(`zolty%20kolnierz&colFilter=${idOf("colors", color)}&sizeFilter=${idOf("sizes", size)}`),
          "totalCount",
        )
      expect([
        await found("Red", "S"),
        await found("Blue", "M"),
        await found("Red", "M"),
        await found("Blue", "S"),
      ]).toEqual([1, 1, 0, 0])
    })

    it("F75 strikes a merchant's price in the Union only as far as the shop asked it before, and as it is named elsewhere", async () => {
      const bringAt = (storeId: string, price: number, compareAtPrice: number) =>
        shop().call(
          "POST",
          "/sandbox/catalogue/products",
          {
            storeId,
            products: [
              { ...aScarf("rome"), variants: [{ sku: `rome-${storeId}`, options: [], price, compareAtPrice }] },
            ],
          },
          { "x-desk-key": KEY },
        )
      const struck = async (storeId: string, price: number, compareAtPrice: number) => {
        expect((await bringAt(storeId, price, compareAtPrice)).status).toBe(200)
        const { body } = await shop().call(
          "GET",
          `/itxrest/2/catalog/store/${storeId}/2${storeId.slice(1)}/search?detail=true&searchTerm=rome`,
        )
        return [at(body, "products.0.price"), at(body, "products.0.oldPrice"), at(body, "products.0.lowestPrice30Days")]
      }
      expect(await struck("10000034", 5_000, 9_000)).toEqual([5_000, undefined, undefined])
      expect(await struck("10000034", 4_000, 9_000)).toEqual([4_000, 5_000, 5_000])
      expect(await struck("10000034", 4_000, 8_000)).toEqual([4_000, 5_000, 5_000])
      expect(await struck("10000034", 4_500, 9_000)).toEqual([4_500, undefined, undefined])
      expect(await struck("10000081", 5_000, 9_000)).toEqual([5_000, 9_000, undefined])
    })

    it("tells of each size of its own price what it cost before, also beside a cheaper one (R21)", async () => {
      const bringAt = (s: number, l: number) =>
        bring([
          {
            ...aScarf("pisa"),
            variants: [
              { sku: "pisa-S", options: [{ name: "Size", value: "S" }], price: s, compareAtPrice: 9_000 },
              { sku: "pisa-L", options: [{ name: "Size", value: "L" }], price: l, compareAtPrice: 9_000 },
            ],
          },
        ])
      await bringAt(5_000, 8_000)
      await bringAt(4_000, 6_000)
      const found = await search("pisa")
      expect(found).toMatchObject({
        products: [
          {
            price: 4_000,
            lowestPrice30Days: 5_000,
            colors: [
              {
                sizes: [
                  { price: 4_000, oldPrice: 5_000, lowestPrice30Days: 5_000 },
                  { price: 6_000, oldPrice: 8_000, lowestPrice30Days: 8_000 },
                ],
              },
            ],
          },
        ],
      })
    })

    it("changes nothing when it is brought a second time, and only itself when it has changed", async () => {
      const [first, second] = [await bring([aScarf("como")]), await bring([aScarf("como")])]
      const productId = JSON.stringify(first.body).match(/9\d{8}/u)?.[0]
      expect(second.body).toMatchObject({ results: [{ outcome: "unchanged", productId }] })
      expect((await bring([{ ...aScarf("como"), title: "como carré" }])).body).toMatchObject({
        results: [{ outcome: "changed", productId }],
      })
      expect(await search("como")).toMatchObject({ totalCount: 1, products: [{ id: productId, name: "como carré" }] })
    })

    it("is taken product by product: a bad one is refused whole, with its reason, and the others are kept", async () => {
      const { body } = await bring([
        { ...aScarf("a"), handle: "no-price", variants: [{ sku: "N-1", options: [] }] },
        { ...aScarf("b"), handle: "bad-picture", images: [{ url: "javascript:alert(1)" }] },
        {
          ...aScarf("c"),
          handle: "taken-sku",
          variants: [
            { sku: "NEW-1", options: [], price: 1 },
            { sku: "8201-400-3", options: [], price: 1 },
          ],
        },
        { ...aScarf("d"), handle: "fine", variants: [{ sku: "FINE-1", options: [], price: 1_000 }] },
      ])
      expect(body).toMatchObject({
        results: [
          { outcome: "refused", reason: "The variant N-1 has no price." },
          { outcome: "refused", reason: expect.stringContaining("not a valid image URL") },
          { outcome: "refused", reason: "The SKU 8201-400-3 belongs to another product of the store." },
          { outcome: "created" },
        ],
      })
      expect(
        (await shop().call("GET", "/itxrest/2/catalog/store/10000034/catentry?partnumbers=NEW-1,FINE-1")).body,
      ).toMatchObject({ catentries: [{ partNumber: "FINE-1" }] })
    })

    it("is looked at without being brought, and says what would become of each product", async () => {
      const bringDry = (products: readonly unknown[]) =>
        shop().call(
          "POST",
          "/sandbox/catalogue/products",
          { storeId: "10000034", products, dryRun: true },
          { "x-desk-key": KEY },
        )
      expect((await bringDry([aScarf("prato")])).body).toMatchObject({
        results: [{ handle: "prato-scarf", outcome: "created" }],
      })
      expect(await search("prato")).toMatchObject({ totalCount: 0 })
      await bring([aScarf("prato")])
      expect((await bringDry([aScarf("prato"), { ...aScarf("biella"), variants: [] }])).body).toMatchObject({
        results: [{ outcome: "unchanged" }, { outcome: "refused" }],
      })
      expect((await bringDry([{ ...aScarf("prato"), title: "prato carré" }])).body).toMatchObject({
        results: [{ outcome: "changed" }],
      })
      expect(await search("prato")).toMatchObject({ products: [{ name: "prato square" }] })
    })

    it("is listed by handle, hidden where the merchant no longer sells it, and shown when it is brought again", async () => {
      const ask = (what: string, body: object) =>
        shop().call("POST", `/sandbox/catalogue/${what}`, { storeId: "10000034", ...body }, { "x-desk-key": KEY })
      const { body } = await bring([aScarf("turin")])
      const productId = JSON.stringify(body).match(/9\d{8}/u)?.[0]
      expect((await ask("imported", {})).body).toMatchObject({
        products: expect.arrayContaining([{ handle: "turin-scarf", isHidden: false }]),
      })
      expect((await ask("hidden", { handles: ["turin-scarf", "nobody's"] })).body).toEqual({ done: true })
      expect((await ask("imported", { after: "turin-scar" })).body).toMatchObject({
        products: [{ handle: "turin-scarf", isHidden: true }],
      })
      expect(await search("turin")).toMatchObject({ totalCount: 0, products: [] })
      expect(await shop().call("GET", `${IN_SPAIN}/category/0/product/${productId}/detail`)).toMatchObject({
        status: 404,
      })
      expect((await bring([aScarf("turin")])).body).toMatchObject({ results: [{ outcome: "changed", productId }] })
      expect(await search("turin")).toMatchObject({ totalCount: 1 })
      expect(await ask("hidden", { handles: "turin-scarf" })).toMatchObject({ status: 400 })
      expect(await ask("elsewhere", {})).toMatchObject({ status: 404 })
    })

    it("is shown as coming soon, and not sold, until it is there", async () => {
      const visibility = async () => at(await search("lecce"), "products.0.colors.0.sizes.0.visibility")
      await bring([{ ...aScarf("lecce"), isComingSoon: true }])
      expect(await visibility()).toBe("coming_soon")
      await bring([aScarf("lecce")])
      expect(await visibility()).toBe("show")
    })

    it("has its words in the languages it brings, and the pictures that the shop keeps", async () => {
      const url = `/media/imported/${"a".repeat(40)}`
      const kept = { width: 300, height: 400, widths: [160], formats: ["avif", "webp"] }
      await bring([
        {
          ...aScarf("siena"),
          translations: [
            { language: "ES", title: "siena pañuelo", descriptionText: "" },
            { language: "xx", title: "siena nowhere", descriptionText: "" },
          ],
          images: [{ url, kept }],
        },
      ])
      expect(await search("siena")).toMatchObject({
        products: [
          {
            name: "siena pañuelo",
            images: [{}, { url, width: 300, height: 400, sizes: [160], formats: ["avif", "webp"] }],
          },
        ],
      })
      expect(
        (
          await bring([
            { ...aScarf("bad"), images: [{ url }] },
            { ...aScarf("worse"), images: [{ url: "/etc/passwd", kept }] },
          ])
        ).body,
      ).toMatchObject({ results: [{ outcome: "refused" }, { outcome: "refused" }] })
    })

    it("tells on a product's page who made it and what to take care of, with warnings in the language of the page, and refuses half a maker", async () => {
      const manufacturer = {
        name: "Example Mill",
        postalAddress: ["1 Mill Road", "United Kingdom"],
        email: "safety@mill.example",
      }
      const safety = {
        manufacturer,
        responsiblePerson: { ...manufacturer, name: "Example Office" },
        warnings: ["Keep away from fire."],
      }
      const { body } = await bring([
        {
          ...aScarf("genoa"),
          safety,
          translations: [
            { language: "es", title: "genoa pañuelo", descriptionText: "", warnings: ["Mantener alejado del fuego."] },
          ],
        },
        { ...aScarf("turin"), handle: "half", safety: { manufacturer: { name: "Example Mill" } } },
        { ...aScarf("turin"), handle: "no-mail", safety: { manufacturer: { ...manufacturer, email: "call us" } } },
      ])
      expect(body).toMatchObject({
        results: [
          { outcome: "created" },
          { outcome: "refused", reason: expect.stringContaining("postal address") },
          { outcome: "refused", reason: expect.stringContaining("email address") },
        ],
      })
      const productId = JSON.stringify(body).match(/9\d{8}/u)?.[0] ?? ""
      const page = async (languageId: string) =>
        (await shop().call("GET", `${IN_SPAIN}/category/0/product/${productId}/detail?languageId=${languageId}`)).body
      expect(await page("-5")).toMatchObject({
        name: "genoa pañuelo",
        safety: { ...safety, warnings: ["Mantener alejado del fuego."] },
      })
      expect(await page("-1")).toMatchObject({ name: "genoa square", safety })
    })

    it("has its pictures kept under names that their content made, and nothing else under such a name", async () => {
      const webp = Buffer.concat([Buffer.from("RIFF\u0000\u0000\u0000\u0000WEBP", "latin1"), Buffer.alloc(20)])
      const keep = (name: string, bytes: Uint8Array, key = KEY) =>
        shop().sandbox.handle(
          new Request(`http://sandbox.invalid/sandbox/catalogue/pictures/${name}`, {
            method: "POST",
            headers: { "x-desk-key": key, "content-type": "image/webp" },
            body: Uint8Array.from(bytes),
          }),
        )
      // The folder of pictures may be another shop's too: each keeps one under a name of its own.
      const name = `${randomBytes(20).toString("hex")}-160.webp`
      const look = () => shop().sandbox.handle(new Request(`http://sandbox.invalid/media/imported/${name}`))
      expect((await look()).status).toBe(404)
      expect((await keep(name, webp, "wrong")).status).toBe(403)
      expect((await keep(name, Buffer.from("<script>alert(1)</script>"))).status).toBe(400)
      expect((await keep("..%2f..%2fetc", webp)).status).toBe(400)
      expect((await keep(name, webp)).status).toBe(200)
      const kept = await look()
      expect([
        kept.status,
        kept.headers.get("content-type"),
        kept.headers.get("x-content-type-options"),
        Buffer.from(await kept.arrayBuffer()).equals(webp),
      ]).toEqual([200, "image/webp", "nosniff", true])
    })

    it("is brought only by who holds the desk's key, and never by another site", async () => {
      expect(await bring([], { "x-desk-key": "wrong" })).toMatchObject({ status: 403 })
      expect(await bring([], { "sec-fetch-site": "cross-site" })).toMatchObject({ status: 403 })
      expect(await bring([], { origin: "https://evil.example" })).toMatchObject({ status: 403 })
      expect(await shop().call("GET", "/sandbox/catalogue/products")).toMatchObject({ status: 405 })
    })
  },
  { deskKey: KEY },
)
