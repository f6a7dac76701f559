import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { describe, expect } from "vitest"
import { openGuestOrders, sendGuestOrderCode } from "../../../application/account/findGuestOrder.ts"
import { VerificationGateway } from "../../../application/account/VerificationGateway.ts"
import { BackendError } from "../../../application/shared/BackendError.ts"
import { anOrderId } from "../../support/builders/aCart.ts"
import { itEffect } from "../../support/itEffect.ts"

const CODE = "204815"
const TOKENS = ["7001", "7002"].map((id) => ({ orderId: anOrderId(id), guestToken: Redacted.make(`token-${id}`) }))
const contact = (typed = " Ana@Example.org ", id?: string) =>
  ({ contact: typed, channel: "SMS", ...(id === undefined ? {} : { orderId: anOrderId(id) }) }) as const

/** A store that opens two orders with the right code; `calls` are the requests that it received. */
function shop() {
  const calls: string[] = []
  const layer = Layer.mock(VerificationGateway, {
    createGuestOrderAccessToken: (orders, type, code) =>
      Effect.suspend(() => {
        calls.push(`${Object.values(orders).join(" ")} ${type} ${code ?? ""}`.trim())
        if (code === undefined || code === CODE) return Effect.succeed(code === undefined ? [] : TOKENS)
        return Effect.fail(
          new BackendError({
            operation: "createGuestOrderAccessToken",
            reason: {
              _tag: "Rejected",
              key: "_ERR_VALIDATION_CODE",
              parameters: [],
              causes: [],
              fields: [{ field: "code", rule: "invalid" }],
            },
          }),
        )
      }),
  })
  return { calls, layer }
}

describe("finding a guest's order", () => {
  itEffect("F179 sends a code to the stored contact and returns nothing without it", () =>
    Effect.gen(function* () {
      const { calls, layer } = shop()
      expect(yield* Effect.provide(sendGuestOrderCode(contact()), layer)).toBeUndefined()
      expect(calls).toHaveLength(1)
      expect(calls[0]).toMatch(/^ana@example\.org SMS$/i)
    }),
  )

  itEffect("opens the order with its number only when the code opens it", () =>
    Effect.gen(function* () {
      const { layer } = shop()
      const open = (code: string, id?: string) => Effect.provide(openGuestOrders(contact(undefined, id), code), layer)
      expect(yield* open(CODE)).toHaveLength(2)
      expect(yield* open(CODE, "7002")).toMatchObject([{ orderId: "7002" }])
      expect(yield* Effect.flip(open(CODE, "7003"))).toMatchObject({ reason: { _tag: "NotFound" } })
      expect(yield* Effect.flip(open("000000", "7002"))).toMatchObject({ reasons: [{ field: "code" }] })
    }),
  )

  itEffect("F179 accepts a phone number with its order number only", () =>
    Effect.gen(function* () {
      const { calls, layer } = shop()
      yield* Effect.provide(sendGuestOrderCode(contact("+34 600 000 001", "7002")), layer)
      expect(calls).toEqual(["+34600000001 7002 SMS"])
      expect(yield* Effect.flip(Effect.provide(sendGuestOrderCode(contact("+34 600 000 001")), layer))).toMatchObject({
        reasons: [{ field: "orderId", rule: "required" }],
      })
      expect(calls).toHaveLength(1)
    }),
  )

  itEffect("refuses an invalid email or code before any call", () =>
    Effect.gen(function* () {
      const { calls, layer } = shop()
      expect(yield* Effect.flip(Effect.provide(sendGuestOrderCode(contact("ana")), layer))).toMatchObject({
        reasons: [{ field: "newEmail", rule: "email" }],
      })
      expect(yield* Effect.flip(Effect.provide(openGuestOrders(contact(), "12"), layer))).toMatchObject({
        reasons: [{ field: "code", rule: "pattern" }],
      })
      expect(calls).toEqual([])
    }),
  )
})
