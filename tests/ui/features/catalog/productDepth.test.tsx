import { cleanup, configure, fireEvent, screen, within } from "@testing-library/react"
import { afterEach, beforeAll, describe, expect, it } from "vitest"
import * as fc from "fast-check"
import type { SizeGuide } from "../../../../domain/catalog/SizeGuide.ts"
import type { Product } from "../../../../domain/catalog/Product.ts"
import { MAX_SCALE, pannedView, scaledView, UNZOOMED } from "../../../../ui/features/catalog/product/zoomView.ts"
import { loadIslands } from "../../../../ui/runtime/island.tsx"
import { ProductView } from "../../../../ui/features/catalog/product/ProductView.tsx"
import { aColor, aSize } from "../../../support/builders/aColor.ts"
import { aProduct, aSummary } from "../../../support/builders/aProduct.ts"
import { backendError } from "../../../support/builders/backendError.ts"
import { euros } from "../../../support/builders/euros.ts"
import { anImage } from "../../../support/ui/somePages.ts"
import type { FakeFeature, FakeCommands } from "../../../support/ui/shopAround.tsx"
import { done, press, refused, renderInShop } from "../../../support/ui/shopAround.tsx"
import { notLoaded } from "../../../support/ui/notLoaded.ts"

// A loaded machine takes longer to import lazy modules.
configure({ asyncUtilTimeout: 20_000 })
afterEach(cleanup)
beforeAll(() => loadIslands())

const shirt = aProduct({
  colors: [
    aColor([aSize("S"), aSize("M")], {
      images: [anImage("front", { alt: "Shirt, front" }), anImage("back", { alt: "Shirt, back" })],
    }),
  ],
})
const show = (changes: Partial<Product> = {}, overrides: FakeCommands = {}) => {
  const product = { ...shirt, ...changes }
  return renderInShop(
    <ProductView
      actionsDrawer={notLoaded()}
      product={{ product, readAt: Date.now(), path: [], related: [] }}
      address={{ page: "ItxProductPage", parameters: { mfname: product.mfname, productUrl: product.productUrl } }}
    />,
    overrides,
  )
}

describe("beside a product's price", () => {
  const sized = (future: number) => ({
    colors: [aColor([aSize("S", { futurePrice: { price: euros(future), promotionName: "Mid-season sale" } })])],
  })

  it("shows the price of an announced promotion, and does not strike through today's price (R21)", () => {
    show(sized(1995))
    expect(screen.getByText("Upcoming price (Mid-season sale): 19,95 €")).toBeDefined()
    expect(document.querySelector("s")).toBeNull()
  })

  it("shows no promotion that would not lower it", () => {
    show(sized(2995))
    expect(screen.queryByText(/Mid-season sale/)).toBeNull()
  })
})

describe("a product's page", () => {
  it("names the looks it is part of", () => {
    show({ bundles: [aSummary({ id: "90", mfname: "6001", name: "The wool look", bundleSize: 4 })] })
    expect(within(screen.getByRole("region", { name: "Part of this look" })).getByText("4 items")).toBeDefined()
  })

  it("names its manufacturer, the responsible person in the Union, and safety notes", () => {
    show({
      safety: {
        manufacturer: {
          name: "Maker (demo)",
          postalAddress: ["1 Example Road", "Exampleton"],
          email: "safety@maker.example",
        },
        responsiblePerson: { name: "Office (demo)", postalAddress: ["Beispielweg 1"], email: "office@maker.example" },
        warnings: ["Keep away from fire."],
      },
    })
    const details = screen.getByText("Manufacturer and safety").closest("details")
    expect(details?.textContent).toContain("Maker (demo), 1 Example Road, Exampleton")
    expect(details?.textContent).toContain("Responsible person in the EUOffice (demo), Beispielweg 1")
    expect(details?.textContent).toContain("Keep away from fire.")
    expect(details?.querySelector("a")?.getAttribute("href")).toBe("mailto:safety@maker.example")
  })

  it("shows no manufacturer that the shop does not name", () => {
    show()
    expect(screen.queryByText("Manufacturer and safety")).toBeNull()
  })
})

