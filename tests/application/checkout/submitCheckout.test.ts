import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as TestClock from "effect/testing/TestClock"
import { describe, expect } from "vitest"
import type { CheckoutSubmission } from "../../../application/checkout/CheckoutGateway.ts"
import { CheckoutGateway } from "../../../application/checkout/CheckoutGateway.ts"
import type { CheckoutDecision } from "../../../application/checkout/submitCheckout.ts"
import { resumePayment, submitCheckout } from "../../../application/checkout/submitCheckout.ts"
import { NotEnoughStock } from "../../../domain/cart/CartRefusal.ts"
import { TotalChanged } from "../../../domain/checkout/CheckoutRefusal.ts"
import type { PaymentStatus } from "../../../domain/payment/PaymentStatus.ts"
import type { Store } from "../../../domain/store/Store.ts"
import { aCardEntry } from "../../support/builders/aCardEntry.ts"
import { anOrderId } from "../../support/builders/aCart.ts"
import { backendError } from "../../support/builders/backendError.ts"
import { euros } from "../../support/builders/euros.ts"
import { FakeDevice } from "../../support/fakes/FakeDevice.ts"
import { inStore } from "../../support/fakes/inStore.ts"
import { itEffect } from "../../support/itEffect.ts"

const ORDER = anOrderId()
const POLICY = { tries: 3, interval: Duration.seconds(2) }
const MID_NOVEMBER_2026 = Date.UTC(2026, 10, 15)
const ATTEMPT = "selvedge.checkout-attempt.v1"
const SHIPPING = { shippingMethodId: "standard", kind: "delivery", addressId: "a1" }

const aDecision = (changes: Partial<CheckoutDecision> = {}): CheckoutDecision => ({
  orderId: ORDER, shipping: SHIPPING, paymentMethod: { id: "1", kind: "card" }, card: aCardEntry(), expectedTotal: euros(2995), acceptedPolicies: ["1"], ...changes,
})
const status = (word: string, rest: Partial<PaymentStatus> = {}): PaymentStatus => ({ status: word, authAgain: false, ...rest })

type Answer = PaymentStatus | Effect.Effect<never, ReturnType<typeof backendError> | TotalChanged | NotEnoughStock>
const given = <E>(answer: PaymentStatus | Effect.Effect<never, E>): Effect.Effect<PaymentStatus, E> => (Effect.isEffect(answer) ? answer : Effect.succeed(answer))

/** A shop that answers submissions and questions in turn (the last answer for ever), and writes down when each came. */
function shop(script: { readonly submissions: readonly Answer[]; readonly statuses?: readonly (PaymentStatus | Effect.Effect<never, ReturnType<typeof backendError>>)[] }, device = new FakeDevice(), store: Partial<Store> = {}) {
  const submitted: CheckoutSubmission[] = []
  const calls: string[] = []
  const now = (what: string) => Effect.map(Effect.clockWith((clock) => clock.currentTimeMillis), (millis) => { calls.push(`${what} at ${(millis - MID_NOVEMBER_2026) / 1000}`) })
  const nth = <A>(answers: readonly A[], index: number): A | undefined => answers[Math.min(index, answers.length - 1)]
  let asked = 0
  const layer = Layer.mergeAll(inStore(store), device.layer, Layer.mock(CheckoutGateway, {
    submitAsyncCheckout: (_, submission) => Effect.andThen(now("submit"), Effect.suspend(() => given(nth(script.submissions, submitted.push(submission) - 1) ?? status("none")))),
    getPaymentStatus: () => Effect.andThen(now("ask"), Effect.suspend(() => given(nth(script.statuses ?? [], asked++) ?? Effect.fail(backendError("notFound"))))),
  }))
  return { calls, submitted, device, layer }
}

