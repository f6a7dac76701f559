import { act, cleanup, configure, screen, waitFor } from "@testing-library/react"
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { RecentlyViewedSlot } from "../../../../ui/features/catalog/listing/RecentlyViewedSlot.tsx"
import { SearchView } from "../../../../ui/features/catalog/listing/SearchView.tsx"
import { browserDevice } from "../../../../ui/app/device/browserDevice.ts"
import { recentlyViewedStore } from "../../../../ui/app/device/recentlyViewedStore.ts"
import { DeviceProvider } from "../../../../ui/runtime/DeviceProvider.tsx"
import { loadIslands } from "../../../../ui/runtime/island.tsx"
import { aList, aSummary } from "../../../support/builders/aProduct.ts"
import { done, press, renderInShop } from "../../../support/ui/shopAround.tsx"
import type { FakeCommands } from "../../../support/ui/shopAround.tsx"
import { aFrame, anAddress } from "../../../support/ui/somePages.ts"

const STORE = "10000034"

// A loaded machine takes longer to import lazy modules.
configure({ asyncUtilTimeout: 20_000 })
beforeAll(() => loadIslands())
beforeEach(() => {
  document.documentElement.dataset["personalization"] = "granted"
})
afterEach(() => {
  delete document.documentElement.dataset["personalization"]
  cleanup()
  vi.unstubAllGlobals()
})

/** A device's storage in memory. */
function aStorage(stored: Record<string, string> = {}) {
  return {
    read: (key: string) => stored[key],
    keep: (key: string, value: string | undefined) =>
      value === undefined ? void delete stored[key] : void (stored[key] = value),
    theme: () => undefined,
    applyTheme: () => undefined,
    dense: () => false,
    saveDense: () => undefined,
  }
}

/** Everything is in the viewport at once. */
function comeNear() {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      readonly #notify: (entries: readonly { readonly isIntersecting: boolean }[]) => void
      constructor(notify: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
        this.#notify = notify
      }
      observe() {
        queueMicrotask(() => this.#notify([{ isIntersecting: true }]))
      }
      disconnect() {
        return undefined
      }
    },
  )
}

describe("the search history", () => {
  it("stores a query once it found something, from any entry point", async () => {
    const stored: string[] = []
    const browse: NonNullable<FakeCommands["browse"]> = {
      suggest: () => done([]),
      recentSearches: () => done([]),
      rememberSearch: (term) => done(void stored.push(term)),
      clearRecentSearches: () => done(undefined),
      soldOut: () => done([]),
      sizeGuide: () => done(undefined),
      sizeUnit: () => done("cm"),
      rememberSizeUnit: () => done(undefined),
      products: () => done([]),
    }
    const show = (term: string, count: number) =>
      renderInShop(
        <SearchView
          search={{ term, list: { ...aList(), totalCount: count } }}
          address={anAddress(aFrame(), "ItxSearchPage", { keyWord: term })}
        />,
        { browse },
      )
    show("shirt", 1)
    show("shrit", 0)
    await waitFor(() => expect(stored).toEqual(["shirt"]))
  })
})

describe("recently viewed items", () => {
  it("are shown with current data, the last first, without the current item, and can be cleared", async () => {
    comeNear()
    const device = browserDevice(aStorage(), STORE)
    for (const id of ["1", "2", "3"]) device.addRecentlyViewed(id, {})
    const asked: (readonly string[])[] = []
    const browse: NonNullable<FakeCommands["browse"]> = {
      suggest: () => done([]),
      recentSearches: () => done([]),
      rememberSearch: () => done(undefined),
      clearRecentSearches: () => done(undefined),
      soldOut: () => done([]),
      sizeGuide: () => done(undefined),
      sizeUnit: () => done("cm"),
      rememberSizeUnit: () => done(undefined),
      products: (ids) => {
        asked.push(ids)
        return done(ids.map((id) => aSummary({ id, mfname: id, name: `Piece ${id}` })))
      },
    }
    renderInShop(
      <DeviceProvider device={device}>
        <RecentlyViewedSlot excludedId="3" />
      </DeviceProvider>,
      { browse },
    )
    await screen.findByRole("heading", { name: "Recently viewed" })
    expect(asked).toEqual([["2", "1"]])
    expect(screen.getAllByRole("link", { name: /^Piece/ }).map(({ textContent }) => textContent)).toEqual([
      "Piece 2",
      "Piece 1",
    ])
    await press(screen.getByRole("button", { name: "Clear" }))
    expect([screen.queryByRole("heading"), device.current().seen]).toEqual([null, []])
  })

  it("are not requested where nothing was viewed", () => {
    comeNear()
    renderInShop(
      <DeviceProvider device={browserDevice(aStorage(), STORE)}>
        <RecentlyViewedSlot />
      </DeviceProvider>,
    )
    expect(screen.queryByRole("heading")).toBeNull()
  })

  it("F61 from junk, and of another store, are none", () => {
    const stored = { "selvedge.recentProducts.v1": "{" }
    expect(recentlyViewedStore(aStorage(stored), STORE).all()).toEqual([])
    stored["selvedge.recentProducts.v1"] = JSON.stringify([
      { storeId: 1 },
      null,
      { storeId: "10000001", productId: "9", seenAt: Date.now() - 1000 },
    ])
    const seen = recentlyViewedStore(aStorage(stored), STORE)
    expect([seen.all(), seen.note("1", {}), recentlyViewedStore(aStorage(stored), "10000001").all()]).toEqual([
      [],
      ["1"],
      ["9"],
    ])
  })
})

it.each(["denied", "unknown", undefined])(
  "F163 no product is recorded without consent to personalization: %s",
  (decision) => {
    const values: Record<string, string> = {}
    document.documentElement.dataset["personalization"] = decision
    expect(recentlyViewedStore(aStorage(values), STORE).note("1", {})).toEqual([])
    expect(values).toEqual({})
  },
)

describe("a search without results", () => {
  it("suggests a similar query", async () => {
    const frame = aFrame()
    const { visits } = renderInShop(
      <SearchView
        search={{ term: "shrit", list: { ...aList([]), totalCount: 0 }, similar: ["Shirt", "Shirts"] }}
        address={anAddress(frame, "ItxSearchPage", { keyWord: "shrit" })}
      />,
    )
    await press(screen.getByRole("link", { name: "Shirt" }))
    expect(visits.at(-1)?.parameters).toEqual({ keyWord: "Shirt" })
    expect(screen.getByText(/Did you mean/)).toBeDefined()
  })
})

describe("the denser grid", () => {
  it("is stored on the device", () => {
    const stored: boolean[] = []
    const device = browserDevice({ ...aStorage(), saveDense: (dense) => void stored.push(dense) }, STORE)
    act(() => device.setDense(true))
    expect([device.current().dense, stored]).toEqual([true, [true]])
  })
})
