import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { openCheckout } from "../../../ui/app/core/openCheckout.ts"
import { createWaitingState } from "../../../ui/runtime/waitingState.ts"
import { queueingLocks } from "../../support/backend/queueingLocks.ts"
import { inSpain, orderId } from "../../support/backend/scopes.ts"

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  Object.defineProperty(navigator, "locks", { configurable: true, value: queueingLocks() })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, "locks")
})

describe("a payment that stays pending", () => {
  it("F88 is asked after as often and as far apart as its store configures", async () => {
    let asked = 0
    vi.stubGlobal("fetch", (request: Request) => {
      if (!request.url.includes("/payment-status")) return Promise.resolve(new Response(null, { status: 404 }))
      asked += 1
      return Promise.resolve(Response.json({ paymentStatus: "PENDING-NOOK" }))
    })
    const store = { ...inSpain.store, configuration: { PAYMENT_POLL_TRIES: "3", PAYMENT_POLL_INTERVAL: "700" } }
    const { resumePayment } = openCheckout({ ...inSpain, store }, { sessionHolder: "server", waiting: createWaitingState(() => 0) })
    const ended = resumePayment(orderId("5000001"))
    // The first answer says that it pends; the tries begin after it.
    await vi.waitUntil(() => asked === 1)
    const askedAfter: number[] = []
    for (const millis of [600, 200, 700, 700, 60_000]) {
      await vi.advanceTimersByTimeAsync(millis)
      askedAfter.push(asked)
    }
    expect(askedAfter).toEqual([1, 2, 3, 4, 4])
    expect(await ended).toMatchObject({ ok: true })
  })
})