/** Runs a program of the middle of November 2026 to its end, however long it waits. */
const inTime = <A, E, R>(program: Effect.Effect<A, E, R>) => Effect.gen(function* () {
  yield* TestClock.setTime(MID_NOVEMBER_2026)
  const fiber = yield* Effect.forkChild(program)
  yield* TestClock.adjust(Duration.hours(1))
  return yield* Fiber.join(fiber)
})
const submit = (decision = aDecision(), policy = POLICY) => inTime(submitCheckout(decision, policy))

describe("submitting a checkout", () => {
  itEffect("says everything once, with the total the shopper was shown, and confirms the order", () => Effect.gen(function* () {
    const { layer, submitted, calls } = shop({ submissions: [status("OK", { guestToken: "g" })] })
    expect(yield* Effect.provide(submit(), layer)).toEqual({ outcome: "confirmed", orderId: ORDER, guestToken: "g" })
    expect(calls).toEqual(["submit at 0"])
    expect(submitted[0]).toMatchObject({ attemptKey: "id-1", shipping: SHIPPING, expectedTotal: euros(2995), acceptedPolicies: ["1"], browser: { colorDepth: 24 }, card: { holder: "Ana Costura", month: 12, year: 2030 } })
    expect(submitted[0] === undefined ? "" : Redacted.value(submitted[0].card.number)).toBe("4242424242424242")
  }))

  itEffect("with a card that cannot be right is refused before any call, each problem at its field", () => Effect.gen(function* () {
    const { layer, calls } = shop({ submissions: [] })
    const refusal = yield* Effect.flip(Effect.provide(submit(aDecision({ card: aCardEntry({ number: "4242 4242 4242 4241", expiry: "10/26", securityCode: "" }) })), layer))
    expect(refusal).toMatchObject({ _tag: "CardRefused", problems: [{ field: "number", rule: "number" }, { field: "expiry", rule: "expired" }, { field: "securityCode", rule: "required" }] })
    expect(calls).toEqual([])
  }))

  itEffect("forgets the cart and ends the attempt once the order is confirmed", () => Effect.gen(function* () {
    const device = new FakeDevice()
    device.kept.set("selvedge.cart.v1", "{}")
    yield* Effect.provide(submit(), shop({ submissions: [status("OK")] }, device).layer)
    expect([...device.kept.keys()]).toEqual([])
  }))

  itEffect("F83 again before the first outcome is known is the same attempt, with the same key", () => Effect.gen(function* () {
    const device = new FakeDevice()
    const lost = shop({ submissions: [Effect.fail(backendError("unreachable"))], statuses: [Effect.fail(backendError("unreachable"))] }, device)
    expect(yield* Effect.provide(submit(), lost.layer)).toEqual({ outcome: "unknown", orderId: ORDER })
    const again = shop({ submissions: [status("OK")] }, device)
    yield* Effect.provide(submit(), again.layer)
    expect([lost.submitted[0]?.attemptKey, again.submitted[0]?.attemptKey]).toEqual(["id-1", "id-1"])
  }))

  itEffect("after an outcome is another attempt, with another key", () => Effect.gen(function* () {
    const { layer, submitted } = shop({ submissions: [status("NOOK"), status("OK")] })
    yield* Effect.provide(Effect.andThen(submit(), submit()), layer)
    expect(submitted.map(({ attemptKey }) => attemptKey)).toEqual(["id-1", "id-2"])
  }))

  itEffect("of another order is another attempt", () => Effect.gen(function* () {
    const device = new FakeDevice()
    device.kept.set(ATTEMPT, "{\"orderId\":\"9\",\"key\":\"other\"}")
    const { layer, submitted } = shop({ submissions: [status("OK")] }, device)
    yield* Effect.provide(submit(), layer)
    expect(submitted[0]?.attemptKey).toBe("id-1")
  }))

  for (const [what, error] of [["whose total changed", new TotalChanged({ totalOrder: 3995 })], ["that is sold out meanwhile", new NotEnoughStock({ sku: "a", available: 0 })], ["that the shop rejects", backendError("rejected")]] as const) {
    itEffect(`F74 ${what} fails so, charges nothing, and the next one is another attempt`, () => Effect.gen(function* () {
      const { layer, calls, device } = shop({ submissions: [Effect.fail(error)] })
      expect(yield* Effect.flip(Effect.provide(submit(), layer))).toEqual(error)
      expect([calls, device.kept.has(ATTEMPT)]).toEqual([["submit at 0"], false])
    }))
  }

  itEffect("that meets a failing server and cannot be asked after is unknown, and keeps its key for the next try", () => Effect.gen(function* () {
    const { layer, device } = shop({ submissions: [Effect.fail(backendError("fault"))] })
    expect(yield* Effect.provide(submit(), layer)).toEqual({ outcome: "unknown", orderId: ORDER })
    expect(device.kept.has(ATTEMPT)).toBe(true)
  }))
})

