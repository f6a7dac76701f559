import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as TestClock from "effect/testing/TestClock"
import { describe, expect } from "vitest"
import { CartGateway } from "../../../application/cart/CartGateway.ts"
import { rememberedCart } from "../../../application/cart/CartSnapshot.ts"
import { addVirtualGiftCard } from "../../../application/gift-card/addVirtualGiftCard.ts"
import { changeVirtualGiftCard } from "../../../application/gift-card/changeVirtualGiftCard.ts"
import { GiftCardGateway } from "../../../application/gift-card/GiftCardGateway.ts"
import type { GiftCardInput } from "../../../application/gift-card/GiftCardInput.ts"
import { virtualGiftCardOffer } from "../../../application/gift-card/virtualGiftCardOffer.ts"
import { loadVirtualGiftCard } from "../../../application/gift-card/loadVirtualGiftCard.ts"
import type { GiftCardData, VirtualGiftCardOffer } from "../../../domain/gift-card/GiftCard.ts"
import { aCart, aCartItem, aSku } from "../../support/builders/aCart.ts"
import { backendError } from "../../support/builders/backendError.ts"
import { euros } from "../../support/builders/euros.ts"
import { FakeDevice } from "../../support/fakes/FakeDevice.ts"
import { FakeSession } from "../../support/fakes/FakeSession.ts"
import { inStore } from "../../support/fakes/inStore.ts"
import { itEffect } from "../../support/itEffect.ts"
import { HOSTILE_TEXTS } from "../../support/HOSTILE_TEXTS.ts"

const SKU = aSku("giftcard.virtual-5000")
const CHANGED = aCart([aCartItem("giftcard.virtual-5000", 1)])
const SENDING = { timeZone: "Europe/Madrid", maximumDaysAhead: 365 }
const TYPED: GiftCardInput = {
  quantity: 1,
  senderName: " Ana ",
  receiverName: "Luis",
  receiverEmail: " luis@example.org ",
  receiverPhone: "+34600000000",
  message: "  Para ti ",
}
const OFFER: VirtualGiftCardOffer = {
  ...SENDING,
  productId: "590001",
  name: "Tarjeta",
  styles: [],
  amounts: [{ sku: SKU, price: euros(5000) }],
  physicalAmounts: [],
  video: { maximumBytes: 1, mediaTypes: [] },
}
const DATA: GiftCardData = {
  orderItemId: "41",
  sku: SKU,
  kind: "VIRTUAL",
  quantity: 1,
  price: euros(5000),
  hasVideo: false,
  isEditable: true,
  timeZone: "Europe/Madrid",
}
/** 23:30 in Madrid on the last day of 2026. */
const NOW = Date.UTC(2026, 11, 31, 22, 30)
const at = (year: string, month: string, day: string, hour: string, minute: string) => ({
  year,
  month,
  day,
  hour,
  minute,
})

function shop(
  overrides: Layer.PartialEffectful<(typeof GiftCardGateway)["Service"]> = {},
  configuration: Readonly<Record<string, string>> = {},
) {
  const calls: unknown[] = []
  const layer = Layer.mergeAll(
    inStore({ configuration }),
    new FakeDevice().layer,
    new FakeSession("guest").layer,
    Layer.mock(CartGateway, { getCart: Effect.succeed(CHANGED) }),
    Layer.mock(GiftCardGateway, {
      addVirtualGiftCard: (card) =>
        Effect.sync(() => {
          calls.push(card)
          return CHANGED
        }),
      updateGiftCardData: (line, changes) =>
        Effect.sync(() => {
          calls.push([line, changes])
          return DATA
        }),
      getGiftCardData: () => Effect.succeed(DATA),
      getVirtualGiftCard: (catalogId) =>
        Effect.sync(() => {
          calls.push(catalogId)
          return OFFER
        }),
      ...overrides,
    }),
  )
  const run = <A, E>(program: Effect.Effect<A, E, Layer.Success<typeof layer>>) =>
    Effect.provide(Effect.andThen(TestClock.setTime(NOW), program), layer)
  return { calls, run }
}

