import { act, cleanup, screen, within } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { probePage } from "../../../adapters/backend/http/probePage.ts"
import type { QueueRefused } from "../../../domain/session/QueuedVisit.ts"
import { WaitingPage } from "../../../ui/features/session/WaitingPage.tsx"
import { WaitingRoom } from "../../../ui/features/session/WaitingRoom.tsx"
import { resumeWaitingRoom, notifyInterruptedWait } from "../../../ui/app/resumeWaitingRoom.ts"
import { WAITING_ROOM_KEY } from "../../../ui/app/syncCart.ts"
import { WaitingRoomSlot } from "../../../ui/app/WaitingRoomSlot.tsx"
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
    showInShop(<WaitingRoom place={{ ...PLACE, position: 12 }} nextTryAt={performance.now() + 8_000} />)
    expect(screen.getByRole("status").textContent).toBe("People ahead of you: 12")
    expect(screen.getByText("Trying again in 8 seconds").getAttribute("aria-hidden")).toBe("true")
    await pass(3_000)
    expect(screen.getByText("Trying again in 5 seconds")).toBeDefined()
    await pass(60_000)
    expect(screen.getByText("Trying again in 0 seconds")).toBeDefined()
  })

  it("F41 says that there is a queue where the shop does not say how long", () => {
    showInShop(<WaitingRoom place={PLACE} nextTryAt={performance.now()} />)
    expect(screen.getByRole("status").textContent).toBe("You’re in the queue")
  })

  it("F40 catches up when the page is looked at again", async () => {
    showInShop(<WaitingRoom place={PLACE} nextTryAt={performance.now() + 8_000} />)
    // A page in the background has no ticks: only the clock goes on.
    vi.spyOn(performance, "now").mockReturnValue(performance.now() + 6_000)
    await act(async () => document.dispatchEvent(new Event("visibilitychange")))
    expect(screen.getByText("Trying again in 2 seconds")).toBeDefined()
  })

  it("F39 goes to the store's home once when it was waited in for nothing", async () => {
    const state = createWaitingState(() => performance.now())
    const { visits } = showInShop(<WaitingRoomSlot state={state} />)
    await act(async () => state.show(PLACE))
    await act(async () => state.giveUp())
    await pass(60_000)
    expect(visits.map(({ page }) => page)).toEqual(["ItxHomePage"])
  })

  describe("of a call, over which the page was loaded again,", () => {
    const WAIT = { ...PLACE, attempt: 3, position: 12 }
    const SHOWN = { attempt: 3, position: 12 }
    /** A page that waits, and the same page after a reload, which does not take anything down. */
    function reloaded(text?: string) {
      const before = showInShop(<WaitingRoom place={WAIT} nextTryAt={performance.now() + 8_000} />)
      const kept = sessionStorage.getItem(WAITING_ROOM_KEY)
      before.unmount()
      if (text !== undefined) sessionStorage.setItem(WAITING_ROOM_KEY, text)
      else if (kept !== null) sessionStorage.setItem(WAITING_ROOM_KEY, kept)
      const state = createWaitingState(() => performance.now())
      const asked: number[] = []
      return { state, asked, continueTo: async () => void asked.push(state.tries()) }
    }

    it("F40 is shown with the place that was kept, and the shop is asked no earlier than it said", async () => {
      const { state, asked, continueTo } = reloaded()
      await pass(2_000)
      const back = resumeWaitingRoom(state, continueTo)
      expect(state.current()).toMatchObject({ place: { ...SHOWN, maxRetries: 10, retryAfterMillis: 6_000 } })
      await pass(5_000)
      expect(asked).toEqual([])
      await pass(1_000)
      await back
      expect([asked, state.current()]).toEqual([[3], undefined])
    })

    it("F40 goes on when a page that slept over its time is looked at again", async () => {
      const { state, asked, continueTo } = reloaded()
      const back = resumeWaitingRoom(state, continueTo)
      vi.spyOn(performance, "now").mockReturnValue(performance.now() + 90_000)
      dispatchEvent(new Event("visibilitychange"))
      await back
      expect(asked).toEqual([3])
    })

    it.each([
      "{",
      "null",
      JSON.stringify({ target: "//evil.example", attempt: "3", retriesAt: 0 }),
      JSON.stringify({ target: "/", attempt: 3, retriesAt: 1 }),
    ])("F27 with %s kept goes on at once, without a room", async (text) => {
      const { state, asked, continueTo } = reloaded(text)
      await resumeWaitingRoom(state, continueTo)
      expect([asked, state.current()]).toEqual([[0], undefined])
    })

    it.each([
      [{ isMutation: true } as const, true],
      [{}, false],
    ])("F40 with %j in front that could not be sent from here is told of: %s, and once", async (front, isTold) => {
      const before = showInShop(<WaitingRoom place={{ ...WAIT, ...front }} nextTryAt={performance.now() + 8_000} />)
      const kept = sessionStorage.getItem(WAITING_ROOM_KEY) ?? ""
      before.unmount()
      sessionStorage.setItem(WAITING_ROOM_KEY, kept)
      vi.useRealTimers()
      const state = createWaitingState(() => performance.now())
      showInShop(<WaitingRoomSlot state={state} />)
      await act(async () => notifyInterruptedWait(state))
      if (isTold) {
        const told = await screen.findByRole("dialog", { name: "The page was refreshed while you were waiting" })
        await act(async () => within(told).getByRole("button", { name: "Close" }).click())
        expect(told.hasAttribute("open")).toBe(false)
      }
      expect([state.current(), sessionStorage.getItem(WAITING_ROOM_KEY)]).toEqual([
        isTold ? "interrupted" : undefined,
        null,
      ])
      const later = createWaitingState(() => performance.now())
      notifyInterruptedWait(later)
      expect(later.current()).toBeUndefined()
    })

    it("is forgotten when the room is left", () => {
      const { unmount } = showInShop(<WaitingRoom place={WAIT} nextTryAt={performance.now() + 8_000} />)
      expect(JSON.parse(sessionStorage.getItem(WAITING_ROOM_KEY) ?? "null")).toMatchObject(SHOWN)
      unmount()
      expect(sessionStorage.getItem(WAITING_ROOM_KEY)).toBeNull()
    })
  })

  it("is not opened again by the end of a wait that was given up", () => {
    const state = createWaitingState(() => 0)
    state.show(PLACE)
    state.giveUp()
    state.show(undefined)
    expect(state.current()).toBe("abandoned")
  })
})