describe("the size guide", () => {
  const guide: SizeGuide = {
    measures: [{ id: "chest", name: "Chest" }],
    sizes: [
      {
        name: "S",
        ranges: [{ measureId: "chest", minimum: 860, maximum: 899 }],
        equivalences: [{ system: "US", name: "34" }],
      },
      {
        name: "M",
        ranges: [{ measureId: "chest", minimum: 900, maximum: 949 }],
        equivalences: [{ system: "US", name: "36" }],
      },
    ],
  }
  const remembered: string[] = []
  const commands = (sizeGuide: FakeFeature<"browse">["sizeGuide"]): FakeFeature<"browse"> => ({
    suggest: () => done([]),
    recentSearches: () => done([]),
    rememberSearch: () => done(undefined),
    clearRecentSearches: () => done(undefined),
    soldOut: () => done([]),
    products: () => done([]),
    sizeGuide,
    sizeUnit: () => done("cm"),
    rememberSizeUnit: (unit) => {
      remembered.push(unit)
      return done(undefined)
    },
  })
  const opened = async (sizeGuide: FakeFeature<"browse">["sizeGuide"]) => {
    const browse: NonNullable<FakeCommands["browse"]> = commands(sizeGuide)
    show({}, { browse })
    await press(screen.getByRole("button", { name: "Size guide" }))
  }

  it("is fetched when it is opened, and is a table with headers for measures and sizes", async () => {
    const asked: string[] = []
    await opened((categoryId, productId) => {
      asked.push(`${categoryId} ${productId}`)
      return done(guide)
    })
    await screen.findByRole("table")
    expect(asked).toEqual(["c121 p1"])
    expect(screen.getAllByRole("columnheader").map((head) => head.textContent)).toEqual(["Size", "Chest cm", "US"])
    expect(
      within(screen.getByRole("row", { name: /^S \d|^S8/ }))
        .getAllByRole("cell")
        .map((cell) => cell.textContent),
    ).toEqual(["86–90", "34"])
  })

  it("explains how each measure is taken, where the shop does", async () => {
    await opened(() =>
      done({
        ...guide,
        measures: [
          { id: "chest", name: "Chest", help: "Around the widest place." },
          { id: "waist", name: "Waist", help: " " },
        ],
      }),
    )
    const help = await screen.findByRole("region", { name: "How to measure" })
    expect([...help.querySelectorAll("dt, dd")].map((part) => part.textContent)).toEqual([
      "Chest",
      "Around the widest place.",
    ])
    cleanup()
    await opened(() => done(guide))
    await screen.findByRole("table")
    expect(screen.queryByText("How to measure")).toBeNull()
  })

  it("can be switched to inches, and remembers that", async () => {
    await opened(() => done(guide))
    await press(await screen.findByRole("radio", { name: "Inches" }))
    expect(screen.getAllByRole("columnheader")[1]?.textContent).toBe("Chest in")
    expect(remembered).toEqual(["in"])
  })

  it("finds the size for a typed measure", async () => {
    await opened(() => done(guide))
    const field = await screen.findByLabelText(/^Chest/)
    fireEvent.change(field, { target: { value: "92,5" } })
    expect(screen.getByText("Your size: M")).toBeDefined()
    fireEvent.change(field, { target: { value: "ninety" } })
    expect(screen.getByText(/Enter a number, for example 92/)).toBeDefined()
    fireEvent.change(field, { target: { value: "120" } })
    expect(screen.getByText("No size matches this measurement")).toBeDefined()
  })

  it("reports a missing guide, and can be fetched again after a failure", async () => {
    await opened(() => done(undefined))
    expect(await screen.findByText("No size guide available for this item")).toBeDefined()
    cleanup()
    let tries = 0
    await opened(() => (tries++ === 0 ? refused(backendError("unreachable")) : done(guide)))
    await press(await screen.findByRole("button", { name: "Try again" }))
    expect(await screen.findByRole("table")).toBeDefined()
  })

  it("is not offered where there is only one size", () => {
    show({ colors: [aColor([aSize("ONE")])] })
    expect(screen.queryByRole("button", { name: "Size guide" })).toBeNull()
  })
})

describe("an image of the gallery", () => {
  it("opens large in a dialog that is navigated, zoomed and closed by keys", async () => {
    show()
    const link = screen.getByRole("link", { name: "Enlarge: Shirt, back" })
    expect(link.getAttribute("href")).toMatch(/^\/media\/back-960\./)
    await press(link)
    const dialog = await screen.findByRole("dialog", { name: "Image 2 of 2" })
    fireEvent.keyDown(dialog, { key: "ArrowLeft" })
    expect(screen.getByRole("dialog", { name: "Image 1 of 2" })).toBe(dialog)
    fireEvent.keyDown(dialog, { key: "+" })
    expect(within(dialog).getByText(/150\s?%/)).toBeDefined()
    fireEvent.keyDown(dialog, { key: "0" })
    expect(within(dialog).queryByText(/percent/)).toBeNull()
    await press(within(dialog).getByRole("button", { name: "Close" }))
    expect(screen.queryByRole("dialog")).toBeNull()
  })
})

describe("a zoomed image", () => {
  const offset = fc.integer({ min: -2_000, max: 2_000 })
  const stage = { x: 800, y: 600 }
  const view = fc
    .tuple(fc.double({ min: 1, max: MAX_SCALE, noNaN: true }), offset, offset)
    .map(([scale, x, y]) => pannedView(scaledView(UNZOOMED, scale, { x: 0, y: 0 }, stage), { x, y }, stage))

  it("never leaves an edge of its stage, and is at least as large as it and at most four times as large", () => {
    fc.assert(
      fc.property(view, fc.double({ min: 0.01, max: 100, noNaN: true }), offset, offset, (from, factor, x, y) => {
        for (const { scale, x: left, y: top } of [
          scaledView(from, from.scale * factor, { x, y }, stage),
          pannedView(from, { x, y }, stage),
        ]) {
          expect(scale).toBeGreaterThanOrEqual(1)
          expect(scale).toBeLessThanOrEqual(MAX_SCALE)
          expect(Math.abs(left)).toBeLessThanOrEqual((stage.x * (scale - 1)) / 2 + 1e-9)
          expect(Math.abs(top)).toBeLessThanOrEqual((stage.y * (scale - 1)) / 2 + 1e-9)
        }
      }),
    )
  })

  it("keeps the point under the fingers in place", () => {
    const at = { x: 100, y: -50 }
    const scaleRatio = scaledView(UNZOOMED, 2, at, stage)
    expect({ x: (at.x - scaleRatio.x) / scaleRatio.scale, y: (at.y - scaleRatio.y) / scaleRatio.scale }).toEqual(at)
  })
})
