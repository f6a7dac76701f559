import { act, cleanup, screen } from "@testing-library/react"
import { useState } from "react"
import { afterEach, expect, it } from "vitest"
import { PageFrame } from "../../../ui/app/PageFrame.tsx"
import { preparePage } from "../../../ui/app/preparePage.ts"
import { renderInShop } from "../../support/ui/shopAround.tsx"
import { aPage } from "../../support/ui/somePages.ts"

afterEach(cleanup)

/** A page that counts its renders, and the press that leaves it. */
async function aPageToLeave() {
  let drawn = 0
  const state = {
    ...(await preparePage(aPage({ content: "home", home: { spots: [] } }))),
    view: () => <p>Drawn {(drawn += 1)} times</p>,
  }
  let leave: () => void = () => undefined
  function Frame() {
    const [pending, setPending] = useState(false)
    leave = () => setPending(true)
    return (
      <PageFrame
        state={state}
        pending={pending}
        preview={undefined}
        announcement=""
        waiting={undefined}
        withoutScripts={null}
        banner={null}
        otherSite={undefined}
      />
    )
  }
  renderInShop(<Frame />)
  const frame = screen.getByRole("main").parentElement ?? document.body
  return { frame, drawn: () => drawn, leave: () => act(() => leave()) }
}

it("renders a page once, and not again because the next one is on its way", async () => {
  const page = await aPageToLeave()
  page.leave()
  expect(screen.getByRole("main").getAttribute("aria-busy")).toBe("true")
  expect(page.drawn()).toBe(1)
})

it("sets the pending marker outside the page's parts, so that the browser does not restyle them", async () => {
  const page = await aPageToLeave()
  const parts = [...page.frame.children]
  const before = page.frame.querySelectorAll("*").length
  page.leave()
  expect([...page.frame.children]).toEqual(parts)
  expect(page.frame.querySelectorAll("*").length).toBeGreaterThan(before)
})
