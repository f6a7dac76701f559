import { act, cleanup, screen } from "@testing-library/react"
import { useState } from "react"
import { afterEach, expect, it } from "vitest"
import { PageFrame } from "../../../ui/app/PageFrame.tsx"
import { preparePage } from "../../../ui/app/PageState.ts"
import { showInShop } from "../../support/ui/shopAround.tsx"
import { aPage } from "../../support/ui/somePages.ts"

afterEach(cleanup)

it("draws a page once, and not anew because the next one is on its way", async () => {
  let drawn = 0
  const state = { ...(await preparePage(aPage({ content: "home", home: { spots: [] } }))), view: () => <p>Drawn {(drawn += 1)} times</p> }
  let leave: () => void = () => undefined
  function Frame() {
    const [pending, setPending] = useState(false)
    leave = () => setPending(true)
    return <PageFrame state={state} pending={pending} announcement="" waiting={undefined} withoutScripts={null} otherSite={undefined} />
  }
  showInShop(<Frame />)
  act(() => leave())
  expect(screen.getByRole("main").getAttribute("aria-busy")).toBe("true")
  expect(drawn).toBe(1)
})
