import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/testing/TestClock"
import type { CheckoutSubmission } from "../../../application/checkout/CheckoutGateway.ts"
import { CheckoutGateway } from "../../../application/checkout/CheckoutGateway.ts"
import type { CheckoutDecision } from "../../../application/checkout/submitCheckout.ts"
import { submitCheckout } from "../../../application/checkout/submitCheckout.ts"
import type { NotEnoughStock } from "../../../domain/cart/CartChangeRefused.ts"
import type { TotalChanged } from "../../../domain/checkout/CheckoutRefused.ts"
import type { PaymentStatus } from "../../../domain/payment/PaymentStatus.ts"
import type { Store } from "../../../domain/store/Store.ts"
import { aCardEntry } from "../builders/aCardEntry.ts"
import { anOrderId } from "../builders/aCart.ts"
import { backendError } from "../builders/backendError.ts"
import { euros } from "../builders/euros.ts"
import { FakeDevice } from "./FakeDevice.ts"
import { inStore } from "./inStore.ts"

export const ORDER = anOrderId()
export const POLICY = { tries: 3, interval: Duration.seconds(2) }
export const MID_NOVEMBER_2026 = Date.UTC(2026, 10, 15)
export const ATTEMPT = "selvedge.checkout-attempt.v2"
export const SHIPPING = { shippingMethodId: "standard", kind: "delivery", addressId: "a1" }

export const aDecision = (changes: Partial<CheckoutDecision> = {}): CheckoutDecision => ({
  orderId: ORDER,
  shipping: SHIPPING,
  payment: { by: "card", methodId: "1", card: aCardEntry() },
  expectedTotal: euros(2995),
  acceptedPolicies: ["1"],
  ...changes,
})
export const status = (word: string, rest: Partial<PaymentStatus> = {}): PaymentStatus => ({
  status: word,
  authAgain: false,
  ...rest,
})

type Answer = PaymentStatus | Effect.Effect<never, ReturnType<typeof backendError> | TotalChanged | NotEnoughStock>
const respondWith = <E>(answer: PaymentStatus | Effect.Effect<never, E>): Effect.Effect<PaymentStatus, E> =>
  Effect.isEffect(answer) ? answer : Effect.succeed(answer)

/**
 * A shop that responds to submissions and status polls in turn (repeating the last response), and records their times.
 */
export function payingShop(
  script: {
    readonly submissions: readonly Answer[]
    readonly statuses?: readonly (PaymentStatus | Effect.Effect<never, ReturnType<typeof backendError>>)[]
  },
  device = new FakeDevice(),
  store: Partial<Store> = {},
) {
  const submitted: CheckoutSubmission[] = []
  const calls: string[] = []
  const now = (what: string) =>
    Effect.map(
      Effect.clockWith((clock) => clock.currentTimeMillis),
      (millis) => {
        calls.push(`${what} at ${(millis - MID_NOVEMBER_2026) / 1000}`)
      },
    )
  const nth = <A>(answers: readonly A[], index: number): A | undefined => answers[Math.min(index, answers.length - 1)]
  let asked = 0
  const layer = Layer.mergeAll(
    inStore(store),
    device.layer,
    Layer.mock(CheckoutGateway, {
      submitAsyncCheckout: (_, submission) =>
        Effect.andThen(
          now("submit"),
          Effect.suspend(() => respondWith(nth(script.submissions, submitted.push(submission) - 1) ?? status("none"))),
        ),
      recordPurchaseAttempt: () => Effect.void,
      getPaymentStatus: () =>
        Effect.andThen(
          now("ask"),
          Effect.suspend(() =>
            respondWith(nth(script.statuses ?? [], asked++) ?? Effect.fail(backendError("notFound"))),
          ),
        ),
    }),
  )
  return { calls, submitted, device, layer }
}

/** Runs a program of the middle of November 2026 to its end, however long it waits. */
export const inTime = <A, E, R>(program: Effect.Effect<A, E, R>) =>
  Effect.gen(function* () {
    yield* TestClock.setTime(MID_NOVEMBER_2026)
    const fiber = yield* Effect.forkChild(program)
    yield* TestClock.adjust(Duration.hours(1))
    return yield* Fiber.join(fiber)
  })
export const submit = (decision = aDecision(), policy = POLICY) => inTime(submitCheckout(decision, policy))