describe("a virtual gift card", () => {
  itEffect("is added to the cart with trimmed texts, and the cart is remembered", () =>
    Effect.gen(function* () {
      const { calls, run } = shop()
      const sendAt = at("2027", "01", "06", "09", "00")
      const [cart, remembered] = yield* run(
        Effect.all([addVirtualGiftCard(SKU, { ...TYPED, style: "confetti", sendAt }, SENDING), rememberedCart]),
      )
      expect(calls).toEqual([
        {
          sku: SKU,
          quantity: 1,
          senderName: "Ana",
          receiverName: "Luis",
          receiverEmail: "luis@example.org",
          receiverPhone: "+34600000000",
          message: "Para ti",
          style: "confetti",
          ...sendAt,
        },
      ])
      expect([cart, remembered]).toMatchObject([CHANGED, { value: { items: [{ sku: SKU, quantity: 1 }] } }])
    }),
  )

  itEffect("F108 without a date is sent once paid, at the current time of the store (R23)", () =>
    Effect.gen(function* () {
      const { calls, run } = shop()
      yield* run(addVirtualGiftCard(SKU, TYPED, SENDING))
      expect(calls).toMatchObject([at("2026", "12", "31", "23", "30")])
      yield* run(addVirtualGiftCard(SKU, TYPED, { ...SENDING, timeZone: "Asia/Tokyo" }))
      expect(calls[1]).toMatchObject(at("2027", "01", "01", "07", "30"))
    }),
  )

  itEffect("is validated at its fields before any call: missing, too long, forbidden, past or too far ahead", () =>
    Effect.gen(function* () {
      const { calls, run } = shop()
      const refused = (changes: Partial<GiftCardInput>) =>
        Effect.map(Effect.flip(run(addVirtualGiftCard(SKU, { ...TYPED, ...changes }, SENDING))), (error) =>
          "reasons" in error ? error.reasons.map(({ field, rule }) => `${field} ${rule}`) : [error._tag],
        )
      expect(
        yield* refused({
          senderName: " ",
          receiverName: "",
          receiverEmail: "luis",
          receiverPhone: "6".repeat(33),
          quantity: 10,
        }),
      ).toEqual([
        "quantity quantity",
        "senderName required",
        "receiverName required",
        "receiverEmail email",
        "receiverPhone tooLong",
      ])
      expect(yield* refused({ message: "Drop by" })).toEqual(["message forbiddenWord"])
      expect(yield* refused({ sendAt: at("2026", "12", "31", "23", "29") })).toEqual(["sendDate past"])
      expect(yield* refused({ sendAt: at("2026", "02", "30", "10", "00") })).toEqual(["sendDate date"])
      expect(yield* refused({ sendAt: at("2027", "12", "31", "23", "31") })).toEqual(["sendDate late"])
      expect(calls).toEqual([])
    }),
  )

  itEffect("accepts every valid character of a text or refuses it at its field", () =>
    Effect.gen(function* () {
      for (const text of HOSTILE_TEXTS) {
        const { calls, run } = shop()
        const exit = yield* Effect.exit(
          run(addVirtualGiftCard(SKU, { ...TYPED, senderName: text, message: text }, SENDING)),
        )
        if (exit._tag === "Success") expect(calls).toMatchObject([{ senderName: text.trim() }])
        else expect(calls).toEqual([])
      }
    }),
  )

  itEffect("is replaced as a whole for a line, also without a message, and the cart is read again", () =>
    Effect.gen(function* () {
      const { calls, run } = shop()
      const cart = yield* run(
        changeVirtualGiftCard("41", { ...TYPED, message: "", sendAt: at("2027", "01", "06", "09", "00") }, SENDING),
      )
      expect(calls).toEqual([
        [
          "41",
          {
            senderName: "Ana",
            receiverName: "Luis",
            receiverEmail: "luis@example.org",
            receiverPhone: "+34600000000",
            message: "",
            ...at("2027", "01", "06", "09", "00"),
          },
        ],
      ])
      expect(cart).toEqual(CHANGED)
    }),
  )

  itEffect("shows its send date in the store's time zone, and no date that has passed", () =>
    Effect.gen(function* () {
      const read = (sendAt: string) =>
        shop({ getGiftCardData: () => Effect.succeed({ ...DATA, sendAt }) }).run(loadVirtualGiftCard("41"))
      expect((yield* read("2027-01-06T08:00:00.000Z")).sendAt).toEqual(at("2027", "01", "06", "09", "00"))
      expect((yield* read("2026-12-31T22:30:00.000Z")).sendAt).toBeUndefined()
      expect((yield* shop().run(loadVirtualGiftCard("41"))).sendAt).toBeUndefined()
    }),
  )
})

describe("the gift cards of a store", () => {
  itEffect("are those of its catalogue", () =>
    Effect.gen(function* () {
      const { calls, run } = shop()
      expect(yield* run(virtualGiftCardOffer())).toEqual(Option.some(OFFER))
      expect(calls).toHaveLength(1)
    }),
  )

  itEffect("are empty without a call when disabled by the configuration", () =>
    Effect.gen(function* () {
      const { calls, run } = shop({}, { VIRTUAL_GIFT_CARDS: "false" })
      expect([yield* run(virtualGiftCardOffer()), calls]).toEqual([Option.none(), []])
    }),
  )

  itEffect("are empty when the backend has no card or no amount; other errors are passed on", () =>
    Effect.gen(function* () {
      const offered = (getVirtualGiftCard: (typeof GiftCardGateway)["Service"]["getVirtualGiftCard"]) =>
        shop({ getVirtualGiftCard }).run(virtualGiftCardOffer())
      expect(yield* offered(() => Effect.fail(backendError("notFound")))).toEqual(Option.none())
      expect(yield* offered(() => Effect.succeed({ ...OFFER, amounts: [] }))).toEqual(Option.none())
      const physicalOffer = { ...OFFER, amounts: [], physicalAmounts: OFFER.amounts }
      expect(yield* offered(() => Effect.succeed(physicalOffer))).toEqual(Option.some(physicalOffer))
      expect(yield* Effect.flip(offered(() => Effect.fail(backendError("unreachable"))))).toMatchObject({
        reason: { _tag: "Unreachable" },
      })
    }),
  )
})
