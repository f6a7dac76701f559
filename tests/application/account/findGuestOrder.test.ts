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
const contact = (email = " Ana@Example.org ") => ({ email, channel: "SMS" }) as const

/** A store that opens two orders with the right code; `calls` are the requests that it received. */
function shop() {
  const calls: string[] = []
  const layer = Layer.mock(VerificationGateway, {
    createGuestOrderAccessToken: (email, type, code) =>
      Effect.suspend(() => {
        calls.push(`${email} ${type} ${code ?? ""}`.trim())
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
      const open = (code: string, id?: string) =>
        Effect.provide(openGuestOrders(contact(), code, id === undefined ? undefined : anOrderId(id)), layer)
      expect(yield* open(CODE)).toHaveLength(2)
      expect(yield* open(CODE, "7002")).toMatchObject([{ orderId: "7002" }])
      expect(yield* Effect.flip(open(CODE, "7003"))).toMatchObject({ reason: { _tag: "NotFound" } })
      expect(yield* Effect.flip(open("000000", "7002"))).toMatchObject({ reasons: [{ field: "code" }] })
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
