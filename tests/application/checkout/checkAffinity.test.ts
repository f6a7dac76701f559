import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { describe, expect } from "vitest"
import { checkAffinity } from "../../../application/checkout/checkAffinity.ts"
import { PaymentGateway } from "../../../application/checkout/PaymentGateway.ts"
import type { AffinityQuery } from "../../../domain/payment/PaymentSelection.ts"
import { euros } from "../../support/builders/euros.ts"
import { itEffect } from "../../support/itEffect.ts"

const AMOUNT = euros(12985)

describe("a card that may be the store's own", () => {
  itEffect("is looked up by its digits, which never appear in logs, and the amount", () =>
    Effect.gen(function* () {
      const asked: AffinityQuery[] = []
      const answer = {
        isAffinity: true,
        name: "Affinity",
        instalments: [{ months: 3, amounts: [euros(4329), euros(4328), euros(4328)] }],
      }
      const layer = Layer.mock(PaymentGateway, {
        checkAffinity: (paymentRef) =>
          Effect.sync(() => {
            asked.push(paymentRef)
            return answer
          }),
      })
      expect(
        yield* Effect.provide(checkAffinity({ number: "5399 9900 0000 0000", vatin: " 12345678Z " }, AMOUNT), layer),
      ).toEqual(answer)
      yield* Effect.provide(checkAffinity({ number: "5399-9900-0000-0000", vatin: " " }, AMOUNT), layer)
      expect(asked).toEqual([
        { number: Redacted.make("5399990000000000"), vatin: Redacted.make("12345678Z"), amount: AMOUNT },
        { number: Redacted.make("5399990000000000"), amount: AMOUNT },
      ])
      const [first] = asked
      expect(first !== undefined && "number" in first ? Redacted.value(first.number) : first).toBe("5399990000000000")
      expect(JSON.stringify(asked)).not.toMatch(/539999|12345678Z/)
    }),
  )

  itEffect("is looked up by its hash when it is a saved card", () =>
    Effect.gen(function* () {
      const asked: AffinityQuery[] = []
      const layer = Layer.mock(PaymentGateway, {
        checkAffinity: (paymentRef) =>
          Effect.sync(() => {
            asked.push(paymentRef)
            return { isAffinity: false, instalments: [] }
          }),
      })
      yield* Effect.provide(checkAffinity({ cardHash: "k.1" }, AMOUNT), layer)
      expect(asked).toEqual([{ cardHash: "k.1", amount: AMOUNT }])
    }),
  )

  itEffect("is looked up by its vault token, which never appears in logs, and the number of its holder", () =>
    Effect.gen(function* () {
      const asked: AffinityQuery[] = []
      const layer = Layer.mock(PaymentGateway, {
        checkAffinity: (paymentRef) =>
          Effect.sync(() => {
            asked.push(paymentRef)
            return { isAffinity: false, instalments: [] }
          }),
      })
      yield* Effect.provide(checkAffinity({ token: Redacted.make("v.1"), vatin: " 12345678Z " }, AMOUNT), layer)
      yield* Effect.provide(checkAffinity({ token: Redacted.make("v.1"), vatin: "" }, AMOUNT), layer)
      expect(asked).toEqual([
        { token: Redacted.make("v.1"), vatin: Redacted.make("12345678Z"), amount: AMOUNT },
        { token: Redacted.make("v.1"), amount: AMOUNT },
      ])
      expect(JSON.stringify(asked)).not.toMatch(/v\.1|12345678Z/)
    }),
  )

  itEffect("is looked up with the captcha that the backend requires, under either name", () =>
    Effect.gen(function* () {
      const received: unknown[] = []
      const layer = Layer.mock(PaymentGateway, {
        checkAffinity: (_, captcha) =>
          Effect.sync(() => {
            received.push(captcha)
            return { isAffinity: false, instalments: [] }
          }),
      })
      const captcha = { id: "c-204", value: "7KQ2M" }
      for (const card of [{ number: "5399990000000000" }, { cardHash: "k.1" }, { token: Redacted.make("v.1") }])
        yield* Effect.provide(checkAffinity(card, AMOUNT, captcha), layer)
      expect(received).toEqual([captcha, captcha, captcha])
    }),
  )

  for (const [number, rule] of [
    ["", "required"],
    ["5399 9900 0000 0001", "number"],
    ["a poem", "number"],
    ["18", "length"],
  ] as const) {
    itEffect(`is not looked up for an invalid number (${JSON.stringify(number)}): ${rule}`, () =>
      Effect.gen(function* () {
        const refused = yield* Effect.flip(
          Effect.provide(checkAffinity({ number }, AMOUNT), Layer.mock(PaymentGateway, {})),
        )
        expect(refused).toMatchObject({ _tag: "CardRefused", reasons: [{ field: "number", rule }] })
      }),
    )
  }
})
