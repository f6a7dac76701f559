import { act, cleanup, fireEvent, screen, within } from "@testing-library/react"
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest"
import type { ProductList } from "../../../../domain/catalog/ProductList.ts"
import { productQueryFrom } from "../../../../domain/catalog/ProductQuery.ts"
import { parsePageAddress } from "../../../../domain/navigation/parsePageAddress.ts"
import { storeDefaults } from "../../../../domain/store/storeDefaults.ts"
import { CategoryView } from "../../../../ui/features/catalog/listing/CategoryView.tsx"
import { SearchView } from "../../../../ui/features/catalog/listing/SearchView.tsx"
import { pageLinks } from "../../../../ui/features/catalog/listing/pageLinks.ts"
import { priceSteps } from "../../../../ui/features/catalog/listing/priceSteps.ts"
import { aList, aSummary } from "../../../support/builders/aProduct.ts"
import { shopPages } from "../../../../ui/runtime/pages/useShopPages.ts"
import { loadIslands } from "../../../../ui/runtime/island.tsx"
import { aCategory, aFrame } from "../../../support/ui/somePages.ts"
import { press, seen, renderInShop } from "../../../support/ui/shopAround.tsx"

beforeAll(() => loadIslands())
afterEach(cleanup)

const shirts = aCategory("11020", "Shirts")
const list: ProductList = {
  ...aList(),
  totalCount: 60,
  facets: {
    colors: [
      { value: "1", label: "Black", count: 4 },
      { value: "2", label: "Ecru", count: 9 },
    ],
    sizes: [{ value: "3", label: "M", count: 7 }],
    categories: [],
    priceRange: { minimum: 1000, maximum: 9000 },
  },
}

function category(parameters: Readonly<Record<string, string>>, shown: ProductList = list) {
  const address = shopPages(aFrame()).category(shirts, parameters)
  return <CategoryView category={{ path: [shirts], category: shirts, list: shown }} address={address} />
}

