import { describe, expect, it } from "vitest"
import { submitCartForm } from "../../../adapters/web/forms/cartForms.ts"
import { requestCookies } from "../../../adapters/web/RequestCookies.ts"
import type { ShopPrograms } from "../../../adapters/web/ShopPrograms.ts"
import { aCart } from "../../support/builders/aCart.ts"
import { aStore } from "../../support/builders/aStore.ts"

const store = aStore()
const scope = { store, language: store.languages[0], catalogId: store.catalogs[0].id }

/** Posts the form of a page; returns the request to the shop and the redirect of the browser. */
async function posted(form: "cart/items" | "cart/lines", fields: Readonly<Record<string, string>>) {
  const asked: unknown[] = []
  const refuse = (name: string) => () => {
    throw new Error(`${name} was not expected`)
  }
  const programs: ShopPrograms = {
    stores: refuse("stores"),
    store: refuse("store"),
    loadStoreSelector: refuse("loadStoreSelector"),
    loadPage: refuse("loadPage"),
    read: refuse("read"),
    addToCart: refuse("addToCart"),
    saveToWishlist: refuse("saveToWishlist"),
    forward: refuse("forward"),
    login: refuse("login"),
    reportPageView: refuse("reportPageView"),
    countConsentChoice: refuse("countConsentChoice"),
    submitPage: refuse("submitPage"),
    submit: refuse("submit"),
    handleRestock: refuse("handleRestock"),
    handleNewsletter: refuse("handleNewsletter"),
    changeCart: refuse("changeCart"),
    pingBackend: refuse("pingBackend"),
    addAllToCart: (_, additions) => {
      asked.push(additions)
      return Promise.resolve({ ok: true, cart: aCart() })
    },
    changeQuantity: (_, sku, quantity, _cookies, lineId) => {
      asked.push({ sku, quantity, ...(lineId === undefined ? {} : { lineId }) })
      return Promise.resolve({ ok: true, cart: aCart() })
    },
  }
  const request = new Request(`http://localhost/10000034/${form}`, {
    method: "POST",
    body: new URLSearchParams(fields),
  })
  const { headers } = await submitCartForm(
    form,
    request,
    scope,
    requestCookies(null, false),
    programs,
    ({ page, parameters }) => `${page} ${parameters["refused"] ?? "done"}`,
  )
  return { asked, location: headers.get("location") }
}

describe("the form of a bundle without scripts", () => {
  it("adds one sku of each item, by one call", async () => {
    expect(
      await posted("cart/items", {
        bundleId: "290000001",
        components: "2",
        "color.11": "400",
        "sku.11": "coat-M",
        "sku.12": "scarf-99",
      }),
    ).toEqual({
      asked: [
        [
          { sku: "coat-M", quantity: 1, productId: "11", bundleId: "290000001" },
          { sku: "scarf-99", quantity: 1, productId: "12", bundleId: "290000001" },
        ],
      ],
      location: "ItxShopCartPage done",
    })
  })

  it.each([
    [{ "sku.11": "coat-M" }],
    [{}],
    [{ "sku.11": "coat-M", "sku.12": "no sku" }],
    [{ "sku.11": "coat-M", "sku.x": "scarf-99" }],
    [{ components: "", "sku.11": "coat-M", "sku.12": "scarf-99" }],
  ])("adds none and reports a missing size: %j", async (fields) => {
    expect(await posted("cart/items", { bundleId: "290000001", components: "2", ...fields })).toEqual({
      asked: [],
      location: "ItxShopCartPage SizeMissing",
    })
  })
})

describe("the form of a cart's line without scripts", () => {
  it("names the line where its sku is in more than one", async () => {
    expect((await posted("cart/lines", { sku: "coat-M", quantity: "0", lineId: "900000000002" })).asked).toEqual([
      { sku: "coat-M", quantity: 0, lineId: "900000000002" },
    ])
    expect((await posted("cart/lines", { sku: "coat-M", quantity: "2" })).asked).toEqual([
      { sku: "coat-M", quantity: 2 },
    ])
  })
})
