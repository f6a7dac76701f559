import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { addressesOf } from "../../../ui/app/router/addressesOf.ts"
import { CategoryMenu } from "../../../ui/features/navigation/CategoryMenu.tsx"
import type { Navigation } from "../../../ui/runtime/NavigationProvider.tsx"
import { NavigationProvider } from "../../../ui/runtime/NavigationProvider.tsx"
import { ShopProvider } from "../../../ui/runtime/ShopProvider.tsx"
import { TextProvider } from "../../../ui/runtime/TextProvider.tsx"
import { createTranslate } from "../../../ui/text/createTranslate.ts"
import { loadTexts } from "../../../ui/text/loadTexts.ts"
import { aCategoryTree, aFrame, aPage } from "../../support/ui/somePages.ts"

const t = createTranslate("en", await loadTexts("en", ["browse"]))
const frame = { ...aFrame(), categories: aCategoryTree }

function open() {
  const go = vi.fn<Navigation["go"]>()
  const navigation: Navigation = {
    addressOf: addressesOf(aPage({ content: "home", home: { spots: [] } }, frame)),
    go,
    replaceAddress: () => undefined,
    prefetch: () => undefined,
  }
  render(
    <ShopProvider frame={frame}>
      <TextProvider translate={t}>
        <NavigationProvider navigation={navigation}>
          <CategoryMenu currentSeoId="11010" />
        </NavigationProvider>
      </TextProvider>
    </ShopProvider>,
  )
  const women = screen.getByText("Shop all Women").closest("details")
  if (women === null) throw new Error("no panel")
  return { go, women }
}

afterEach(cleanup)

describe("the category menu", () => {
  it("is made of ordinary links, three levels deep, and marks the current one", () => {
    open()
    const dresses = screen.getAllByRole("link", { name: "Dresses", hidden: true })[0]
    expect(dresses?.getAttribute("href")).toBe("/10000034/category-11010-n11010")
    expect(dresses?.getAttribute("aria-current")).toBe("page")
  })

  it("closes on Esc and returns the focus", () => {
    const { women } = open()
    women.setAttribute("open", "")
    fireEvent.keyDown(women, { key: "Escape" })
    expect(women.open).toBe(false)
    expect(document.activeElement?.textContent).toBe("Women")
  })

  it("closes when the customer presses elsewhere, and when a link in it is followed", () => {
    const { women, go } = open()
    women.setAttribute("open", "")
    fireEvent.pointerDown(document.body)
    expect(women.open).toBe(false)
    women.setAttribute("open", "")
    fireEvent.click(screen.getAllByRole("link", { name: "Dresses", hidden: true })[0] ?? document.body)
    expect(women.open).toBe(false)
    expect(go).toHaveBeenCalledWith(expect.objectContaining({ page: "ItxCategoryPage" }), undefined)
  })

  it("leaves a press for a new tab to the browser", () => {
    const { go } = open()
    fireEvent.click(screen.getAllByRole("link", { name: "Dresses", hidden: true })[0] ?? document.body, {
      ctrlKey: true,
    })
    expect(go).not.toHaveBeenCalled()
  })
})
