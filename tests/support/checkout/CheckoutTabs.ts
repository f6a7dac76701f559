import { randomUUID } from "node:crypto"
import * as Clock from "effect/Clock"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Logger from "effect/Logger"
import * as Redacted from "effect/Redacted"
import { constant } from "../../../adapters/composition/PortBinding.ts"
import { testRoot } from "../../../adapters/composition/testRoot.ts"
import type { AppPorts, DevicePorts } from "../../../application/appPorts.ts"
import { pollScan } from "../../../application/checkout/tracking/pollScan.ts"
import type { CheckoutOutcome } from "../../../application/checkout/CheckoutOutcome.ts"
import { repayOrder } from "../../../application/checkout/repayment/repayOrder.ts"
import { resumePayment } from "../../../application/checkout/tracking/resumePayment.ts"
import { submitCheckout } from "../../../application/checkout/submitCheckout.ts"
import { TotalChanged } from "../../../domain/checkout/CheckoutRefused.ts"
import type { Money } from "../../../domain/shared/Money.ts"
import type { AppliedGiftCard } from "../../../domain/payment/splitPayments.ts"
import { IdGenerator } from "../../../application/platform/IdGenerator.ts"
import { aCardEntry } from "../builders/aCardEntry.ts"
import { euros } from "../builders/euros.ts"
import { inSpain, orderId } from "../backend/scopes.ts"
import type { PaymentEntry } from "../../../domain/payment/PaymentEntry.ts"
import type { DeliveredBuyer } from "../../sandbox/checkout/customer.ts"
import type { TestShop } from "../sandbox/onBothDatabases.ts"

/**
 * Fate of a call in transit: it succeeds, never arrives, or its response is lost, cannot be read, or comes from a
 * gateway.
 */
export const CALL_FAULTS = ["none", "unsent", "lost", "junk", "gateway"] as const
export type CallFault = (typeof CALL_FAULTS)[number]

/** Origin of the shop; bank pages on it are allowed. */
export const SHOP_URL = "https://shop.example"
const POLICY = { tries: 3, interval: Duration.seconds(2) }
const atShop = { ...inSpain, store: { ...inSpain.store, configuration: { PAYMENT_REDIRECT_HOSTS: "shop.example" } } }

/** Payment method of a purchase: a card by its number, or a method that needs no more than a redirect to a bank. */
export type PaymentChoice = { readonly card: string } | { readonly methodId: string; readonly bankId?: string }

/** A gift card that pays a part of the order, in minor units. */
export interface GiftPart {
  readonly cardHash: string
  readonly amount: number
}

/**
 * One customer's tabs on one device, in front of a cart that can be paid. Drives the use cases of the shop. Waiting
 * takes no time.
 */
export class CheckoutTabs {
  readonly shown: CheckoutOutcome[] = []
  /** Every total that the customer agreed to, in minor units; the last one is on the page. */
  readonly agreed: number[]
  readonly #shop: TestShop
  readonly #buyer: DeliveredBuyer
  readonly #means: PaymentChoice
  readonly #gift: GiftPart | undefined
  readonly #tabs: readonly ReturnType<typeof testRoot>["context"][]
  #mishaps: CallFault[] = []
  #asked = { challenges: 0, passwords: 0 }

