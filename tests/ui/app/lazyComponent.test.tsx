import { act, cleanup, render, screen, waitFor } from "@testing-library/react"
import type { ReactNode } from "react"
import { createElement } from "react"
import { renderToString } from "react-dom/server"
import { afterEach, describe, expect, it, vi } from "vitest"
import { ErrorBoundary } from "../../../ui/runtime/ErrorBoundary.tsx"
import { lazyComponent, usePreload } from "../../../ui/runtime/lazyComponent.tsx"
import { ShopProvider } from "../../../ui/runtime/ShopProvider.tsx"
import { TextProvider, useText } from "../../../ui/runtime/TextProvider.tsx"
import { createTranslate } from "../../../ui/text/createTranslate.ts"
import { aFrame } from "../../support/ui/somePages.ts"

const Greeting = ({ name }: { readonly name: string }) => <p>Hello {name}</p>

/** A script that cannot be fetched the first `failures` times. */
function fetchedAfter(failures: number) {
  let tries = 0
  return async () => {
    tries += 1
    if (tries <= failures) throw new TypeError("Failed to fetch dynamically imported module")
    return Greeting
  }
}

/** A page in a language whose own texts are not loaded. */
const inPage = (children: ReactNode, language = "en") => (
  <TextProvider translate={createTranslate(language)}>{children}</TextProvider>
)

describe("A lazy component", () => {
  // React reports every caught error on the console.
  const console_ = vi.spyOn(console, "error").mockImplementation(() => undefined)
  afterEach(() => {
    cleanup()
    console_.mockClear()
  })

  it("shows its loading state on the server, and fetches nothing there", () => {
    const load = vi.fn(fetchedAfter(0))
    const Lazy = lazyComponent(load)
    expect(renderToString(inPage(<Lazy of={{ name: "Ana" }} loading={<i>wait</i>} />))).toBe("<i>wait</i>")
    expect(load).not.toHaveBeenCalled()
  })

  it("shows the component once it is loaded, with its present properties", async () => {
    const Lazy = lazyComponent(fetchedAfter(0))
    const { rerender } = render(inPage(<Lazy of={{ name: "Ana" }} loading={<i>wait</i>} />))
    expect(screen.getByText("wait")).toBeDefined()
    await screen.findByText("Hello Ana")
    rerender(inPage(<Lazy of={{ name: "Ben" }} />))
    await screen.findByText("Hello Ben")
  })

  it("offers a retry when its script cannot be fetched, and fetches it again", async () => {
    const Lazy = lazyComponent(fetchedAfter(1))
    render(inPage(<Lazy of={{ name: "Ana" }} failed={(retry) => <button onClick={retry}>Try again</button>} />))
    ;(await screen.findByRole("button", { name: "Try again" })).click()
    expect(await screen.findByText("Hello Ana")).toBeDefined()
  })

  it("reports a failed fetch once, and fetches the script again at its next use", async () => {
    const Lazy = lazyComponent(fetchedAfter(1))
    const failed = vi.fn()
    const { unmount } = render(inPage(<Lazy of={{ name: "Ana" }} onFailed={failed} />))
    await waitFor(() => expect(failed).toHaveBeenCalledTimes(1))
    unmount()
    render(inPage(<Lazy of={{ name: "Ana" }} onFailed={failed} />))
    await screen.findByText("Hello Ana")
    expect(failed).toHaveBeenCalledTimes(1)
  })

  it("leaves an error of the component itself to the next boundary", async () => {
    const Lazy = lazyComponent(async () => () => {
      throw new Error("a defect")
    })
    render(
      inPage(
        <ErrorBoundary fallback={(error) => createElement("p", null, String(error))}>
          <Lazy of={{}} failed={() => <p>not fetched</p>} />
        </ErrorBoundary>,
      ),
    )
    expect(await screen.findByText("Error: a defect")).toBeDefined()
  })

  it("is rendered at once after it was preloaded, and is fetched once", async () => {
    const load = vi.fn(fetchedAfter(0))
    const Lazy = lazyComponent(load)
    expect(await Lazy.preload(createTranslate("en").language)).toBe(true)
    render(inPage(<Lazy of={{ name: "Ana" }} loading={<i>wait</i>} />))
    expect(screen.getByText("Hello Ana")).toBeDefined()
    expect(load).toHaveBeenCalledTimes(1)
  })

  it("says when it cannot be preloaded, and is fetched again then", async () => {
    const Lazy = lazyComponent(fetchedAfter(1))
    expect(await Lazy.preload("en")).toBe(false)
    expect(await Lazy.preload("en")).toBe(true)
  })

  it("is preloaded only when it is wanted", async () => {
    const load = vi.fn(fetchedAfter(0))
    const Lazy = lazyComponent(load)
    const Page = ({ isWanted }: { readonly isWanted: boolean }) => <p>loaded: {String(usePreload(Lazy, isWanted))}</p>
    const { rerender } = render(inPage(<Page isWanted={false} />))
    await act(async () => undefined)
    expect(load).not.toHaveBeenCalled()
    rerender(inPage(<Page isWanted />))
    expect(await screen.findByText("loaded: true")).toBeDefined()
  })

  it("brings texts in the language of the page, with the replacements by the shop's editors", async () => {
    const Saved = () => {
      const t = useText()
      return (
        <p>
          {t("wishlists.title")}, {t("wishlists.create")}
        </p>
      )
    }
    const Lazy = lazyComponent(async () => Saved, ["wishlists"])
    const show = async (language: string) => {
      render(
        inPage(
          <ShopProvider frame={{ ...aFrame(), texts: { "wishlists.create": "Start a list" } }}>
            <Lazy of={{}} />
          </ShopProvider>,
          language,
        ),
      )
      await vi.dynamicImportSettled()
    }
    await show("en")
    expect(await screen.findByText("Wishlists, Start a list")).toBeDefined()
    cleanup()
    await show("de")
    expect(await screen.findByText(/^(?!Wishlists,|\?).+, Start a list$/)).toBeDefined()
  })
})
