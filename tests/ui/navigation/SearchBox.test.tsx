import { act, cleanup, configure, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import type { Suggestion } from "../../../application/catalog/Suggestion.ts"
import { SearchBox } from "../../../ui/features/navigation/SearchBox.tsx"
import { aCategory } from "../../support/builders/aCategory.ts"
import { aSummary } from "../../support/builders/aProduct.ts"
import type { FakeFeature, FakeCommands } from "../../support/ui/shopAround.tsx"
import { answerLater, done, refused, renderInShop } from "../../support/ui/shopAround.tsx"

// A loaded machine takes longer to import lazy modules.
configure({ asyncUtilTimeout: 20_000 })
afterEach(cleanup)

const nothing: FakeFeature<"browse"> = {
  suggest: () => done([]),
  recentSearches: () => done([]),
  rememberSearch: () => done(undefined),
  clearRecentSearches: () => done(undefined),
  soldOut: () => done([]),
  products: () => done([]),
  sizeGuide: () => done(undefined),
  sizeUnit: () => done("cm"),
  rememberSizeUnit: () => done(undefined),
}

/** Opens the search form, and waits for its suggestions. */
async function unfolded(queries: NonNullable<FakeCommands["browse"]> = {}) {
  const asked: string[] = []
  const commands: FakeFeature<"browse"> = {
    ...nothing,
    ...queries,
    suggest: (typed, options) => {
      asked.push(typed)
      return (queries.suggest ?? nothing.suggest)(typed, options)
    },
  }
  const shop = renderInShop(<SearchBox searchTerm={undefined} />, { browse: commands })
  const details = document.querySelector("details")
  if (details === null) throw new Error("there is no search box")
  await act(async () => {
    details.open = true
    fireEvent(details, new Event("toggle"))
  })
  const field = await screen.findByRole<HTMLInputElement>("combobox")
  const type = (text: string, event: Event = new InputEvent("input", { bubbles: true })) =>
    act(async () => {
      field.value = text
      field.dispatchEvent(event)
    })
  return { ...shop, asked, field, type }
}

const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent?.trim())
const searches = (...terms: readonly string[]): readonly Suggestion[] =>
  terms.map((term) => ({ term, target: "search" }))

