import { expect, it } from "vitest"
import { onOneDatabase } from "../../support/sandbox/onBothDatabases.ts"

const SPAIN = "/itxrest/2/catalog/store/10000034"
const IN_SPAIN = `${SPAIN}/20000034`
const IN_JAPAN = "/itxrest/2/catalog/store/10000081/20000081"

onOneDatabase("the catalogue", (shop) => {
  const read = async (path: string) => {
    const { status, body } = await shop().call("GET", path)
    expect(status, JSON.stringify(body)).toBe(200)
    return body
  }

  it("lists its stores for the selector", async () => {
    expect(await read("/itxrest/2/catalog/store?brandId=1")).toMatchObject({
      stores: [
        {
          id: "10000034",
          countryName: "España",
          catalogs: [
            { id: "20000034", type: 1 },
            { id: "50000034", type: 5 },
          ],
        },
        { id: "10000081", countryName: "日本", supportedLanguages: [{ code: "ja", direction: "ltr" }, { code: "en" }] },
      ],
    })
    expect(await read("/itxrest/2/catalog/store?brandId=9")).toEqual({ stores: [] })
  })

  it("returns a store's currency and limits", async () => {
    expect(await read("/itxrest/2/catalog/store/10000081")).toMatchObject({
      details: { locale: { currencyCode: "JPY", currencyDecimals: 0, positiveFormat: "¥{0}" } },
      configurations: expect.arrayContaining([{ parameter: "MAX_PRODUCTS_SHOPCART_GUEST", value: "3" }]),
    })
  })

  it("returns the tree in the language of the call, three levels deep", async () => {
    expect(await read(`${IN_SPAIN}/category?withNumberOfProducts=true&languageId=-1`)).toMatchObject({
      categories: [
        {
          name: "Men",
          productCount: 4,
          subcategories: [
            {
              name: "Clothing",
              subcategories: [
                {
                  name: "Shirts",
                  categoryUrl: "shirts",
                  productCount: 2,
                  parentcategories: [{ key: "men" }, { key: "men-clothing" }],
                },
                { name: "Coats" },
              ],
            },
          ],
        },
      ],
    })
    expect(await read(`${IN_SPAIN}/category?withSubCategories=false`)).toMatchObject({
      categories: [{ name: "Hombre", subcategories: [] }],
    })
  })

  it("lists a category with the products of its subcategories", async () => {
    const list = await read(`${IN_SPAIN}/category/1000/product`)
    expect(list).toMatchObject({
      totalCount: 4,
      pageNumber: 1,
      pageSize: 24,
      filters: {
        colors: [
          { id: "800", name: "Negro", count: 3 },
          { id: "400", count: 2 },
        ],
        price: { min: 2995, max: 12995 },
      },
    })
    expect(await read(`${IN_SPAIN}/category/1000/product?withSubCategories=false`)).toMatchObject({
      totalCount: 0,
      products: [],
    })
    expect(await read(`${IN_SPAIN}/category/1000/product?pageNumber=2`)).toMatchObject({ totalCount: 4, products: [] })
  })

  it("sorts by price in both directions and by novelty", async () => {
    const ids = async (order: string) => {
      const list = await read(`${IN_SPAIN}/category/1000/product?order=${order}`)
      return (JSON.stringify(list).match(/"mfname":"\d+"/gu) ?? []).map((text) => text.slice(10, -1))
    }
    expect(await ids("price_asc")).toEqual(["8202", "8201", "8204", "8203"])
    expect(await ids("price_desc")).toEqual(["8203", "8204", "8201", "8202"])
    expect(await ids("new")).toEqual(["8201", "8202", "8203", "8204"])
  })

  it("filters a list by colour, size, price and category, with counts", async () => {
    const under = `${IN_SPAIN}/category/1000/product`
    expect(await read(`${under}?colFilter=400`)).toMatchObject({ totalCount: 2 })
    expect(await read(`${under}?sizeFilter=4`)).toMatchObject({ totalCount: 1, products: [{ mfname: "8201" }] })
    expect(await read(`${under}?priceMin=4000&priceMax=10000`)).toMatchObject({
      totalCount: 1,
      products: [{ mfname: "8204" }],
    })
    expect(await read(`${under}?catFilter=1020&colFilter=800&order=price_asc`)).toMatchObject({ totalCount: 2 })
  })

  it("includes the sizes of a list for quick adding on request", async () => {
    expect(await read(`${IN_SPAIN}/category/1020/product?order=price_asc&detail=true`)).toMatchObject({
      products: [
        {
          mfname: "8202",
          colors: [{ id: "800", sizes: [{ sku: "8202-800-3", isBuyable: true, availability: "low", quantity: 1 }] }],
        },
        { mfname: "8201" },
      ],
    })
  })

  it("finds a category by its key", async () => {
    expect(await read(`${IN_SPAIN}/category-key/men-coats/product`)).toMatchObject({ totalCount: 2 })
  })

  it("returns a product with prices, colours, sizes and breadcrumbs", async () => {
    expect(await read(`${IN_SPAIN}/category/1020/product/510001/detail?languageId=-1`)).toMatchObject({
      name: "Oxford shirt",
      productUrl: "oxford-shirt",
      price: 3995,
      oldPrice: 4995,
      lowestPrice30Days: 4995,
      visibility: "show",
      breadcrumbs: ["1000", "1010", "1020"],
      care: ["Wash at 30 °C", "Do not bleach"],
      detail: {
        colors: [
          {
            id: "400",
            images: [{ url: "/media/510001/400/front", alt: "Oxford shirt, Blue, front" }, {}, {}, {}],
            sizes: [
              { sku: "8201-400-3", availability: "in_stock", isBuyable: true },
              { sku: "8201-400-4", availability: "none", visibility: "sold_out", isBuyable: false },
            ],
          },
          { id: "800" },
        ],
      },
    })
  })

  it("prices a product in the currency of each store", async () => {
    expect(await read(`${IN_JAPAN}/part-number/8201/detail`)).toMatchObject({
      name: "オックスフォードシャツ",
      price: 6400,
      oldPrice: 8000,
    })
  })

  it("has the levels of visibility: sold out, coming soon", async () => {
    expect(await read(`${IN_SPAIN}/productsArray?productIds=510004,510003,999`)).toMatchObject({
      products: [
        { id: "510004", visibility: "coming_soon" },
        { id: "510003", visibility: "sold_out" },
      ],
    })
  })

  it.each([
    [`${IN_SPAIN}/search?searchTerm=oxford`, 1],
    [`${IN_SPAIN}/search?searchTerm=${encodeURIComponent("ÓXFORD camisa")}`, 1],
    [`${IN_SPAIN}/search?searchTerm=camisas`, 2],
    [`${IN_SPAIN}/search?searchTerm=8203`, 1],
    [`${IN_SPAIN}/search?searchTerm=${encodeURIComponent("%")}`, 0],
    [`${IN_JAPAN}/search?searchTerm=${encodeURIComponent("ｺｰﾄ")}`, 2],
    [`${IN_JAPAN}/search?searchTerm=${encodeURIComponent("こーと")}`, 2],
    [`${IN_JAPAN}/search?searchTerm=coat`, 0],
    [`${IN_JAPAN}/search?searchTerm=coat&languageId=-1`, 2],
  ])("searches names in any script: %s", async (path, count) => {
    expect(await read(path)).toMatchObject({ totalCount: count })
  })

  it("suggests categories and products for a prefix", async () => {
    expect(await read(`${IN_SPAIN}/search-suggestions?searchTerm=abri`)).toEqual({
      suggestions: [
        { term: "Abrigos", count: 2, categoryId: "1030" },
        expect.objectContaining({ term: "Abrigo de lana", productId: "510003" }),
        expect.objectContaining({ term: "Gabardina" }),
      ],
    })
    expect(await read(`${IN_SPAIN}/search-suggestions?searchTerm=hombre%20camisa`)).toMatchObject({
      suggestions: [{ term: "Camisas", categoryId: "1020" }, { productId: expect.any(String) }, {}],
    })
  })

  it("returns stock by product, by list and by category", async () => {
    expect(await read(`${IN_SPAIN}/product/510002/stock`)).toEqual({
      stocks: [
        {
          id: "510002001",
          sku: "8202-800-3",
          productId: "510002",
          availability: "low",
          visibility: "show",
          quantity: 1,
        },
      ],
    })
    expect(await read(`${IN_SPAIN}/stock?productIds=510002,510003`)).toMatchObject({ stocks: [{}, {}] })
    expect(await read(`${IN_SPAIN}/category/1030/stock`)).toMatchObject({
      stocks: [{ availability: "none" }, { availability: "none", visibility: "coming_soon" }],
    })
  })

  it("finds part numbers of products and of skus", async () => {
    expect(await read(`${SPAIN}/catentry?partnumbers=8201-400-3,nothing,8202`)).toEqual({
      catentries: [
        {
          partNumber: "8201-400-3",
          catentryId: "510001001",
          productId: "510001",
          categoryId: "1020",
          sku: "8201-400-3",
        },
        { partNumber: "8202", catentryId: "510002", productId: "510002", categoryId: "1020" },
      ],
    })
  })

  it("recommends matching products in stock, then similar ones, never the product itself", async () => {
    expect(await read(`${IN_SPAIN}/product/510001/related`)).toMatchObject({ products: [{ id: "510002" }] })
    expect(await read(`${IN_SPAIN}/productsArray?productIds=510001&withoutRelatedProducts=false`)).toMatchObject({
      relatedProducts: [{ id: "510002" }],
    })
    // A shirt is recommended with a coat, and then the other coat.
    expect(await read(`${IN_SPAIN}/product/510003/related`)).toMatchObject({
      products: [{ id: "510001" }, { id: "510004" }],
    })
  })

  it("fills its slots, and returns an empty list for an unknown one", async () => {
    expect(await read(`${IN_SPAIN}/marketing-spot?spot=home-hero&lang=en`)).toMatchObject({
      spots: [{ title: "Shirts", categoryKey: "men-shirts", products: [{ id: "510002" }, { id: "510001" }] }],
    })
    expect(await read(`${IN_SPAIN}/marketing-spot?spot=nothing`)).toEqual({ spots: [] })
  })

  it("counts the results of each filter option under the other filters", async () => {
    const under = `${IN_SPAIN}/category/1000/product`
    const black = await read(`${under}?colFilter=800`)
    expect(black).toMatchObject({
      totalCount: 3,
      filters: {
        colors: [
          { id: "800", count: 3 },
          { id: "400", count: 2 },
        ],
        sizes: [
          { id: "3", count: 2 },
          { id: "4", count: 1 },
        ],
        price: { min: 2995, max: 9995 },
      },
    })
    expect(await read(`${under}?sizeFilter=4&priceMin=3000`)).toMatchObject({
      totalCount: 1,
      filters: {
        colors: [
          { id: "800", count: 1 },
          { id: "400", count: 0 },
        ],
        sizes: [
          { id: "3", count: 1 },
          { id: "4", count: 1 },
        ],
        price: { min: 3995, max: 3995 },
      },
    })
    expect(await read(`${IN_SPAIN}/search?searchTerm=a&priceMin=9000`)).toMatchObject({
      totalCount: 2,
      filters: {
        sizes: [
          { id: "3", count: 0 },
          { id: "4", count: 0 },
        ],
        subcategories: [
          { id: "1020", count: 0 },
          { id: "1030", count: 2 },
        ],
        price: { min: 2995, max: 12_995 },
      },
    })
  })

  it("offers categories as filters of a search, and filters by them", async () => {
    expect(await read(`${IN_SPAIN}/search?searchTerm=a`)).toMatchObject({
      totalCount: 4,
      filters: {
        subcategories: [
          { id: "1020", name: "Camisas", count: 2 },
          { id: "1030", name: "Abrigos", count: 2 },
        ],
      },
    })
    expect(await read(`${IN_SPAIN}/search?searchTerm=a&catFilter=1030`)).toMatchObject({
      totalCount: 2,
      products: [{ mfname: "8203" }, { mfname: "8204" }],
    })
    expect(await read(`${IN_SPAIN}/search?searchTerm=camisas`)).toMatchObject({
      totalCount: 2,
      filters: { subcategories: [] },
    })
  })

  it("offers filters for named products", async () => {
    const { status, body } = await shop().call("POST", `${IN_SPAIN}/filters`, { productIds: ["510001"] })
    expect([status, body]).toMatchObject([
      200,
      {
        filters: {
          sizes: [
            { id: "3", name: "M", count: 1 },
            { id: "4", name: "L" },
          ],
          price: { min: 3995, max: 3995 },
        },
      },
    ])
  })

  it("returns texts and configuration", async () => {
    expect(await read("/itxrest/2/cms/store/10000034/translations/ES/es")).toMatchObject({
      translations: { "footer.promise": "Devoluciones en 30 días." },
    })
    expect(
      await read(
        "/itxrest/2/oam/store/10000034/xconfiguracion?variables=captchaProtection" +
          "&variables=unknown&variables=MAX_PRODUCTS_SHOPCART_GUEST",
      ),
    ).toEqual([
      { key: "captchaProtection", value: "false" },
      { key: "MAX_PRODUCTS_SHOPCART_GUEST", value: "3" },
    ])
  })

  it.each([
    ["/itxrest/2/catalog/store/99999999", 404],
    ["/itxrest/2/catalog/store/10000034/1/category", 404],
    [`${IN_SPAIN}/category/77`, 404],
    [`${IN_SPAIN}/category/1020/product/77/detail`, 404],
    [`${IN_SPAIN}/part-number/77/detail`, 404],
    [`${IN_SPAIN}/product/77/stock`, 404],
    [`${IN_SPAIN}/category?languageId=-10`, 400],
  ])("returns a localised error for a missing resource: %s is %i", async (path, status) => {
    const answer = await shop().call("GET", path)
    expect(answer).toMatchObject({
      status,
      body: { key: expect.stringMatching(/^_ERR_/u), message: expect.any(String) },
    })
  })
})