describe("a category's page", () => {
  it("names each active filter and removes it by a link, keeping the others", () => {
    renderInShop(category({ colFilter: "1,2", priceMax: "5000", order: "new", pageNumber: "2" }))
    const inUse = screen.getByRole("list", { name: "Active filters" })
    expect(
      within(inUse)
        .getAllByRole("link")
        .map((link) => link.textContent),
    ).toEqual(["Black", "Ecru", "Up to 50,00 €", "Clear all filters"])
    expect(within(inUse).getByRole("link", { name: "Remove filter: Black" }).getAttribute("href")).toBe(
      "/10000034/category-11020-n11020?colFilter=2&order=new&priceMax=5000",
    )
  })

  it("names the physical store it is restricted to, and changes or removes it by a link or in the form", () => {
    const restricted = { ...list, availableIn: { id: "7", name: "Selvedge Madrid Centro" }, checkedCount: 1200 }
    renderInShop(category({ colFilter: "1", physicalStoreId: "7", pageNumber: "2" }, restricted))
    const label = "Available in Selvedge Madrid Centro"
    expect(screen.getByRole("link", { name: `Remove filter: ${label}` }).getAttribute("href")).toBe(
      "/10000034/category-11020-n11020?colFilter=1",
    )
    expect(screen.getByRole("link", { name: "Remove filter: Black" }).getAttribute("href")).toBe(
      "/10000034/category-11020-n11020?physicalStoreId=7",
    )
    expect(screen.getByText(/^We checked the first 1,?200 items/)).toBeDefined()
    const option = screen.getByRole("checkbox", { name: label, hidden: true })
    expect([option.getAttribute("name"), option.getAttribute("value")]).toEqual(["physicalStoreId", "7"])
    expect(screen.getByRole("link", { name: "Change store", hidden: true }).getAttribute("href")).toBe(
      "/10000034/-1/stores",
    )
    // The facets count the products of the unrestricted list.
    expect(screen.queryByText("9")).toBeNull()
  })

  it("has an editorial row in every dozen with wide images; a merchant's product has none", () => {
    const picture = (url: string, view: string, width: number, height: number) => ({
      url,
      external: false,
      view,
      width,
      height,
      widths: [640, width],
      formats: ["webp"],
      alt: "",
    })
    const drawn = Array.from({ length: 24 }, (_, index) =>
      aSummary({
        id: String(index),
        images: [
          picture(`/media/${index}/front`, "front", 1600, 2000),
          picture(`/media/${index}/back`, "back", 1600, 2000),
          picture(`/media/${index}/editorial`, "editorial", 1600, 1000),
        ],
      }),
    )
    const photographed = drawn.map((product, index) =>
      index === 19
        ? { ...product, images: product.images.slice(0, 2) }
        : index === 18
          ? { ...product, images: product.images.filter(({ view }) => view !== "back") }
          : product,
    )
    renderInShop(category({}, { ...list, products: photographed }))
    const shown = [...document.querySelectorAll("article")].map((card) =>
      [...card.querySelectorAll("img")].map((image) => image.getAttribute("src")?.split("/").at(-1)?.split("-")[0]),
    )
    expect(shown.flatMap((views, index) => (views.includes("editorial") ? [[index, views]] : []))).toEqual([
      [7, ["editorial", "front"]],
    ])
    expect(
      [...document.querySelectorAll("article")].flatMap((card, index) =>
        card.parentElement?.classList.contains("crop") === true ? [index] : [],
      ),
    ).toEqual([7])
    expect([shown[18], shown[19]]).toEqual([["front"], ["front", "back"]])
    expect(shown[0]).toEqual(["front", "back"])
  })

  it("shows a product in the requested colour with the requested size, and links to it there", () => {
    const shirt = aSummary({
      colors: [
        { id: "1", name: "Black", buyableSizes: ["S"] },
        { id: "2", name: "Ecru", buyableSizes: ["M"] },
      ],
    })
    const redirectTo = (parameters: Readonly<Record<string, string>>) => {
      const { unmount } = renderInShop(category(parameters, { ...list, products: [shirt] }))
      const address = document.querySelector("article a")?.getAttribute("href")
      unmount()
      return address
    }
    expect([{ colFilter: "1,2", sizeFilter: "3" }, { colFilter: "1,2" }].map(redirectTo)).toEqual([
      expect.stringMatching(/colorId=2$/),
      expect.stringMatching(/colorId=1$/),
    ])
  })

  it("turns the ticked filters into the address of the list", async () => {
    const { visits } = renderInShop(category({ colFilter: "1" }))
    await press(screen.getByRole("checkbox", { name: /Ecru/, hidden: true }))
    await press(screen.getByRole("checkbox", { name: "M", hidden: true }))
    await press(screen.getByRole("radio", { name: "Price, low to high", hidden: true }))
    const form = document.querySelector("form")
    if (form === null) throw new Error("no sheet")
    const sheet = screen.getByRole("dialog", { hidden: true })
    sheet.hidePopover = () => undefined
    await seen(() => void fireEvent.submit(form))
    expect(visits.map((visit) => visit.parameters)).toEqual([
      { categoryUrl: "category-11020", seoId: "11020", colFilter: "1,2", sizeFilter: "3", order: "price_asc" },
    ])
  })

  it("is a plain GET form to the list itself, so that it works without a script", () => {
    renderInShop(category({ colFilter: "1" }))
    const form = document.querySelector("form")
    expect(form?.method).toBe("get")
    expect(form?.getAttribute("action")).toBe("/10000034/category-11020-n11020")
  })

  it("reads every tick of a form that was sent without a script", () => {
    const sent = parsePageAddress(
      "/10000034/category-11020-n11020?order=new&colFilter=2&colFilter=1&sizeFilter=3&priceMin=",
      () => storeDefaults(aFrame().store),
    )
    expect(productQueryFrom(sent?.parameters ?? {})).toMatchObject({
      order: "new",
      colors: ["1", "2"],
      sizes: ["3"],
      categories: [],
    })
  })

  it("offers the filters that were last chosen in the category, during the visit", async () => {
    sessionStorage.clear()
    const numbered = { ...list, products: [aSummary({ id: "7001" })] }
    const open = async () => {
      const dialog = screen.getByRole("dialog", { hidden: true })
      await act(async () => fireEvent(dialog, Object.assign(new Event("beforetoggle"), { newState: "open" })))
    }
    const offered = () => screen.queryByRole("link", { name: "Use your last filters", hidden: true })
    renderInShop(category({}, numbered))
    await open()
    expect(offered()).toBeNull()
    await press(screen.getByRole("checkbox", { name: "M", hidden: true }))
    const sheet = screen.getByRole("dialog", { hidden: true })
    sheet.hidePopover = () => undefined
    const form = sheet.querySelector("form")
    if (form === null) throw new Error("no sheet")
    await seen(() => void fireEvent.submit(form))
    await vi.waitFor(() => expect(sessionStorage.getItem("selvedge.categoryFilters.v1")).toContain("sizeFilter"))
    cleanup()
    renderInShop(category({}, numbered))
    await open()
    await vi.waitFor(() => expect(offered()?.getAttribute("href")).toBe("/10000034/category-11020-n11020?sizeFilter=3"))
    cleanup()
    renderInShop(category({ colFilter: "1" }, numbered))
    await open()
    expect(offered()).toBeNull()
  })

  it("links to the next page and keeps the filters", () => {
    renderInShop(category({ colFilter: "1" }))
    expect(screen.getByRole("link", { name: "Next page" }).getAttribute("href")).toBe(
      "/10000034/category-11020-n11020?colFilter=1&pageNumber=2",
    )
    expect(screen.getByRole("link", { name: "Page 1" }).getAttribute("aria-current")).toBe("page")
  })

  it("shows each product in the requested colour, and links to it in that colour", () => {
    const inTwo = aSummary({
      colors: [
        { id: "1", name: "Black" },
        {
          id: "2",
          name: "Ecru",
          image: {
            url: "/media/ecru",
            external: false,
            view: "front",
            width: 640,
            height: 800,
            widths: [640],
            formats: ["webp"],
            alt: "",
          },
        },
      ],
    })
    renderInShop(category({ colFilter: "2" }, { ...list, products: [inTwo] }))
    expect(within(screen.getByRole("article")).getByRole("link", { name: "Linen shirt" }).getAttribute("href")).toBe(
      "/10000034/-1/linen-shirt-l7001?colorId=2",
    )
    expect(document.querySelector("article img")?.getAttribute("src")).toContain("/media/ecru")
  })

  it("offers no choice without results, but keeps the active one", () => {
    const facets = {
      ...list.facets,
      sizes: [
        { value: "3", label: "M", count: 0 },
        { value: "4", label: "L", count: 0 },
        { value: "5", label: "XL", count: 2 },
      ],
    }
    renderInShop(category({ sizeFilter: "4" }, { ...list, facets }))
    expect(screen.getAllByRole("checkbox", { hidden: true }).map((box) => box.getAttribute("value"))).toEqual([
      "1",
      "2",
      "4",
      "5",
    ])
  })

  it("shows hints when filters leave nothing", () => {
    renderInShop(category({ colFilter: "1" }, { ...list, totalCount: 0, products: [] }))
    expect(screen.getByText("No items match these filters")).toBeDefined()
    expect(screen.getByText("0 items")).toBeDefined()
  })

  it("marks a card as sold out or coming soon", () => {
    renderInShop(
      category(
        {},
        {
          ...list,
          products: [
            aSummary({ visibility: "sold_out" }),
            aSummary({ id: "p2", mfname: "7002", visibility: "coming_soon" }),
          ],
        },
      ),
    )
    expect(screen.getAllByRole("article").map((card) => card.textContent)).toEqual([
      expect.stringContaining("Sold out"),
      expect.stringContaining("Coming soon"),
    ])
  })
})

