import { cleanup, render, screen, waitFor } from "@testing-library/react"
import { createElement } from "react"
import { renderToString } from "react-dom/server"
import { afterEach, describe, expect, it, vi } from "vitest"
import { ErrorBoundary } from "../../../ui/runtime/ErrorBoundary.tsx"
import { lazyComponent } from "../../../ui/runtime/lazyComponent.tsx"

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
    expect(renderToString(<Lazy of={{ name: "Ana" }} loading={<i>wait</i>} />)).toBe("<i>wait</i>")
    expect(load).not.toHaveBeenCalled()
  })

  it("shows the component once it is loaded, with its present properties", async () => {
    const Lazy = lazyComponent(fetchedAfter(0))
    const { rerender } = render(<Lazy of={{ name: "Ana" }} loading={<i>wait</i>} />)
    expect(screen.getByText("wait")).toBeDefined()
    await screen.findByText("Hello Ana")
    rerender(<Lazy of={{ name: "Ben" }} />)
    await screen.findByText("Hello Ben")
  })

  it("offers a retry when its script cannot be fetched, and fetches it again", async () => {
    const Lazy = lazyComponent(fetchedAfter(1))
    render(<Lazy of={{ name: "Ana" }} failed={(retry) => <button onClick={retry}>Try again</button>} />)
    ;(await screen.findByRole("button", { name: "Try again" })).click()
    expect(await screen.findByText("Hello Ana")).toBeDefined()
  })

  it("reports a failed fetch once, and fetches the script again at its next use", async () => {
    const Lazy = lazyComponent(fetchedAfter(1))
    const failed = vi.fn()
    const { unmount } = render(<Lazy of={{ name: "Ana" }} onFailed={failed} />)
    await waitFor(() => expect(failed).toHaveBeenCalledTimes(1))
    unmount()
    render(<Lazy of={{ name: "Ana" }} onFailed={failed} />)
    await screen.findByText("Hello Ana")
    expect(failed).toHaveBeenCalledTimes(1)
  })

  it("leaves an error of the component itself to the next boundary", async () => {
    const Lazy = lazyComponent(async () => () => {
      throw new Error("a defect")
    })
    render(
      <ErrorBoundary fallback={(error) => createElement("p", null, String(error))}>
        <Lazy of={{}} failed={() => <p>not fetched</p>} />
      </ErrorBoundary>,
    )
    expect(await screen.findByText("Error: a defect")).toBeDefined()
  })
})