  constructor(shop: TestShop, buyer: DeliveredBuyer, means: PaymentChoice, gift?: GiftPart, tabs = 2) {
    this.#shop = shop
    this.#buyer = buyer
    this.#means = means
    this.#gift = gift
    this.agreed = [buyer.total]
    const values = new Map<string, string>()
    const ids = constant(IdGenerator, { uuid: Effect.sync(() => randomUUID()) })
    const session = { accessToken: Redacted.make(buyer.guest.token), userType: "guest" } as const
    const overrides = { fetch: (request: Request) => this.#send(request), backendUrl: SHOP_URL, values, devices: [ids] }
    this.#tabs = Array.from({ length: tabs }, () => testRoot(atShop, { ...overrides, session: { ...session } }).context)
  }

  /** Presses "pay" in a tab. Returns the state shown; nothing where the shop refused the submission itself. */
  pay(tab: number, mishaps: readonly CallFault[] = []): Promise<CheckoutOutcome | undefined> {
    this.#mishaps = [...mishaps]
    return this.#show(
      tab,
      submitCheckout(
        {
          orderId: orderId(this.#buyer.orderId),
          shipping: { shippingMethodId: "standard", kind: "delivery", addressId: this.#buyer.addressId },
          payment: this.#entry(),
          giftCards: this.#giftCards(),
          expectedTotal: this.#total(),
          acceptedPolicies: ["1", "2"],
          ...this.#answers(),
        },
        POLICY,
      ).pipe(
        Effect.tapError((error) =>
          Effect.sync(() => void (error instanceof TotalChanged && this.agreed.push(error.totalOrder))),
        ),
      ),
    )
  }

  /** Pays an unpaid order with another card. */
  repayOrder(tab: number, card: string, mishaps: readonly CallFault[] = []): Promise<CheckoutOutcome | undefined> {
    this.#mishaps = [...mishaps]
    return this.#show(
      tab,
      repayOrder(
        {
          orderId: orderId(this.#buyer.orderId),
          totalOrder: this.#total(),
          giftCards: this.#giftCards(),
          payment: { by: "card", methodId: "1", card: aCardEntry({ number: card, expiry: "12/30" }) },
          ...this.#answers(),
        },
        POLICY,
      ),
    )
  }

  /** Checks whether a displayed code was scanned, or abandons it. */
  scan(tab: number, isLast: boolean): Promise<CheckoutOutcome | undefined> {
    this.#mishaps = []
    const code = this.shown.findLast(({ outcome }) => outcome === "scanRequired")
    if (code?.outcome !== "scanRequired") return Promise.resolve(undefined)
    const unknown: CheckoutOutcome = { outcome: "unknown", orderId: code.orderId }
    return this.#show(
      tab,
      Effect.map(pollScan(code.orderId, code.qr, isLast), (state) => ("outcome" in state ? state.outcome : unknown)),
    )
  }

  /**
   * Resumes a tab: a reload, the redirect back from a bank, the next day. `isRepay`: the last payment was a repayment.
   */
  look(tab: number, mishaps: readonly CallFault[] = [], isRepay = false): Promise<CheckoutOutcome | undefined> {
    this.#mishaps = [...mishaps]
    return this.#show(tab, resumePayment(orderId(this.#buyer.orderId), POLICY, isRepay ? { isRepay } : {}))
  }

  #total(): Money {
    return euros(this.agreed.at(-1) ?? 0)
  }

  #giftCards(): readonly (AppliedGiftCard & { readonly amount: Money })[] {
    return this.#gift === undefined
      ? []
      : [{ by: "giftCard", methodId: "2", cardHash: this.#gift.cardHash, amount: euros(this.#gift.amount) }]
  }

  #entry(): PaymentEntry {
    return "card" in this.#means
      ? { by: "card", methodId: "1", card: aCardEntry({ number: this.#means.card, expiry: "12/30" }) }
      : { by: "method", ...this.#means }
  }

  /** The response to a bank's last challenge. */
  #answers() {
    const question = this.shown.findLast(({ outcome }) => outcome === "challengeRequired")
    if (question?.outcome !== "challengeRequired" || question.challenge.transactionId === undefined) return {}
    return { answers: { ...this.#asked, challengeResult: question.challenge.transactionId } }
  }

  async #show<E>(
    tab: number,
    program: Effect.Effect<CheckoutOutcome, E, AppPorts | DevicePorts>,
  ): Promise<CheckoutOutcome | undefined> {
    const context = this.#tabs[tab % this.#tabs.length]
    if (context === undefined) throw new Error("no tab")
    const here = Effect.provideService(Effect.provideContext(program, context), Clock.Clock, this.#clock()).pipe(
      Effect.provide(Logger.layer([])),
    )
    const outcome = await Effect.runPromise(
      Effect.match(here, { onFailure: () => undefined, onSuccess: (shown) => shown }),
    )
    if (outcome === undefined) return undefined
    this.shown.push(outcome)
    if (outcome.outcome === "challengeRequired")
      this.#asked = { ...this.#asked, challenges: this.#asked.challenges + 1 }
    return outcome
  }

  async #send(request: Request): Promise<Response> {
    const fault = this.#mishaps.shift() ?? "none"
    if (fault === "unsent") throw new TypeError("connection refused")
    if (fault === "gateway") return new Response("Bad gateway", { status: 502 })
    const answer = await this.#shop.sandbox.handle(request)
    if (fault === "lost") throw new TypeError("connection reset")
    return fault === "junk"
      ? new Response('{"paymentStatus": "O', { status: answer.status, headers: { "content-type": "application/json" } })
      : answer
  }

  #clock(): Clock.Clock {
    const { now } = this.#shop.clock
    const nanos = () => BigInt(now()) * 1_000_000n
    return {
      currentTimeMillisUnsafe: now,
      currentTimeMillis: Effect.sync(now),
      currentTimeNanosUnsafe: nanos,
      currentTimeNanos: Effect.sync(nanos),
      monotonicTimeNanosUnsafe: nanos,
      monotonicTimeNanos: Effect.sync(nanos),
      // Sleeps between polls end at once; a timeout never fires.
      sleep: (duration) => (Duration.isGreaterThan(duration, POLICY.interval) ? Effect.never : Effect.yieldNow),
    }
  }
}
