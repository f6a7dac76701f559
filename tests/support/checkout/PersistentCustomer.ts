import { randomUUID } from "node:crypto"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Logger from "effect/Logger"
import { constant } from "../../../adapters/composition/PortBinding.ts"
import { testRoot } from "../../../adapters/composition/testRoot.ts"
import type { AppPorts, DevicePorts } from "../../../application/appPorts.ts"
import { addToCartOrQueue } from "../../../application/cart/addToCartOrQueue.ts"
import { readPending } from "../../../application/cart/pending/pendingCart.ts"
import { pushPendingItems } from "../../../application/cart/pending/pushPendingItems.ts"
import { startCheckout } from "../../../application/checkout/startCheckout.ts"
import type { CheckoutOutcome } from "../../../application/checkout/CheckoutOutcome.ts"
import { chooseShipping, saveDeliveryAddress } from "../../../application/checkout/chooseDelivery.ts"
import { repayOrder } from "../../../application/checkout/repayment/repayOrder.ts"
import { resumePayment } from "../../../application/checkout/tracking/resumePayment.ts"
import { submitCheckout } from "../../../application/checkout/submitCheckout.ts"
import { IdGenerator } from "../../../application/platform/IdGenerator.ts"
import { BackendError } from "../../../application/shared/BackendError.ts"
import type { Money } from "../../../domain/shared/Money.ts"
import type { OrderId } from "../../../domain/shared/OrderId.ts"
import { inSpain, sku } from "../backend/scopes.ts"
import { aCardEntry } from "../builders/aCardEntry.ts"
import { anAddress } from "../builders/anAddress.ts"

/** The customer's purchase and card; `again` pays an order that stays unpaid. */
export interface Wish {
  readonly sku: string
  readonly units: number
  readonly card: string
  readonly again?: string
}

/** Knowledge of the customer when they leave. */
export interface CustomerKnowledge {
  readonly wish: Wish
  readonly orderId: OrderId
  readonly outcome: "paid" | "unpaid" | "leftUnpaid"
  /** The total they agreed to, in minor units. */
  readonly total: number
  /** Number of times a payment was reported as undecided. */
  readonly unknownOutcomes: number
  /** Number of presses repeated because the shop could not be reached. */
  readonly presses: number
}

/** The pages' policy with shorter delays. */
const POLLING = { tries: 30, interval: Duration.millis(100) }
const MAX_PRESSES = 100
/**
 * Errors for which a page says "please try again": the call did not arrive, its response was lost, or no guest session
 * could be created for it.
 */
const RETRIED_ERRORS: readonly string[] = ["Unreachable", "SessionExpired"]

/** Every call takes a connection of its own. */
const fetchOnce = (request: Request) =>
  fetch(new Request(request, { headers: { ...Object.fromEntries(request.headers), connection: "close" } }))

/**
 * A customer who follows the pages until the purchase has a known outcome: presses again, and waits while the payment
 * is in doubt.
 */
export class PersistentCustomer {
  readonly #wish: Wish
  readonly #context: ReturnType<typeof testRoot>["context"]
  #doubts = 0
  #presses = 0

  constructor(backendUrl: string, wish: Wish) {
    this.#wish = wish
    const ids = constant(IdGenerator, { uuid: Effect.sync(() => randomUUID()) })
    this.#context = testRoot(inSpain, { fetch: fetchOnce, backendUrl, session: {}, devices: [ids] }).context
  }

  async buy(): Promise<CustomerKnowledge> {
    await this.#add()
    const { orderId } = await this.#press(startCheckout())
    const { address } = await this.#press(saveDeliveryAddress(orderId, anAddress()))
    const shipping = { shippingMethodId: "standard", kind: "delivery", addressId: address.id }
    const { totalOrder } = await this.#press(chooseShipping(orderId, shipping))
    const decision = {
      orderId,
      shipping,
      payment: { by: "card", methodId: "1", card: this.#card(this.#wish.card) },
      expectedTotal: totalOrder,
      acceptedPolicies: ["1", "2"],
    } as const
    const outcome = await this.#settle({ orderId, totalOrder }, submitCheckout(decision, POLLING))
    return {
      wish: this.#wish,
      orderId,
      outcome,
      total: totalOrder.minorUnits,
      unknownOutcomes: this.#doubts,
      presses: this.#presses,
    }
  }

  /** Additions that the shop did not confirm wait on the device, and are retried each time the page is opened. */
  async #add(): Promise<void> {
    const addition = { sku: sku(this.#wish.sku), quantity: this.#wish.units }
    const waits = await this.#press(
      addToCartOrQueue(addition).pipe(
        Effect.as(false),
        Effect.catchTag("QueuedAddition", () => Effect.succeed(true)),
      ),
    )
    for (let left = waits ? 1 : 0; left > 0; left = (await this.#run(readPending)).length) {
      this.#count()
      await this.#run(pushPendingItems())
    }
  }

  async #settle(
    bought: { readonly orderId: OrderId; readonly totalOrder: Money },
    submit: Effect.Effect<CheckoutOutcome, unknown, AppPorts | DevicePorts>,
    question?: { readonly isRepay: true },
  ): Promise<CustomerKnowledge["outcome"]> {
    const { orderId } = bought
    for (let outcome = await this.#run(submit); ;) {
      switch (outcome.outcome) {
        case "paid":
          return "paid"
        case "declined":
          return "unpaid"
        case "unknown":
          this.#doubts += 1
          outcome = await this.#run(resumePayment(orderId, POLLING, question))
          continue
        case "notSubmitted":
          this.#count()
          outcome = await this.#run(submit)
          continue
        case "repaymentRequired": {
          const { again } = this.#wish
          if (again === undefined) return "leftUnpaid"
          const repay = repayOrder(
            { ...bought, payment: { by: "card", methodId: "1", card: this.#card(again) } },
            POLLING,
          )
          if (question === undefined) return this.#settle(bought, repay, { isRepay: true })
          this.#count()
          outcome = await this.#run(submit)
          continue
        }
        default:
          throw new Error(`A card payment of order ${orderId} ended with ${JSON.stringify(outcome)}`)
      }
    }
  }

  #card(number: string) {
    return aCardEntry({ number, expiry: "12/39" })
  }

  #count(): void {
    if ((this.#presses += 1) > MAX_PRESSES) throw new Error(`Pressed ${MAX_PRESSES} times in vain.`)
  }

  /** Runs a button's action, again while its page asks to try again. */
  async #press<A>(program: Effect.Effect<A, unknown, AppPorts | DevicePorts>): Promise<A> {
    for (;;) {
      const result = await this.#run(Effect.result(program))
      if (result._tag === "Success") return result.success
      const { failure } = result
      if (!(failure instanceof BackendError) || !RETRIED_ERRORS.includes(failure.reason._tag)) throw failure
      this.#count()
    }
  }

  #run<A, E>(program: Effect.Effect<A, E, AppPorts | DevicePorts>): Promise<A> {
    return Effect.runPromise(Effect.provideContext(program, this.#context).pipe(Effect.provide(Logger.layer([]))))
  }
}