describe("a submission whose answer was lost", () => {
  for (const reason of ["unreachable", "timedOut", "fault"] as const) {
    itEffect(`F84 (${reason}) is asked after first, and never sent again when the shop knows it`, () => Effect.gen(function* () {
      const { layer, calls } = shop({ submissions: [Effect.fail(backendError(reason))], statuses: [status("OK")] })
      expect(yield* Effect.provide(submit(), layer)).toEqual({ outcome: "confirmed", orderId: ORDER })
      expect(calls).toEqual(["submit at 0", "ask at 0"])
    }))
  }

  itEffect("F42 is sent once more, with the same key, when the shop never had it", () => Effect.gen(function* () {
    const { layer, calls, submitted } = shop({ submissions: [Effect.fail(backendError("unreachable")), status("OK")], statuses: [Effect.fail(backendError("notFound"))] })
    expect(yield* Effect.provide(submit(), layer)).toEqual({ outcome: "confirmed", orderId: ORDER })
    expect(calls).toEqual(["submit at 0", "ask at 0", "submit at 0"])
    expect(new Set(submitted.map(({ attemptKey }) => attemptKey)).size).toBe(1)
  }))

  itEffect("F42 is not sent a third time: lost again, it is unknown and keeps its key", () => Effect.gen(function* () {
    const { layer, calls, device } = shop({ submissions: [Effect.fail(backendError("unreachable"))], statuses: [Effect.fail(backendError("notFound"))] })
    expect(yield* Effect.provide(submit(), layer)).toEqual({ outcome: "unknown", orderId: ORDER })
    expect([calls, device.kept.has(ATTEMPT)]).toEqual([["submit at 0", "ask at 0", "submit at 0"], true])
  }))

  for (const reason of ["unreachable", "timedOut", "fault", "mismatch", "busy", "expired"] as const) {
    itEffect(`F87 is unknown, never refused, while nobody can tell (${reason}); asked exactly as often as configured`, () => Effect.gen(function* () {
      const { layer, calls, device } = shop({ submissions: [Effect.fail(backendError("timedOut"))], statuses: [Effect.fail(backendError(reason))] })
      expect(yield* Effect.provide(submit(), layer)).toEqual({ outcome: "unknown", orderId: ORDER })
      expect([calls, device.kept.has(ATTEMPT)]).toEqual([["submit at 0", "ask at 0", "ask at 2", "ask at 4"], true])
    }))
  }
})

