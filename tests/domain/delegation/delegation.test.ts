import { describe, expect, it } from "vitest"
import type { Delegation } from "../../../domain/delegation/Delegation.ts"
import { canRevoke, delegationRefusedReason } from "../../../domain/delegation/Delegation.ts"
import { orderId } from "../../support/backend/scopes.ts"

const now = Date.UTC(2026, 0, 5)
const order = orderId("700000000001")
const delegation: Delegation = {
  id: "1",
  kind: "teen",
  grantorId: "55501",
  delegateId: "55502",
  orderId: order,
  cap: 5000,
  expiresAt: new Date(now + 1000).toISOString(),
  log: [{ event: "granted", at: new Date(now).toISOString() }],
}
const use = { userId: "55502", orderId: order, amount: 5000, now }

describe("a delegation", () => {
  it.each([
    [undefined, {}, {}],
    ["delegate", {}, { userId: "55501" }],
    ["expired", {}, { now: now + 1000 }],
    ["order", {}, { orderId: orderId("700000000002") }],
    ["cap", {}, { amount: 5001 }],
    ["used", { endedAs: "used" }, {}],
    ["revoked", { endedAs: "revoked" }, { amount: 5001 }],
  ] as const)("refuses with %s when it is %j and used as %j", (refusedReason, changes, otherUse) => {
    expect(delegationRefusedReason({ ...delegation, ...changes }, { ...use, ...otherUse })).toBe(refusedReason)
  })

  it("without an order or a cap allows every order and amount", () => {
    const { orderId: _order, cap: _cap, ...open } = delegation
    expect(
      delegationRefusedReason({ ...open, kind: "staff" }, { userId: "55502", amount: 9_000_000, now }),
    ).toBeUndefined()
  })

  it("can be revoked until it is used or revoked", () => {
    expect([canRevoke(delegation), canRevoke({ ...delegation, endedAs: "used" })]).toEqual([true, false])
  })
})