describe("the search box", () => {
  it("announces the number of suggestions, and the active one", async () => {
    const { field, type, visits } = await unfolded({ suggest: () => done(searches("Camisa de lino", "Camisa Óxford")) })
    expect(field.getAttribute("aria-expanded")).toBe("false")
    await type("cam")
    await waitFor(() =>
      expect([field.getAttribute("aria-expanded"), ...options()]).toEqual(["true", "Camisa de lino", "Camisa Óxford"]),
    )
    expect([field.getAttribute("aria-expanded"), screen.getByRole("listbox").getAttribute("aria-label")]).toEqual([
      "true",
      "Suggestions",
    ])
    expect(screen.getByRole("status").textContent).toBe("2 suggestions")
    const steps = ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp"].map((key) => {
      fireEvent.keyDown(field, { key })
      return document.getElementById(field.getAttribute("aria-activedescendant") ?? "")?.textContent.trim()
    })
    expect(steps).toEqual(["Camisa de lino", "Camisa Óxford", undefined, "Camisa Óxford"])
    fireEvent.keyDown(field, { key: "Enter" })
    expect(visits.at(-1)?.parameters).toEqual({ keyWord: "Camisa Óxford" })
  })

  it("never shows a response to an earlier input", async () => {
    const answers = { cam: answerLater<readonly Suggestion[]>(), linen: answerLater<readonly Suggestion[]>() }
    const queries: string[] = []
    const { type, asked } = await unfolded({
      suggest: (typed, { signal }) => {
        signal.addEventListener("abort", () => queries.push(typed))
        return typed === "cam" ? answers.cam.promise : answers.linen.promise
      },
    })
    await type("cam")
    await waitFor(() => expect(asked).toEqual(["cam"]))
    await type("linen")
    await waitFor(() => expect(asked).toEqual(["cam", "linen"]))
    expect(queries).toEqual(["cam"])
    await answers.linen.give({ ok: true, value: searches("Linen shirt") })
    await answers.cam.give({ ok: true, value: searches("Camisa") })
    expect(options()).toEqual(["Linen shirt"])
    await type("linen s")
    expect(options()).toEqual(["Linen shirt"])
    await type("wool")
    expect(options()).toEqual([])
  })

  it("requests nothing during a composition, and does not use the key that ends it as a choice", async () => {
    const { field, type, asked, visits } = await unfolded({ suggest: () => done(searches("オックスフォードシャツ")) })
    await type("お", new InputEvent("input", { bubbles: true, isComposing: true }))
    await type("おっ", new InputEvent("input", { bubbles: true, isComposing: true }))
    await type("オックス", new Event("compositionend", { bubbles: true }))
    await waitFor(() => expect(options()).toEqual(["オックスフォードシャツ"]))
    expect(asked).toEqual(["オックス"])
    fireEvent.keyDown(field, { key: "ArrowDown" })
    fireEvent.keyDown(field, { key: "Enter", isComposing: true })
    expect(visits).toEqual([])
  })

  it("leads to the category or product of a suggestion, by an ordinary link, and by the keys", async () => {
    const category = { ...aCategory(4102), categoryUrl: "shirts" }
    const product = aSummary({ mfname: "8201", productUrl: "oxford-shirt" })
    const { field, type, visits } = await unfolded({
      suggest: () =>
        done([
          { term: "Shirts", target: "category", category, within: "Men" },
          { term: "Oxford shirt", target: "product", product },
          { term: "shirt", target: "search" },
        ]),
    })
    await type("shirt")
    const shown = await screen.findAllByRole("option")
    expect(options()).toEqual(["Shirts Men", "Oxford shirt", "shirt"])
    expect(shown.map((option) => option.getAttribute("href"))).toEqual([
      expect.stringMatching(/shirts-n4102$/),
      expect.stringMatching(/oxford-shirt-l8201$/),
      expect.stringMatching(/search.shirt$/),
    ])
    act(() => shown[0]?.click())
    fireEvent.keyDown(field, { key: "ArrowDown" })
    fireEvent.keyDown(field, { key: "ArrowDown" })
    fireEvent.keyDown(field, { key: "Enter" })
    expect(visits.map(({ page, parameters }) => [page, parameters])).toEqual([
      ["ItxCategoryPage", { seoId: "4102", categoryUrl: "shirts" }],
      ["ItxProductPage", { mfname: "8201", productUrl: "oxford-shirt" }],
    ])
    // The typed text stays: no search ran.
    expect(field.value).toBe("shirt")
  })

  it("handles a key that is pressed as soon as its suggestions are there", async () => {
    const { field, type } = await unfolded({ suggest: () => done(searches("shirt", "shirt dress")) })
    const pressed = new Promise<void>((resolve) => {
      const watching = new MutationObserver(() => {
        if (options().length === 0) return
        watching.disconnect()
        field.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true }))
        resolve()
      })
      watching.observe(document.body, { subtree: true, childList: true, attributes: true })
    })
    await type("shirt")
    await pressed
    await waitFor(() =>
      expect(screen.getAllByRole("option").map((option) => option.getAttribute("aria-selected"))).toEqual([
        "true",
        "false",
      ]),
    )
  })

  it("searches for the text of a suggestion whose page has no address", async () => {
    const { type, visits } = await unfolded({
      suggest: () => done([{ term: "Shirts", target: "category", category: { ...aCategory(4102), seoId: "" } }]),
    })
    await type("shirt")
    const option = await screen.findByRole("option")
    act(() => option.click())
    expect(visits.at(-1)?.parameters).toEqual({ keyWord: "Shirts" })
  })

  it("offers previous searches of this device, and clears them", async () => {
    let forgotten = 0
    const { field, visits } = await unfolded({
      recentSearches: () => done(["lino"]),
      clearRecentSearches: () => done(void (forgotten += 1)),
    })
    const option = await screen.findByRole("option", { name: "lino" })
    expect(screen.getByRole("listbox").getAttribute("aria-label")).toBe("Recent searches")
    act(() => option.click())
    expect([visits.at(-1)?.parameters, field.value]).toEqual([{ keyWord: "lino" }, "lino"])
    act(() => screen.getByRole("button", { name: "Clear recent searches" }).click())
    expect([options(), forgotten]).toEqual([[], 1])
  })

  it("leads to the categories without input, and stays a form where the shop suggests nothing", async () => {
    const { type, asked, field, visits } = await unfolded({
      suggest: () => refused({ _tag: "CommandDefect", detail: "away" }),
    })
    expect(
      within(screen.getByRole("navigation"))
        .getAllByRole("link")
        .map(({ textContent }) => textContent),
    ).toEqual(["Women", "Men", "Kids", "Editions"])
    await type("lino")
    await waitFor(() => expect(asked).toEqual(["lino"]))
    expect([options(), screen.queryByRole("navigation")]).toEqual([[], null])
    fireEvent.submit(field.form ?? field)
    expect(visits.at(-1)?.parameters).toEqual({ keyWord: "lino" })
  })
})