describe("a payment that is pending", () => {
  itEffect("F88 is asked after at each interval until it is paid", () => Effect.gen(function* () {
    const { layer, calls } = shop({ submissions: [status("PENDING-OK")], statuses: [status("PENDING-NOOK"), status("OK")] })
    expect(yield* Effect.provide(submit(), layer)).toEqual({ outcome: "confirmed", orderId: ORDER })
    expect(calls).toEqual(["submit at 0", "ask at 2", "ask at 4"])
  }))

  for (const [word, outcome] of [["PENDING-OK", { outcome: "confirmed", orderId: ORDER }], ["PENDING-NOOK", { outcome: "refused", errorKey: "late" }]] as const) {
    itEffect(`F88 as ${word} to the end is ${outcome.outcome} after exactly the configured tries`, () => Effect.gen(function* () {
      const { layer, calls } = shop({ submissions: [status(word)], statuses: [status(word, { errorKey: "late" })] })
      expect(yield* Effect.provide(submit(), layer)).toEqual(outcome)
      expect(calls).toEqual(["submit at 0", "ask at 2", "ask at 4", "ask at 6"])
    }))
  }

  for (const tries of [0, -3, Number.NaN, 0.9]) {
    itEffect(`F88 with ${tries} tries is not asked after at all`, () => Effect.gen(function* () {
      const { layer, calls } = shop({ submissions: [status("PENDING-NOOK")] })
      expect(yield* Effect.provide(submit(aDecision(), { ...POLICY, tries }), layer)).toEqual({ outcome: "refused" })
      expect(calls).toEqual(["submit at 0"])
    }))
  }

  for (const interval of [Duration.zero, Duration.millis(-5000), Duration.millis(Number.NaN)]) {
    itEffect(`F88 with an interval of ${Duration.toMillis(interval)} ms does not flood the shop`, () => Effect.gen(function* () {
      const { layer, calls } = shop({ submissions: [status("PENDING-OK")], statuses: [status("PENDING-OK")] })
      yield* Effect.provide(submit(aDecision(), { tries: 3, interval }), layer)
      expect(calls).toEqual(["submit at 0", "ask at 0.1", "ask at 0.2", "ask at 0.3"])
    }))
  }

  for (const reason of ["fault", "unreachable", "timedOut", "mismatch", "notFound"] as const) {
    itEffect(`F87 is unknown, not refused, when every question goes wrong (${reason}), and nothing may be paid again`, () => Effect.gen(function* () {
      const { layer, calls, device } = shop({ submissions: [status("PENDING-NOOK")], statuses: [Effect.fail(backendError(reason))] })
      expect(yield* Effect.provide(submit(), layer)).toEqual({ outcome: "unknown", orderId: ORDER })
      expect([calls.length, device.kept.has(ATTEMPT)]).toEqual([4, true])
    }))
  }

  itEffect("F87 is asked again after a question that went wrong, and each counts as a try", () => Effect.gen(function* () {
    const { layer, calls } = shop({ submissions: [status("PENDING-NOOK")], statuses: [Effect.fail(backendError("fault")), status("PENDING-NOOK"), status("OK")] })
    expect(yield* Effect.provide(submit(), layer)).toEqual({ outcome: "confirmed", orderId: ORDER })
    expect(calls).toEqual(["submit at 0", "ask at 2", "ask at 4", "ask at 6"])
  }))

  itEffect("F89 is no longer asked after when the shopper leaves", () => Effect.gen(function* () {
    const { layer, calls } = shop({ submissions: [status("PENDING-OK")], statuses: [status("PENDING-OK")] })
    yield* TestClock.setTime(MID_NOVEMBER_2026)
    const fiber = yield* Effect.forkChild(Effect.provide(submitCheckout(aDecision(), { ...POLICY, tries: 100 }), layer))
    yield* TestClock.adjust(Duration.seconds(5))
    yield* Fiber.interrupt(fiber)
    yield* TestClock.adjust(Duration.hours(1))
    expect(calls).toEqual(["submit at 0", "ask at 2", "ask at 4"])
  }))
})

