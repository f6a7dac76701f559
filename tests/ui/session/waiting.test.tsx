import { act, cleanup, screen } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { TroubleView } from "../../../ui/features/content/TroubleView.tsx"
import { WaitingRoom } from "../../../ui/features/session/WaitingRoom.tsx"
import { WaitingRoomPlace } from "../../../ui/app/WaitingRoomPlace.tsx"
import { createWaitingState } from "../../../ui/runtime/waitingState.ts"
import { aStore } from "../../support/builders/aStore.ts"
import { showInShop } from "../../support/ui/shopAround.tsx"

const store = aStore()
const PLACE = { attempt: 1, maxRetries: 10, retryAfterMillis: 8_000 }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "performance", "Date"] })
  sessionStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const pass = (millis: number) => act(async () => vi.advanceTimersByTime(millis))

describe("the waiting room", () => {
  it("says the place aloud and counts the seconds in silence", async () => {
    showInShop(<WaitingRoom place={{ ...PLACE, position: 12 }} triesAt={performance.now() + 8_000} />)
    expect(screen.getByRole("status").textContent).toBe("Shoppers in front of you: 12")
    expect(screen.getByText("Next try in 8 s").getAttribute("aria-hidden")).toBe("true")
    await pass(3_000)
    expect(screen.getByText("Next try in 5 s")).toBeDefined()
    await pass(60_000)
    expect(screen.getByText("Next try in 0 s")).toBeDefined()
  })

  it("F41 says that there is a queue where the shop does not say how long", () => {
    showInShop(<WaitingRoom place={PLACE} triesAt={performance.now()} />)
    expect(screen.getByRole("status").textContent).toBe("You are in the queue.")
  })

  it("F40 catches up when the page is looked at again", async () => {
    showInShop(<WaitingRoom place={PLACE} triesAt={performance.now() + 8_000} />)
    // A page in the background has no ticks: only the clock goes on.
    vi.spyOn(performance, "now").mockReturnValue(performance.now() + 6_000)
    await act(async () => document.dispatchEvent(new Event("visibilitychange")))
    expect(screen.getByText("Next try in 2 s")).toBeDefined()
  })

  it("F39 goes to the store's home once when it was waited in for nothing", async () => {
    const state = createWaitingState(() => performance.now())
    const { visits } = showInShop(<WaitingRoomPlace state={state} />)
    await act(async () => state.show(PLACE))
    await act(async () => state.giveUp())
    await pass(60_000)
    expect(visits.map(({ page }) => page)).toEqual(["ItxHomePage"])
  })

  it("is not opened again by the end of a wait that was given up", () => {
    const state = createWaitingState(() => 0)
    state.show(PLACE)
    state.giveUp()
    state.show(undefined)
    expect(state.current()).toBe("given up")
  })
})

describe("a page that was full", () => {
  const busy = (page: "ItxSearchPage" | "ItxHomePage") => showInShop(
    <TroubleView trouble={{ trouble: "busy", retryAfterMillis: 4_000 }} title="Many people are here at once"
      address={{ page, storeId: store.id, parameters: page === "ItxSearchPage" ? { keyWord: "wool" } : {} }} />)

  it("asks for itself again after its time, ten times at most, and then goes to the store's home", async () => {
    const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined)
    const replace = vi.spyOn(location, "replace").mockImplementation(() => undefined)
    for (let visit = 1; visit <= 11; visit += 1) {
      const { unmount } = busy("ItxSearchPage")
      expect(screen.getByText(/about 4 s/)).toBeDefined()
      await pass(3_000)
      expect(reload).toHaveBeenCalledTimes(visit - 1)
      await pass(1_000)
      unmount()
    }
    expect(reload).toHaveBeenCalledTimes(10)
    expect(replace).toHaveBeenCalledTimes(1)
    expect(replace.mock.calls[0]?.[0]).toMatch(new RegExp(`^/${store.id}/`))
  })

  it("counts anew after ten minutes", async () => {
    const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined)
    for (let visit = 1; visit <= 12; visit += 1) {
      const { unmount } = busy("ItxSearchPage")
      await pass(4_000)
      unmount()
      if (visit === 6) await pass(600_001)
    }
    expect(reload).toHaveBeenCalledTimes(12)
  })
})
