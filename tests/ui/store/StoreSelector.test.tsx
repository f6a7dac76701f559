import { cleanup, fireEvent, render, screen, within } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import { addressesOf } from "../../../ui/app/router/addressesOf.ts"
import { StoreSelector } from "../../../ui/features/store/StoreSelector.tsx"
import type { Device } from "../../../ui/runtime/DeviceProvider.tsx"
import { DeviceProvider, unknownDevice } from "../../../ui/runtime/DeviceProvider.tsx"
import { NavigationProvider } from "../../../ui/runtime/NavigationProvider.tsx"
import { TextProvider } from "../../../ui/runtime/TextProvider.tsx"
import { createTranslate } from "../../../ui/text/createTranslate.ts"
import { loadTexts } from "../../../ui/text/loadTexts.ts"
import { aStoreId, aStoreSummary, english, japaneseStore, saudiStore, spanish } from "../../support/ui/somePages.ts"

const unitedStates = aStoreSummary({
  id: aStoreId("10000001"),
  countryCode: "US",
  countryName: "United States",
  region: "americas",
  languages: [english, spanish],
  catalogs: [{ id: "20000001", type: "1" }],
})
const stores = [aStoreSummary(), unitedStates, japaneseStore, saudiStore]
const t = createTranslate("en", await loadTexts("en", ["browse"]))

function open(device: Device = unknownDevice) {
  const addressOf = addressesOf({
    address: { page: "ItxWorldWidePage", parameters: {} },
    content: { content: "stores", stores },
  })
  render(
    <DeviceProvider device={device}>
      <TextProvider translate={t}>
        <NavigationProvider
          navigation={{ addressOf, go: () => undefined, replaceAddress: () => undefined, prefetch: () => undefined }}
        >
          <StoreSelector stores={stores} />
        </NavigationProvider>
      </TextProvider>
    </DeviceProvider>,
  )
}

const countries = () =>
  screen
    .getAllByRole("listitem")
    .flatMap((item) =>
      within(item).queryAllByRole("list").length > 0 ? [within(item).getAllByRole("link")[0]?.textContent] : [],
    )
const search = (words: string) =>
  fireEvent.change(screen.getByRole("searchbox", { name: "Find a country or language" }), { target: { value: words } })

afterEach(cleanup)

describe("the store selector", () => {
  it("lists every country by region, each language with its own address", () => {
    open()
    expect(screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent)).toEqual([
      "Europe",
      "Americas",
      "Asia-Pacific",
      "Middle East",
    ])
    expect(screen.getByRole("link", { name: "España" }).getAttribute("href")).toBe("/10000034/")
    const [reading, store] = screen.getAllByRole("link", { name: "Català" })
    expect([reading?.getAttribute("href"), store?.getAttribute("href")]).toEqual([
      "/?language=ca&select-store=1",
      "/10000034/-30/",
    ])
  })

  it("is itself available in every language of the shop, and names its current one", () => {
    open()
    const languages = within(screen.getByRole("navigation", { name: "Page language" })).getAllByRole("link")
    expect(languages.map(({ textContent, lang }) => [lang, textContent])).toEqual([
      ["en-GB", "English"],
      ["es", "Español"],
      ["ca", "Català"],
      ["fr", "Français"],
      ["de", "Deutsch"],
      ["it", "Italiano"],
      ["pt", "Português"],
      ["pl", "Polski"],
      ["ja", "日本語"],
      ["zh", "简体中文"],
      ["ko", "한국어"],
      ["ar", "العربية"],
      ["he", "עברית"],
    ])
    expect(languages.filter((link) => link.getAttribute("aria-current") === "true").map(({ lang }) => lang)).toEqual([
      "en-GB",
    ])
  })

  it.each([
    ["esp", ["España", "United States"]],
    ["ESPAÑA", ["España"]],
    ["العر", ["المملكة العربية السعودية"]],
    ["sa", ["المملكة العربية السعودية"]],
    ["stat", ["United States"]],
    ["spain", ["España"]],
    ["saudi", ["المملكة العربية السعودية"]],
    ["jap", ["日本"]],
  ])("filters by %s while it is typed", (words, expected) => {
    open()
    search(words)
    expect(countries()).toEqual(expected)
  })

  it("reports when nothing matches", () => {
    open()
    search("Atlantis")
    expect(screen.getByRole("status").textContent).toBe("No countries match ‘Atlantis’. Try fewer letters.")
  })

  it("puts the store of the last visit first, in its language", () => {
    const memory = { ...unknownDevice.current(), lastStore: { storeId: "10000001", languageId: "-5" } }
    open({ ...unknownDevice, current: () => memory, beforeHydration: () => memory })
    expect(screen.getAllByRole("heading", { level: 2 })[0]?.textContent).toBe("Last visited")
    expect(screen.getAllByRole("link", { name: "United States" })[0]?.getAttribute("href")).toBe("/10000001/-5/")
  })
})