describe("a payment that leads elsewhere", () => {
  const ALLOWED = { configuration: { PAYMENT_REDIRECT_HOSTS: "pay.example, other.example" } }
  const redirect = (url: string, method: "GET" | "POST" = "GET") => ({ url, method, parameters: { token: "t" }, newTab: false })

  itEffect("goes to a host of the store's list", () => Effect.gen(function* () {
    const { layer, device } = shop({ submissions: [status("REDIRECT", { redirect: redirect("https://pay.example/3ds") })] }, new FakeDevice(), ALLOWED)
    expect(yield* Effect.provide(submit(), layer)).toEqual({ outcome: "leaving" })
    expect(device.went).toEqual([{ address: "https://pay.example/3ds" }])
    expect(device.kept.has(ATTEMPT)).toBe(true)
  }))

  itEffect("posts the provider's fields where it asks for a form", () => Effect.gen(function* () {
    const { layer, device } = shop({ submissions: [status("REFERRED_NICEPAY", { redirect: redirect("https://other.example/", "POST") })] }, new FakeDevice(), ALLOWED)
    expect(yield* Effect.provide(submit(), layer)).toEqual({ outcome: "leaving" })
    expect(device.went).toEqual([{ address: "https://other.example/", fields: { token: "t" } }])
  }))

  for (const url of ["javascript:alert(1)", "https://evil.example/", "https://pay.example@evil.example/", "http://pay.example/", "//pay.example/", "https://pay.example:8443/", ""]) {
    itEffect(`F92 goes nowhere at ${JSON.stringify(url)}: the generic error`, () => Effect.gen(function* () {
      const { layer, device } = shop({ submissions: [status("REDIRECT", { redirect: redirect(url) })] }, new FakeDevice(), ALLOWED)
      expect(yield* Effect.provide(submit(), layer)).toEqual({ outcome: "failed" })
      expect(device.went).toEqual([])
    }))
  }

  itEffect("F92 goes nowhere in a store without a list", () => Effect.gen(function* () {
    const { layer, device } = shop({ submissions: [status("REDIRECT", { redirect: redirect("https://pay.example/") })] })
    expect([yield* Effect.provide(submit(), layer), device.went]).toEqual([{ outcome: "failed" }, []])
  }))

  itEffect("is paid again on a page of its own, and on mobile at the provider", () => Effect.gen(function* () {
    const repay = status("REPAY", { redirect: redirect("https://pay.example/") })
    const desktop = shop({ submissions: [repay] }, new FakeDevice(), ALLOWED)
    const mobile = shop({ submissions: [repay] }, new FakeDevice({ facts: { isMobile: true } }), ALLOWED)
    expect([yield* Effect.provide(submit(), desktop.layer), yield* Effect.provide(submit(), mobile.layer)]).toEqual([{ outcome: "repay", orderId: ORDER }, { outcome: "leaving" }])
  }))

  itEffect("asks the holder a question of the bank, or for the password", () => Effect.gen(function* () {
    const challenge = { url: "https://bank.example/" }
    const asked = shop({ submissions: [status("CHALLENGE", { challenge }), status("NOOK", { authAgain: true })] })
    const both = yield* Effect.provide(Effect.all([submit(), submit()]), asked.layer)
    expect(both).toEqual([{ outcome: "challenge", challenge }, { outcome: "authenticate" }])
  }))
})

describe("a payment left in doubt", () => {
  const resume = inTime(resumePayment(ORDER, POLICY))

  itEffect("F86 is followed from what the shop says of it, and never submitted", () => Effect.gen(function* () {
    const { layer, calls } = shop({ submissions: [], statuses: [status("PENDING-OK"), status("OK", { guestToken: "g" })] })
    expect(yield* Effect.provide(resume, layer)).toEqual({ outcome: "confirmed", orderId: ORDER, guestToken: "g" })
    expect(calls).toEqual(["ask at 0", "ask at 2"])
  }))

  itEffect("may be sent again only when the shop never had it", () => Effect.gen(function* () {
    const { layer } = shop({ submissions: [], statuses: [Effect.fail(backendError("notFound"))] })
    expect(yield* Effect.provide(resume, layer)).toEqual({ outcome: "unsubmitted", orderId: ORDER })
  }))

  itEffect("F87 stays unknown while the shop cannot tell", () => Effect.gen(function* () {
    const { layer } = shop({ submissions: [], statuses: [Effect.fail(backendError("fault"))] })
    expect(yield* Effect.provide(resume, layer)).toEqual({ outcome: "unknown", orderId: ORDER })
  }))
})
