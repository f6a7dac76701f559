import { act, cleanup, screen, within } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { probePage } from "../../../adapters/backend/http/probePage.ts"
import type { QueueRefused } from "../../../domain/session/QueuedVisit.ts"
import { WaitingPage } from "../../../ui/features/session/waiting-room/WaitingPage.tsx"
import { WaitingRoom } from "../../../ui/features/session/waiting-room/WaitingRoom.tsx"
import { resumeWaitingRoom, notifyInterruptedWait } from "../../../ui/app/resumeWaitingRoom.ts"
import { WaitingRoomSlot } from "../../../ui/app/WaitingRoomSlot.tsx"
import { createWaitingState, WAITING_ROOM_KEY } from "../../../ui/runtime/waitingState.ts"
import { aStore } from "../../support/builders/aStore.ts"
import { renderInShop } from "../../support/ui/shopAround.tsx"

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
  it("announces the position and counts the seconds silently", async () => {
    renderInShop(<WaitingRoom place={{ ...PLACE, position: 12 }} nextTryAt={performance.now() + 8_000} />)
    expect(screen.getByRole("status").textContent).toBe("People ahead of you: 12")
    expect(screen.getByText("Trying again in 8 seconds").getAttribute("aria-hidden")).toBe("true")
    await pass(3_000)
    expect(screen.getByText("Trying again in 5 seconds")).toBeDefined()
    await pass(60_000)
    expect(screen.getByText("Trying again in 0 seconds")).toBeDefined()
  })

  it("F41 shows a queue where the shop does not send a wait", () => {
    renderInShop(<WaitingRoom place={PLACE} nextTryAt={performance.now()} />)
    expect(screen.getByRole("status").textContent).toBe("You’re in the queue")
  })

  it("F40 catches up when the page is visible again", async () => {
    renderInShop(<WaitingRoom place={PLACE} nextTryAt={performance.now() + 8_000} />)
    // A page in the background has no ticks: only the clock advances.
    vi.spyOn(performance, "now").mockReturnValue(performance.now() + 6_000)
    await act(async () => document.dispatchEvent(new Event("visibilitychange")))
    expect(screen.getByText("Trying again in 2 seconds")).toBeDefined()
  })

  it("F39 goes to the store's home once when waiting was in vain", async () => {
    const state = createWaitingState(() => performance.now())
    const { visits } = renderInShop(<WaitingRoomSlot state={state} />)
    await act(async () => state.show(PLACE))
    await act(async () => state.giveUp())
    await pass(60_000)
    expect(visits.map(({ page }) => page)).toEqual(["ItxHomePage"])
  })

  describe("of a call during which the page was reloaded", () => {
    const WAIT = { ...PLACE, attempt: 3, position: 12 }
    const SHOWN = { attempt: 3, position: 12 }
    /** A waiting page, and the same page after a reload, which runs no unmount effects. */
    function reloaded(text?: string) {
      const before = renderInShop(<WaitingRoom place={WAIT} nextTryAt={performance.now() + 8_000} />)
      const storedRoom = sessionStorage.getItem(WAITING_ROOM_KEY)
      before.unmount()
      if (text !== undefined) sessionStorage.setItem(WAITING_ROOM_KEY, text)
      else if (storedRoom !== null) sessionStorage.setItem(WAITING_ROOM_KEY, storedRoom)
      const state = createWaitingState(() => performance.now())
      const asked: number[] = []
      return { state, asked, continueTo: async () => void asked.push(state.tries()) }
    }

    it("F40 is shown with the stored position, and the shop is called no earlier than required", async () => {
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

    it("F40 continues when a page that slept past its time is visible again", async () => {
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
    ])("F27 with %s stored continues at once, without a room", async (text) => {
      const { state, asked, continueTo } = reloaded(text)
      await resumeWaitingRoom(state, continueTo)
      expect([asked, state.current()]).toEqual([[0], undefined])
    })

    it.each([
      [{ isMutation: true } as const, true],
      [{}, false],
    ])(
      "F40 with %j at the front that could not be sent from here reports it: %s, and once",
      async (front, isReported) => {
        const before = renderInShop(<WaitingRoom place={{ ...WAIT, ...front }} nextTryAt={performance.now() + 8_000} />)
        const storedRoom = sessionStorage.getItem(WAITING_ROOM_KEY) ?? ""
        before.unmount()
        sessionStorage.setItem(WAITING_ROOM_KEY, storedRoom)
        vi.useRealTimers()
        const state = createWaitingState(() => performance.now())
        renderInShop(<WaitingRoomSlot state={state} />)
        await act(async () => notifyInterruptedWait(state))
        if (isReported) {
          const lossDialog = await screen.findByRole("dialog", {
            name: "The page was refreshed while you were waiting",
          })
          await act(async () => within(lossDialog).getByRole("button", { name: "Close" }).click())
          expect(lossDialog.hasAttribute("open")).toBe(false)
        }
        expect([state.current(), sessionStorage.getItem(WAITING_ROOM_KEY)]).toEqual([
          isReported ? "interrupted" : undefined,
          null,
        ])
        const later = createWaitingState(() => performance.now())
        notifyInterruptedWait(later)
        expect(later.current()).toBeUndefined()
      },
    )

    it("is forgotten when the room is left", () => {
      const { unmount } = renderInShop(<WaitingRoom place={WAIT} nextTryAt={performance.now() + 8_000} />)
      expect(JSON.parse(sessionStorage.getItem(WAITING_ROOM_KEY) ?? "null")).toMatchObject(SHOWN)
      unmount()
      expect(sessionStorage.getItem(WAITING_ROOM_KEY)).toBeNull()
    })
  })

  it("is not opened again by the end of a cancelled wait", () => {
    const state = createWaitingState(() => 0)
    state.show(PLACE)
    state.giveUp()
    state.show(undefined)
    expect(state.current()).toBe("abandoned")
  })
})

