import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { describe, expect } from "vitest"
import { cancelReturn } from "../../../application/returns/changeReturn.ts"
import { RefundGateway } from "../../../application/returns/RefundGateway.ts"
import { ReturnGateway } from "../../../application/returns/ReturnGateway.ts"
import { requestRefund } from "../../../application/returns/requestRefund.ts"
import { submitReturn } from "../../../application/returns/submitReturn.ts"
import { BackendError } from "../../../application/shared/BackendError.ts"
import { StoreScope } from "../../../application/store/StoreScope.ts"
import type { ReturnDraft, ReturnRequest } from "../../../domain/returns/ReturnRequest.ts"
import type { ReturnStatus } from "../../../domain/returns/ReturnStatus.ts"
import { inSpain } from "../../support/backend/scopes.ts"
import { anOrderId } from "../../support/builders/aCart.ts"
import { backendError } from "../../support/builders/backendError.ts"
import { euros } from "../../support/builders/euros.ts"
import { itEffect } from "../../support/itEffect.ts"

const ORDER = anOrderId()
const KEY = "0b7e1c1a-53a5-4f0e-9a58-0f7f6f0f4f10"
const DRAFT: ReturnDraft = {
  kind: "refund",
  lines: [{ catentryId: "1", quantity: 1, reasonId: "1" }],
  exchanges: [],
  boxes: 1,
  toPhysicalStore: false,
}
const aRequest = (status: ReturnStatus = "REQUESTED"): ReturnRequest => ({
  id: "500000000001",
  rmaId: "600000000001",
  orderId: ORDER,
  status,
  kind: "refund",
  requestedAt: "2026-01-20T09:12:00Z",
  lastDay: "2026-02-18",
  lines: [],
  exchanges: [],
  refund: euros(1000),
  refundShipping: euros(0),
  destination: { kind: "ORIGINAL" },
  boxes: 1,
  toPhysicalStore: false,
  isPrinterless: false,
  labels: [],
})
const rejected = (key: string, ...parameters: readonly string[]) =>
  new BackendError({
    operation: "createReturnRequest",
    reason: { _tag: "Rejected", key, parameters, causes: [], fields: [] },
  })

/** A store whose returns answer as given, one answer per call; `sent` are the keys or tokens that it received. */
function shop(...answers: readonly Effect.Effect<ReturnRequest, BackendError>[]) {
  const sent: string[] = []
  const answer = (text: string) =>
    Effect.suspend(() => {
      sent.push(text)
      return answers[sent.length - 1] ?? Effect.die("not expected")
    })
  const layer = Layer.mergeAll(
    Layer.succeed(StoreScope, inSpain),
    Layer.mock(RefundGateway, {}),
    Layer.mock(ReturnGateway, {
      getMaxReturnDate: () =>
        Effect.succeed({
          lastDay: "2026-02-18",
          isOpen: true,
          units: [{ catentryId: "1", quantity: 2, isReturnable: true }],
          reasons: [{ id: "1", name: "Too small" }],
          pickupDates: [],
        }),
      createReturnRequest: (_order, _draft, key) => answer(String(key)),
      createGuestReturnRequest: (_order, token, _draft, key) => answer(`${Redacted.value(token)} ${key}`),
      annulReturn: () => answer("annul"),
      getRmaRequest: () => answer("read"),
    }),
  )
  return { sent, layer }
}

describe("submitting a return", () => {
  itEffect("sends it once more with the same key after a lost response, and never after a refusal", () =>
    Effect.gen(function* () {
      const lost = shop(Effect.fail(backendError("unreachable")), Effect.succeed(aRequest()))
      const submitted = submitReturn(ORDER, DRAFT, { attemptKey: KEY, guestToken: "token" })
      expect(yield* Effect.provide(submitted, lost.layer)).toMatchObject({ id: "500000000001" })
      expect(lost.sent).toEqual([`token ${KEY}`, `token ${KEY}`])

      const late = shop(Effect.fail(rejected("_ERR_RETURN_QUANTITY", "1", "0")))
      expect(
        yield* Effect.flip(Effect.provide(submitReturn(ORDER, DRAFT, { attemptKey: KEY }), late.layer)),
      ).toMatchObject({
        _tag: "ReturnRefused",
        reasons: [{ place: "lines.0.quantity", rule: "tooMany", parameter: "0" }],
      })
      expect(late.sent).toEqual([KEY])
    }),
  )

  itEffect("sends nothing for an invalid draft", () =>
    Effect.gen(function* () {
      const { layer, sent } = shop()
      const draft = { ...DRAFT, lines: [{ catentryId: "1", quantity: 3, reasonId: "9" }] }
      expect(yield* Effect.flip(Effect.provide(submitReturn(ORDER, draft, { attemptKey: KEY }), layer))).toMatchObject({
        reasons: [{ rule: "tooMany" }, { rule: "reason" }],
      })
      const account = { beneficiaryName: "Ana", accountCode: Redacted.make("ES9121000418450200051333") }
      expect(
        yield* Effect.flip(
          Effect.provide(submitReturn(ORDER, { ...DRAFT, refundAccount: account }, { attemptKey: KEY }), layer),
        ),
      ).toMatchObject({ reasons: [{ place: "refundAccount.accountCode", rule: "iban" }] })
      expect(
        yield* Effect.flip(Effect.provide(requestRefund({ kind: "bankAccount", account }, { orderId: ORDER }), layer)),
      ).toMatchObject({ reasons: [{ place: "accountCode", rule: "iban" }] })
      expect(sent).toEqual([])
    }),
  )
})

describe("cancelling a return", () => {
  const cancel = (...answers: readonly Effect.Effect<ReturnRequest, BackendError>[]) =>
    Effect.provide(cancelReturn("500000000001"), shop(...answers).layer)
  const notAllowed = Effect.fail(rejected("_ERR_RETURN_STATUS_NOT_ALLOWED"))

  itEffect("tells a cancellation from one before and one that is too late", () =>
    Effect.gen(function* () {
      expect((yield* cancel(Effect.succeed(aRequest("ANNULLED")))).outcome).toBe("cancelled")
      expect((yield* cancel(notAllowed, Effect.succeed(aRequest("ANNULLED")))).outcome).toBe("before")
      expect((yield* cancel(notAllowed, Effect.succeed(aRequest("IN_TRANSIT")))).outcome).toBe("tooLate")
    }),
  )

  itEffect("reads the return after a lost response", () =>
    Effect.gen(function* () {
      const lost = Effect.fail(backendError("unreachable"))
      expect((yield* cancel(lost, Effect.succeed(aRequest("ANNULLED")))).outcome).toBe("cancelled")
      expect(yield* Effect.flip(cancel(lost, Effect.succeed(aRequest())))).toMatchObject({
        reason: { _tag: "Unreachable" },
      })
    }),
  )
})
