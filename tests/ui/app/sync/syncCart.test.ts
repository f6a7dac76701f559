import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { syncCart } from "../../../../ui/app/sync/syncCart.ts"
import { createCartState } from "../../../../ui/runtime/CartState.ts"
import { createWaitingState, WAITING_ROOM_KEY } from "../../../../ui/runtime/waitingState.ts"

const moment = () => Math.round(performance.timeOrigin + performance.now())

beforeEach(() => sessionStorage.clear())
afterEach(() => sessionStorage.clear())

/** A promise and its resolver. */
function signal() {
  let resolve = (): void => undefined
  const promise = new Promise<void>((keep) => (resolve = keep))
  return { promise, resolve: () => resolve() }
}

/** A tab's page after one in the waiting room; `words` arrive on the test's command. */
function loadedAgain(hasPending: boolean, front: object = { isMutation: true }) {
  sessionStorage.setItem(
    WAITING_ROOM_KEY,
    JSON.stringify({ target: "/", attempt: 3, retriesAt: moment() + 60_000, ...front }),
  )
  const waiting = createWaitingState(() => performance.now())
  const words = signal()
  const lossTexts = signal()
  waiting.subscribe(() => lossTexts.resolve())
  let asked = 0
  const loadCart = async () => {
    asked += 1
    return { ok: false as const, error: { _tag: "CommandDefect" as const, detail: "" } }
  }
  syncCart({
    storage: { read: () => undefined, keep: () => undefined },
    commands: { loadCart },
    cart: createCartState(undefined, () => hasPending),
    waiting,
    loadPurchaseTexts: () => words.promise,
    storeId: "10000034",
    units: undefined,
  })
  return { waiting, words, reported: lossTexts, asked: () => asked }
}

describe("A page that is reloaded while a call waits for an overloaded shop", () => {
  it("F40 shows the waiting room when its texts are loaded, and sends nothing before its time", async () => {
    const { waiting, words, reported: lossTexts, asked } = loadedAgain(true)
    await vi.dynamicImportSettled()
    expect(waiting.current()).toBeUndefined()
    words.resolve()
    await lossTexts.promise
    expect(waiting.current()).toMatchObject({ place: { attempt: 3 } })
    expect(asked()).toBe(0)
  })

  it("F40 reports a lost change, when its texts are loaded", async () => {
    const { waiting, words, reported: lossTexts } = loadedAgain(false)
    await vi.dynamicImportSettled()
    expect(waiting.current()).toBeUndefined()
    words.resolve()
    await lossTexts.promise
    expect([waiting.current(), sessionStorage.getItem(WAITING_ROOM_KEY)]).toEqual(["interrupted", null])
  })
})