describe("a page of an overloaded shop", () => {
  const ROOM = `/${store.id}/-1/waiting-room`
  const HOME = `/${store.id}/-1/`
  const TARGET = `/${store.id}/-1/search/wool?order=price_asc`
  const search = {
    page: "ItxSearchPage",
    storeId: store.id,
    languageId: "-1",
    parameters: { keyWord: "wool", order: "price_asc" },
  }
  /** The shop's responses to a retry, and the requests. */
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
  const storedRoom = () => JSON.parse(sessionStorage.getItem("selvedge.waiting.v2") ?? "null")
  const left = () => vi.spyOn(location, "replace").mockImplementation(() => undefined)
  const open = (queueRefused?: QueueRefused) => {
    if (queueRefused !== undefined) history.replaceState({ key: "a" }, "", TARGET)
    return renderInShop(
      <WaitingPage
        ask={probePage}
        queueRefused={queueRefused}
        address={queueRefused === undefined ? { ...search, page: "ItxSmartWaitingRoomPage", parameters: {} } : search}
      />,
    )
  }
  const SHORT: QueueRefused = { retryAfterMillis: 4_000, position: 12 }

  beforeEach(() => history.replaceState({ key: "a" }, "", "/"))
  afterEach(() => vi.unstubAllGlobals())

  it("waits at the waiting room's address, and continues to the page when it is admitted", async () => {
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

  it("moves up while it is refused, each time after the requested wait", async () => {
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
    // The page itself shows any other response.
    expect([asked.length, replace.mock.calls.length]).toEqual([3, 1])
  })

  it("continues after a reload, and calls the overloaded shop no earlier", async () => {
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
    expect([asked, storedRoom()]).toEqual([[`HEAD ${TARGET}`], expect.objectContaining({ target: TARGET, attempt: 2 })])
  })

  it("F39 waits ten tries for a page, then for the store's home once, and ends there without a loop", async () => {
    const asked = full(() => refused())
    const replace = left()
    const first = open(SHORT)
    for (let attempt = 1; attempt <= 10; attempt += 1) await pass(4_000)
    expect([asked.length, replace.mock.calls, storedRoom()]).toEqual([
      10,
      [[HOME]],
      expect.objectContaining({ target: HOME, attempt: 1 }),
    ])
    first.unmount()
    history.replaceState(null, "", HOME)
    renderInShop(
      <WaitingPage ask={probePage} queueRefused={SHORT} address={{ ...search, page: "ItxHomePage", parameters: {} }} />,
    )
    for (let attempt = 1; attempt <= 20; attempt += 1) await pass(4_000)
    expect([asked.length, replace.mock.calls.length]).toEqual([19, 1])
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("We’re still very busy")
    expect(screen.getByRole("link", { name: "Try again" }).getAttribute("href")).toBe(HOME)
  })

  it("F40 retries when a page in the background is visible again, however late its timers are", async () => {
    const asked = full(() => refused())
    open(SHORT)
    vi.spyOn(performance, "now").mockReturnValue(performance.now() + 90_000)
    await act(async () => document.dispatchEvent(new Event("visibilitychange")))
    expect(asked).toEqual([`HEAD ${TARGET}`])
  })

  it("continues to wait offline, and where this device stores nothing", async () => {
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
  ])("F27 with %s stored goes to the store's home", async (_, text) => {
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