describe("a page that was full", () => {
  const ROOM = `/${store.id}/-1/waiting-room`
  const HOME = `/${store.id}/-1/`
  const TARGET = `/${store.id}/-1/search/wool?order=price_asc`
  const search = {
    page: "ItxSearchPage",
    storeId: store.id,
    languageId: "-1",
    parameters: { keyWord: "wool", order: "price_asc" },
  }
  /** What the shop answers to being asked once more, and what it was asked. */
  function full(answer: () => Response | Promise<Response>) {
    const asked: string[] = []
    vi.stubGlobal("fetch", (address: string | URL, { method }: RequestInit) => {
      asked.push(`${method} ${String(address).replace(location.origin, "")}`)
      return Promise.resolve(answer())
    })
    return asked
  }
  const refused = (headers: Readonly<Record<string, string>> = { "retry-after": "4" }) =>
    new Response(null, { status: 429, headers })
  const kept = () => JSON.parse(sessionStorage.getItem("selvedge.waiting.v2") ?? "null")
  const left = () => vi.spyOn(location, "replace").mockImplementation(() => undefined)
  const open = (refusal?: QueueRefused) => {
    if (refusal !== undefined) history.replaceState({ key: "a" }, "", TARGET)
    return showInShop(
      <WaitingPage
        ask={probePage}
        refusal={refusal}
        address={refusal === undefined ? { ...search, page: "ItxSmartWaitingRoomPage", parameters: {} } : search}
      />,
    )
  }
  const SHORT: QueueRefused = { retryAfterMillis: 4_000, position: 12 }

  beforeEach(() => history.replaceState({ key: "a" }, "", "/"))
  afterEach(() => vi.unstubAllGlobals())

  it("waits at the waiting room's address, with the place said aloud, and goes on to the page when it is let in", async () => {
    const asked = full(() => new Response(null, { status: 200 }))
    const replace = left()
    open(SHORT)
    expect([location.pathname, history.state]).toEqual([ROOM, { key: "a" }])
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("We’re very busy right now")
    expect(screen.getByRole("status").textContent).toBe("People ahead of you: 12")
    await pass(3_000)
    expect([asked, replace.mock.calls.length]).toEqual([[], 0])
    await pass(1_000)
    expect(asked).toEqual([`HEAD ${TARGET}`])
    expect(replace.mock.calls).toEqual([[new URL(TARGET, location.href).href]])
  })

  it("moves up while it is refused, each time after the time the shop names", async () => {
    const answers = [
      refused({ "retry-after": "7", "queue-position": "5" }),
      refused({ "retry-after": "7" }),
      new Response(null, { status: 503 }),
    ]
    const asked = full(() => answers.shift() ?? refused())
    const replace = left()
    open(SHORT)
    await pass(4_000)
    expect(screen.getByRole("status").textContent).toBe("People ahead of you: 5")
    expect(screen.getByText("Trying again in 7 seconds").getAttribute("aria-hidden")).toBe("true")
    await pass(7_000)
    expect(screen.getByRole("status").textContent).toBe("You’re in the queue")
    await pass(7_000)
    // Any other answer is the page's own to show.
    expect([asked.length, replace.mock.calls.length]).toEqual([3, 1])
  })

  it("goes on where it was after a reload, and asks the full shop no earlier", async () => {
    const asked = full(() => refused())
    const { unmount } = open({ retryAfterMillis: 60_000, position: 12 })
    await pass(20_000)
    unmount()
    open()
    expect(screen.getByRole("status").textContent).toBe("People ahead of you: 12")
    await pass(0)
    expect(screen.getByText("Trying again in 40 seconds")).toBeDefined()
    await pass(39_000)
    expect(asked).toEqual([])
    await pass(1_000)
    expect([asked, kept()]).toEqual([[`HEAD ${TARGET}`], expect.objectContaining({ target: TARGET, attempt: 2 })])
  })

  it("F39 waits ten tries for a page, then for the store's home once, and ends there without a loop", async () => {
    const asked = full(() => refused())
    const replace = left()
    const first = open(SHORT)
    for (let attempt = 1; attempt <= 10; attempt += 1) await pass(4_000)
    expect([asked.length, replace.mock.calls, kept()]).toEqual([
      10,
      [[HOME]],
      expect.objectContaining({ target: HOME, attempt: 1 }),
    ])
    first.unmount()
    history.replaceState(null, "", HOME)
    showInShop(
      <WaitingPage ask={probePage} refusal={SHORT} address={{ ...search, page: "ItxHomePage", parameters: {} }} />,
    )
    for (let attempt = 1; attempt <= 20; attempt += 1) await pass(4_000)
    expect([asked.length, replace.mock.calls.length]).toEqual([19, 1])
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("We’re still very busy")
    expect(screen.getByRole("link", { name: "Try again" }).getAttribute("href")).toBe(HOME)
  })

  it("F40 asks when a page in the background is looked at again, however late its timers are", async () => {
    const asked = full(() => refused())
    open(SHORT)
    vi.spyOn(performance, "now").mockReturnValue(performance.now() + 90_000)
    await act(async () => document.dispatchEvent(new Event("visibilitychange")))
    expect(asked).toEqual([`HEAD ${TARGET}`])
  })

  it("waits on where the connection is gone, and where this device keeps nothing", async () => {
    vi.stubGlobal("sessionStorage", {
      getItem: () => null,
      setItem: () => {
        throw new DOMException("quota")
      },
    })
    const asked = full(() => Promise.reject(new TypeError("offline")))
    open(SHORT)
    expect(`${location.pathname}${location.search}`).toBe(TARGET)
    await pass(4_000)
    await pass(5_000)
    expect(asked).toEqual([`HEAD ${TARGET}`, `HEAD ${TARGET}`])
  })

  it.each([
    ["nothing", null],
    ["junk", "{"],
    ["another version's words", `${TARGET} 3 1700000000000`],
    ["another site", JSON.stringify({ target: "https://evil.example/", attempt: 1, retriesAt: 0 })],
    ["another site in disguise", "host"],
    ["a wait of last week", JSON.stringify({ target: TARGET, attempt: 1, retriesAt: 1 })],
  ])("F27 with %s kept goes to the store's home", async (_, text) => {
    if (text === "host")
      sessionStorage.setItem(
        "selvedge.waiting.v2",
        JSON.stringify({
          target: "//evil.example/",
          attempt: 1,
          retriesAt: Math.round(performance.timeOrigin + performance.now()),
        }),
      )
    else if (text !== null) sessionStorage.setItem("selvedge.waiting.v2", text)
    const asked = full(() => new Response(null))
    const replace = left()
    open()
    await pass(1_000)
    expect([
      asked.map((call) => call.includes("evil")),
      replace.mock.calls.map(([to]) => new URL(String(to), location.href).href),
    ]).toEqual([[false], [new URL(HOME, location.href).href]])
  })
})
