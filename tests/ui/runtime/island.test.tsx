import { act, useState } from "react"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { replayEarlyEvents } from "../../../ui/app/replayEarlyEvents.ts"
import { afterIslands, island, isInIsland, loadIslands } from "../../../ui/runtime/island.tsx"
import { setWholePageLoader } from "../../../ui/runtime/WholePage.tsx"

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  document.body.innerHTML = ""
})
afterEach(() => {
  setWholePageLoader(() => Promise.resolve(true))
  vi.unstubAllGlobals()
})

/** Uses the page: React hydrates in between, so that the islands may wait for it. */
async function usePage() {
  const loading = loadIslands()
  await act(async () => new Promise((resume) => setTimeout(resume)))
  await loading
}

function Counter({ step }: { readonly step: number }) {
  const [count, setCount] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setCount(count + step)}>
        {count} by {step}
      </button>
      <a
        href="/elsewhere"
        onClick={(event) => {
          event.preventDefault()
          setCount(100)
        }}
      >
        All
      </a>
    </>
  )
}

/** An island in a document as the server sent it: its script arrives when the test says so. */
async function sentByServer() {
  const script = { fetches: 0, arrives: true }
  const OnServer = island(async () => Counter)
  await loadIslands()
  const InBrowser = island(async () => {
    script.fetches += 1
    if (!script.arrives) throw new Error("no connection")
    return Counter
  })
  const complaints: unknown[] = []
  let change: (step: number) => void = () => undefined
  function Page({ Part }: { readonly Part: typeof InBrowser }) {
    const [step, set] = useState(1)
    change = set
    return (
      <>
        <Part step={step} />
        <p>{step}</p>
      </>
    )
  }
  const container = document.createElement("main")
  document.body.append(container)
  container.innerHTML = renderToString(<Page Part={OnServer} />)
  const sent = container.querySelector("button")
  await act(async () =>
    hydrateRoot(container, <Page Part={InBrowser} />, { onRecoverableError: (error) => complaints.push(error) }),
  )
  const text = () => container.querySelector("button")?.textContent
  return { script, container, sent, complaints, text, setStep: (step: number) => act(async () => change(step)) }
}

describe("an island", () => {
  it("stays as the server sent it, without its script, until the page is used", async () => {
    const { script, container, sent, complaints, text } = await sentByServer()
    expect([script.fetches, text()]).toEqual([0, "0 by 1"])
    await usePage()
    expect(script.fetches).toBe(1)
    expect(container.querySelector("button")).toBe(sent)
    await act(async () => sent?.click())
    expect(text()).toBe("1 by 1")
    expect(complaints).toEqual([])
  })

  it("handles the press that was the first use of the page", async () => {
    const { sent, text } = await sentByServer()
    replayEarlyEvents(usePage, { contains: isInIsland, holdsLinks: true })
    sent?.click()
    await vi.waitFor(() => expect(text()).toBe("1 by 1"))
  })

  it("follows the link that was the first press in the page, without a new document", async () => {
    const { container, text } = await sentByServer()
    replayEarlyEvents(usePage, { contains: isInIsland, holdsLinks: true })
    const press = new MouseEvent("click", { bubbles: true, cancelable: true })
    container.querySelector("a")?.dispatchEvent(press)
    expect(press.defaultPrevented).toBe(true)
    await vi.waitFor(() => expect(text()).toBe("100 by 1"))
  })

  it("is fetched again at the next use when its script could not be fetched", async () => {
    const { script, text, sent } = await sentByServer()
    script.arrives = false
    await expect(loadIslands()).rejects.toThrow("no connection")
    expect(text()).toBe("0 by 1")
    script.arrives = true
    await usePage()
    await act(async () => sent?.click())
    expect([script.fetches, text()]).toEqual([2, "1 by 1"])
  })

  it("shows a change of the page around it once it is hydrated, and keeps its content until then", async () => {
    const { container, setStep, complaints, text, sent } = await sentByServer()
    await setStep(5)
    expect([container.querySelector("p")?.textContent, text()]).toEqual(["5", "0 by 1"])
    await usePage()
    expect(text()).toBe("0 by 5")
    expect(container.querySelector("button")).toBe(sent)
    expect(complaints).toEqual([])
  })

  it("replaces what the server sent when the shop has changed since, without a mismatch", async () => {
    const { sent, container, complaints, text, setStep } = await sentByServer()
    setWholePageLoader(() => Promise.resolve(false))
    await usePage()
    expect(container.querySelector("button")).not.toBe(sent)
    expect([text(), complaints]).toEqual(["0 by 1", []])
    await setStep(3)
    await act(async () => container.querySelector("button")?.click())
    expect(text()).toBe("3 by 3")
  })

  it("waits for the rest of the page, and is fetched again when that cannot be fetched", async () => {
    const { sent, text } = await sentByServer()
    setWholePageLoader(() => Promise.reject(new Error("no data")))
    await expect(loadIslands()).rejects.toThrow("no data")
    setWholePageLoader(() => Promise.resolve(true))
    await usePage()
    await act(async () => sent?.click())
    expect(text()).toBe("1 by 1")
  })

  it("lets an update wait for the islands, or run at once when they are hydrated or cannot be fetched", async () => {
    const { script } = await sentByServer()
    const updates: string[] = []
    script.arrives = false
    await act(async () => {
      afterIslands(() => updates.push("without script"))
      expect(updates).toEqual([])
      await vi.waitFor(() => expect(updates).toEqual(["without script"]))
    })
    script.arrives = true
    await usePage()
    afterIslands(() => updates.push("at once"))
    expect(updates).toEqual(["without script", "at once"])
  })
})
