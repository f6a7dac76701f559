import { randomBytes } from "node:crypto"
import { expect, it } from "vitest"
import { onOneDatabase } from "../../support/sandbox/onBothDatabases.ts"
import { at, listAt } from "../checkout/customer.ts"

const IN_SPAIN = "/itxrest/2/catalog/store/10000034/20000034"
const KEY = "the-admin-key-of-this-test"

/** A silk square under a unique name, because these tests share a store and run in any order. */
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

onOneDatabase(
  "a merchant's catalogue",
  (shop) => {
    const runImport = (products: readonly unknown[], headers: Readonly<Record<string, string>> = {}) =>
      shop().call(
        "POST",
        "/sandbox/catalogue/products",
        { storeId: "10000034", products },
        { "x-admin-key": KEY, ...headers },
      )
    const search = async (query: string) =>
      (await shop().call("GET", `${IN_SPAIN}/search?detail=true&searchTerm=${query}`)).body

    it("is in the store at once, in its own category, with its own pictures and prices", async () => {
      expect(await search("lyon")).toMatchObject({ totalCount: 0 })
      expect(await runImport([aScarf("lyon")])).toMatchObject({
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

    it("is found by colour and size when one variant has both, and by words without diacritics", async () => {
      const items = [
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
      await runImport([{ ...aScarf("lodz"), title: "Żółty kołnierz lodz", variants: items }])
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

    it("F75 has a struck price in the Union only from the store's own history, elsewhere the given one", async () => {
      const importAtPrice = (storeId: string, price: number, compareAtPrice: number) =>
        shop().call(
          "POST",
          "/sandbox/catalogue/products",
          {
            storeId,
            products: [
              { ...aScarf("rome"), variants: [{ sku: `rome-${storeId}`, options: [], price, compareAtPrice }] },
            ],
          },
          { "x-admin-key": KEY },
        )
      const struck = async (storeId: string, price: number, compareAtPrice: number) => {
        expect((await importAtPrice(storeId, price, compareAtPrice)).status).toBe(200)
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

    it("has the previous price of each size, also beside a cheaper one (R21)", async () => {
      const importAtPrice = (s: number, l: number) =>
        runImport([
          {
            ...aScarf("pisa"),
            variants: [
              { sku: "pisa-S", options: [{ name: "Size", value: "S" }], price: s, compareAtPrice: 9_000 },
              { sku: "pisa-L", options: [{ name: "Size", value: "L" }], price: l, compareAtPrice: 9_000 },
            ],
          },
        ])
      await importAtPrice(5_000, 8_000)
      await importAtPrice(4_000, 6_000)
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

    it("is unchanged by a second import, and changes alone when its data has changed", async () => {
      const [first, second] = [await runImport([aScarf("como")]), await runImport([aScarf("como")])]
      const productId = JSON.stringify(first.body).match(/9\d{8}/u)?.[0]
      expect(second.body).toMatchObject({ results: [{ outcome: "unchanged", productId }] })
      expect((await runImport([{ ...aScarf("como"), title: "como carré" }])).body).toMatchObject({
        results: [{ outcome: "changed", productId }],
      })
      expect(await search("como")).toMatchObject({ totalCount: 1, products: [{ id: productId, name: "como carré" }] })
    })

    it("is imported product by product: an invalid one is refused as a whole with its reason", async () => {
      const { body } = await runImport([
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

    it("is validated by a dry run, which reports the outcome of each product", async () => {
      const dryRunImport = (products: readonly unknown[]) =>
        shop().call(
          "POST",
          "/sandbox/catalogue/products",
          { storeId: "10000034", products, dryRun: true },
          { "x-admin-key": KEY },
        )
      expect((await dryRunImport([aScarf("prato")])).body).toMatchObject({
        results: [{ handle: "prato-scarf", outcome: "created" }],
      })
      expect(await search("prato")).toMatchObject({ totalCount: 0 })
      await runImport([aScarf("prato")])
      expect((await dryRunImport([aScarf("prato"), { ...aScarf("biella"), variants: [] }])).body).toMatchObject({
        results: [{ outcome: "unchanged" }, { outcome: "refused" }],
      })
      expect((await dryRunImport([{ ...aScarf("prato"), title: "prato carré" }])).body).toMatchObject({
        results: [{ outcome: "changed" }],
      })
      expect(await search("prato")).toMatchObject({ products: [{ name: "prato square" }] })
    })

    it("is listed by handle, hidden when missing from the export, and shown after another import", async () => {
      const ask = (what: string, body: object) =>
        shop().call("POST", `/sandbox/catalogue/${what}`, { storeId: "10000034", ...body }, { "x-admin-key": KEY })
      const { body } = await runImport([aScarf("turin")])
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
      expect((await runImport([aScarf("turin")])).body).toMatchObject({ results: [{ outcome: "changed", productId }] })
      expect(await search("turin")).toMatchObject({ totalCount: 1 })
      expect(await ask("hidden", { handles: "turin-scarf" })).toMatchObject({ status: 400 })
      expect(await ask("elsewhere", {})).toMatchObject({ status: 404 })
    })

    it("is shown as coming soon and not sold until its date", async () => {
      const visibility = async () => at(await search("lecce"), "products.0.colors.0.sizes.0.visibility")
      await runImport([{ ...aScarf("lecce"), isComingSoon: true }])
      expect(await visibility()).toBe("coming_soon")
      await runImport([aScarf("lecce")])
      expect(await visibility()).toBe("show")
    })

    it("has the texts of its languages, and pictures stored by the backend", async () => {
      const url = `/media/imported/${"a".repeat(40)}`
      const stored = { width: 300, height: 400, widths: [160], formats: ["avif", "webp"] }
      await runImport([
        {
          ...aScarf("siena"),
          translations: [
            { language: "ES", title: "siena pañuelo", descriptionText: "" },
            { language: "xx", title: "siena nowhere", descriptionText: "" },
          ],
          images: [{ url, kept: stored }],
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
          await runImport([
            { ...aScarf("bad"), images: [{ url }] },
            { ...aScarf("worse"), images: [{ url: "/etc/passwd", kept: stored }] },
          ])
        ).body,
      ).toMatchObject({ results: [{ outcome: "refused" }, { outcome: "refused" }] })
    })

    it("shows its manufacturer and localised warnings, and is refused with an incomplete manufacturer", async () => {
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
      const { body } = await runImport([
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

    it("has pictures with content-based names, and no other file is served under such a name", async () => {
      const webp = Buffer.concat([Buffer.from("RIFF\u0000\u0000\u0000\u0000WEBP", "latin1"), Buffer.alloc(20)])
      const keep = (name: string, bytes: Uint8Array, key = KEY) =>
        shop().sandbox.handle(
          new Request(`http://sandbox.invalid/sandbox/catalogue/pictures/${name}`, {
            method: "POST",
            headers: { "x-admin-key": key, "content-type": "image/webp" },
            body: Uint8Array.from(bytes),
          }),
        )
      // Another store may share the folder of pictures, so that each keeps one under a unique name.
      const name = `${randomBytes(20).toString("hex")}-160.webp`
      const look = () => shop().sandbox.handle(new Request(`http://sandbox.invalid/media/imported/${name}`))
      expect((await look()).status).toBe(404)
      expect((await keep(name, webp, "wrong")).status).toBe(403)
      expect((await keep(name, Buffer.from("<script>alert(1)</script>"))).status).toBe(400)
      expect((await keep("..%2f..%2fetc", webp)).status).toBe(400)
      expect((await keep(name, webp)).status).toBe(200)
      const stored = await look()
      expect([
        stored.status,
        stored.headers.get("content-type"),
        stored.headers.get("x-content-type-options"),
        Buffer.from(await stored.arrayBuffer()).equals(webp),
      ]).toEqual([200, "image/webp", "nosniff", true])
    })

    it("requires the admin console key, and is refused from another site", async () => {
      expect(await runImport([], { "x-admin-key": "wrong" })).toMatchObject({ status: 403 })
      expect(await runImport([], { "sec-fetch-site": "cross-site" })).toMatchObject({ status: 403 })
      expect(await runImport([], { origin: "https://evil.example" })).toMatchObject({ status: 403 })
      expect(await shop().call("GET", "/sandbox/catalogue/products")).toMatchObject({ status: 405 })
    })
  },
  { adminKey: KEY },
)
