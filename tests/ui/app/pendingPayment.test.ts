import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { checkoutCommands } from "../../../ui/commands/checkout.ts"
import { createCommandBase } from "../../../ui/commands/createCommandBase.ts"
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

/** A shop in which a payment stays pending, and the number of its polls. */
function aPendingPayment(tries: string) {
  const shop = { asked: 0 }
  vi.stubGlobal("fetch", (request: Request) => {
    if (!request.url.includes("/payment-status")) return Promise.resolve(new Response(null, { status: 404 }))
    shop.asked += 1
    return Promise.resolve(Response.json({ paymentStatus: "PENDING-NOOK" }))
  })
  const store = { ...inSpain.store, configuration: { PAYMENT_POLL_TRIES: tries, PAYMENT_POLL_INTERVAL: "700" } }
  return {
    shop,
    ...checkoutCommands(
      createCommandBase(
        { ...inSpain, store },
        {
          sessionHolder: "server",
          waiting: createWaitingState(() => 0),
          showCaptcha: () => Promise.resolve(undefined),
        },
      ),
    ),
  }
}

describe("a payment that stays pending", () => {
  it("F88 is polled as often and at the intervals that its store configures", async () => {
    const { shop, resumePayment } = aPendingPayment("3")
    const ended = resumePayment(orderId("5000001"))
    // The first response reports a pending payment; polling starts after it.
    await vi.waitUntil(() => shop.asked === 1)
    const askedAfter: number[] = []
    for (const millis of [600, 200, 700, 700, 60_000]) {
      await vi.advanceTimersByTimeAsync(millis)
      askedAfter.push(shop.asked)
    }
    expect(askedAfter).toEqual([1, 2, 3, 4, 4])
    expect(await ended).toMatchObject({ ok: true })
  })

  it("F89 is not polled while the page is hidden, and never after it was left", async () => {
    let visibility: DocumentVisibilityState = "visible"
    const seen = vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility)
    const turn = (to: DocumentVisibilityState) => {
      visibility = to
      document.dispatchEvent(new Event("visibilitychange"))
    }
    const { shop, resumePayment } = aPendingPayment("20")
    const left = new AbortController()
    const ended = resumePayment(orderId("5000001"), left.signal)
    await vi.waitUntil(() => shop.asked === 1)
    turn("hidden")
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(shop.asked).toBe(1)
    turn("visible")
    await vi.advanceTimersByTimeAsync(0)
    await vi.waitUntil(() => shop.asked === 2)
    left.abort()
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(shop.asked).toBe(2)
    expect(await ended).toMatchObject({ ok: true, value: { outcome: "unknown" } })
    seen.mockRestore()
  })
})
