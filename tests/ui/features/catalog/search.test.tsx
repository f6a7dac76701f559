import { act, cleanup, configure, screen, waitFor } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { RecentlyViewedSlot } from "../../../../ui/features/catalog/RecentlyViewedSlot.tsx"
import { SearchView } from "../../../../ui/features/catalog/SearchView.tsx"
import { browserDevice } from "../../../../ui/app/browserDevice.ts"
import { recentlyViewedStore } from "../../../../ui/app/recentlyViewedStore.ts"
import { DeviceProvider } from "../../../../ui/runtime/DeviceProvider.tsx"
import type { ShopCommands } from "../../../../ui/runtime/ShopCommands.ts"
import { aList, aSummary } from "../../../support/builders/aProduct.ts"
import { done, press, showInShop } from "../../../support/ui/shopAround.tsx"
import { aFrame, anAddress } from "../../../support/ui/somePages.ts"

const STORE = "10000034"

// A loaded machine takes its time to fetch what is fetched on intent.
configure({ asyncUtilTimeout: 20_000 })
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** A device's storage in memory. */
function aStorage(kept: Record<string, string> = {}) {
  return {
    read: (key: string) => kept[key],
    keep: (key: string, value: string | undefined) =>
      value === undefined ? void delete kept[key] : void (kept[key] = value),
    theme: () => undefined,
    applyTheme: () => undefined,
    dense: () => false,
    saveDense: () => undefined,
  }
}

/** Everything is near at once. */
function comeNear() {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      readonly #tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void
      constructor(tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
        this.#tell = tell
      }
      observe() {
        queueMicrotask(() => this.#tell([{ isIntersecting: true }]))
      }
      disconnect() {
        return undefined
      }
    },
  )
}

describe("what was searched for", () => {
  it("is kept once it found something, however one came to it", async () => {
    const kept: string[] = []
    const browse: ShopCommands["browse"] = (ask) =>
      ask({
        suggest: () => done([]),
        recentSearches: () => done([]),
        rememberSearch: (term) => done(void kept.push(term)),
        clearRecentSearches: () => done(undefined),
        soldOut: () => done([]),
        sizeGuide: () => done(undefined),
        sizeUnit: () => done("cm"),
        rememberSizeUnit: () => done(undefined),
        products: () => done([]),
      })
    const show = (term: string, count: number) =>
      showInShop(
        <SearchView
          search={{ term, list: { ...aList(), totalCount: count } }}
          address={anAddress(aFrame(), "ItxSearchPage", { keyWord: term })}
        />,
        { browse },
      )
    show("shirt", 1)
    show("shrit", 0)
    await waitFor(() => expect(kept).toEqual(["shirt"]))
  })
})

describe("what was seen lately", () => {
  it("is shown as it is sold now, the last first, without the piece that is looked at, and can be forgotten", async () => {
    comeNear()
    const device = browserDevice(aStorage(), STORE)
    for (const id of ["1", "2", "3"]) device.addRecentlyViewed(id, {})
    const asked: (readonly string[])[] = []
    const browse: ShopCommands["browse"] = (ask) =>
      ask({
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
      })
    showInShop(
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

  it("is not asked for where nothing was seen", () => {
    comeNear()
    showInShop(
      <DeviceProvider device={browserDevice(aStorage(), STORE)}>
        <RecentlyViewedSlot />
      </DeviceProvider>,
    )
    expect(screen.queryByRole("heading")).toBeNull()
  })

  it("F61 of junk, and of another store, is nothing", () => {
    const kept = { "selvedge.recentProducts.v1": "{" }
    expect(recentlyViewedStore(aStorage(kept), STORE).all()).toEqual([])
    kept["selvedge.recentProducts.v1"] = JSON.stringify([
      { storeId: 1 },
      null,
      { storeId: "10000001", productId: "9", seenAt: Date.now() - 1000 },
    ])
    const seen = recentlyViewedStore(aStorage(kept), STORE)
    expect([seen.all(), seen.note("1", {}), recentlyViewedStore(aStorage(kept), "10000001").all()]).toEqual([
      [],
      ["1"],
      ["9"],
    ])
  })
})

describe("a search that found nothing", () => {
  it("asks whether something near to it was meant", async () => {
    const frame = aFrame()
    const { visits } = showInShop(
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
  it("is kept on the device", () => {
    const kept: boolean[] = []
    const device = browserDevice({ ...aStorage(), saveDense: (dense) => void kept.push(dense) }, STORE)
    act(() => device.setDense(true))
    expect([device.current().dense, kept]).toEqual([true, [true]])
  })
})
