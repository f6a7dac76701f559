import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { describe, expect } from "vitest"
import { fetchTicket, createGiftReceipt } from "../../../application/order/orderDocuments.ts"
import { TicketGateway } from "../../../application/order/TicketGateway.ts"
import { aCartItem, anOrderId } from "../../support/builders/aCart.ts"
import { anOpenedOrder } from "../../support/builders/anOpenedOrder.ts"
import { anOrder } from "../../support/builders/anOrder.ts"
import { backendError } from "../../support/builders/backendError.ts"
import { itEffect } from "../../support/itEffect.ts"

const file = (name: string) => ({ mediaType: "application/pdf", bytes: new Uint8Array([1]), name })
const shirt = { ...aCartItem("1001"), quantity: 2 }
const opened = anOpenedOrder({ order: anOrder({ items: [shirt] }), parts: [] })

describe("the receipt of an order", () => {
  itEffect("is available to the session that bought it", () =>
    Effect.gen(function* () {
      const layer = Layer.mock(TicketGateway, { getTicket: () => Effect.succeed(file("own.pdf")) })
      expect(yield* Effect.provide(fetchTicket(anOrderId(), "t0ken"), layer)).toEqual(file("own.pdf"))
    }),
  )

  itEffect("is available to a guest on another device by the token", () =>
    Effect.gen(function* () {
      const layer = Layer.mock(TicketGateway, {
        getTicket: () => Effect.fail(backendError("notFound")),
        getGuestTicket: (_, token) => Effect.succeed(file(`${Redacted.value(token)}.pdf`)),
      })
      expect(yield* Effect.provide(fetchTicket(anOrderId(), "t0ken"), layer)).toEqual(file("t0ken.pdf"))
      expect(yield* Effect.flip(Effect.provide(fetchTicket(anOrderId()), layer))).toEqual(backendError("notFound"))
    }),
  )
})

describe("a gift receipt", () => {
  itEffect("contains the chosen items, and is refused before any call for none or for more than were bought", () =>
    Effect.gen(function* () {
      const asked: unknown[] = []
      const layer = Layer.mock(TicketGateway, {
        createGiftTicket: (_, what) =>
          Effect.sync(() => {
            asked.push(what)
            return file("gift.pdf")
          }),
      })
      const make = (...quantities: readonly number[]) =>
        Effect.provide(
          createGiftReceipt(
            opened,
            quantities.map((quantity) => ({ orderItemId: shirt.id, quantity })),
          ),
          layer,
        )
      expect(yield* make(2)).toEqual(file("gift.pdf"))
      expect(yield* Effect.flip(make())).toMatchObject({ _tag: "GiftReceiptRefused", rule: "required" })
      expect(yield* Effect.flip(make(2, 1))).toMatchObject({ _tag: "GiftReceiptRefused", rule: "units" })
      expect(asked).toEqual([[{ orderItemId: shirt.id, quantity: 2 }]])
    }),
  )
})