describe("a search without results", () => {
  it("keeps the query, shows hints, and links to the categories", async () => {
    const address = shopPages(aFrame()).search("sihrt")
    const { visits } = renderInShop(
      <SearchView search={{ term: "sihrt", list: { ...list, totalCount: 0, products: [] } }} address={address} />,
    )
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("No results for ‘sihrt’")
    expect(screen.getByRole("link", { name: "Women" })).toBeDefined()
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: " shirt " } })
    await press(screen.getByRole("button", { name: "Search" }))
    expect(visits.map(({ parameters }) => parameters)).toEqual([{ keyWord: "shirt" }])
  })
})

describe("the pages and prices of a list", () => {
  it("show the first, the last and the neighbours, and never a gap of one", () => {
    expect(pageLinks(1, 1)).toEqual([1])
    expect(pageLinks(5, 9)).toEqual([1, undefined, 4, 5, 6, undefined, 9])
    expect(pageLinks(4, 6)).toEqual([1, 2, 3, 4, 5, 6])
  })

  it("are round in every currency, whole minor units, and inside the range", () => {
    expect(priceSteps({ minimum: 1295, maximum: 12_990 }, 2)).toEqual([2000, 4000, 6000, 8000, 10_000, 12_000])
    for (const decimals of [0, 2, 3]) {
      const steps = priceSteps({ minimum: 990, maximum: 25_990 }, decimals)
      expect(steps.length).toBeGreaterThan(0)
      expect(steps.every((step) => Number.isInteger(step) && step > 990 && step < 25_990)).toBe(true)
    }
    expect(priceSteps(undefined, 2)).toEqual([])
    expect(priceSteps({ minimum: 1000, maximum: 1000 }, 2)).toEqual([])
  })
})
