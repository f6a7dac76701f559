import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { pollWhileVisible } from "../../../../ui/features/checkout/after-payment/pollWhileVisible.ts"

const PAUSE_MILLIS = 4_000
let visibility: DocumentVisibilityState
beforeEach(() => {
  vi.useFakeTimers()
  visibility = "visible"
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const turn = (to: DocumentVisibilityState) => {
  visibility = to
  document.dispatchEvent(new Event("visibilitychange"))
}
/** Advances the clock, and lets the polls complete. */
const pass = (millis: number) => vi.advanceTimersByTimeAsync(millis)
/** A page that polls the status of an undecided payment. */
const aPage = () => {
  const ask = vi.fn(() => Promise.resolve("unknown"))
  return { ask, leave: pollWhileVisible(ask, () => PAUSE_MILLIS) }
}

describe("A page that polls a payment", () => {
  it("F89 pauses while it is hidden, and polls at once when it is visible again, and onwards", async () => {
    const { ask, leave } = aPage()
    await pass(PAUSE_MILLIS)
    expect(ask).toHaveBeenCalledTimes(2)
    turn("hidden")
    await pass(3_600_000)
    expect(ask).toHaveBeenCalledTimes(2)
    turn("visible")
    expect(ask).toHaveBeenCalledTimes(3)
    await pass(PAUSE_MILLIS)
    expect(ask).toHaveBeenCalledTimes(4)
    leave()
  })

  it("F89 that is hidden from the start polls when it is visible", async () => {
    visibility = "hidden"
    const { ask, leave } = aPage()
    await pass(3_600_000)
    expect(ask).not.toHaveBeenCalled()
    turn("visible")
    expect(ask).toHaveBeenCalledTimes(1)
    leave()
  })

  it("F89 that is left polls no more, ignores a pending response, and never resumes", async () => {
    let answer: (message: string) => void = () => undefined
    const ask = vi.fn(() => new Promise<string>((resolve) => (answer = resolve)))
    const onStatus = vi.fn(() => PAUSE_MILLIS)
    const leave = pollWhileVisible(ask, onStatus)
    leave()
    answer("paid")
    await pass(3_600_000)
    turn("visible")
    expect([ask.mock.calls.length, onStatus.mock.calls.length]).toEqual([1, 0])
  })

  it("F89 that changes its visibility repeatedly sends one poll at a time", async () => {
    const ask = vi.fn(() => new Promise<string>(() => undefined))
    const leave = pollWhileVisible(ask, () => PAUSE_MILLIS)
    for (let turns = 0; turns < 20; turns += 1) turn(turns % 2 === 0 ? "hidden" : "visible")
    await pass(PAUSE_MILLIS)
    expect(ask).toHaveBeenCalledTimes(1)
    leave()
  })
})
