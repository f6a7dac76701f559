import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { describe, expect, it } from "vitest"
import { rememberCart } from "../../../application/cart/CartSnapshot.ts"
import { CART_SNAPSHOT_MILLIS, cartSnapshotCodec, snapshotUnits } from "../../../application/cart/cartSnapshotCodec.ts"
import { hasPending } from "../../../application/cart/pending/pendingCartCodec.ts"
import { aCart, aCartItem } from "../../support/builders/aCart.ts"
import { aStore } from "../../support/builders/aStore.ts"
import { FakeDevice } from "../../support/fakes/FakeDevice.ts"
import { FakeSession } from "../../support/fakes/FakeSession.ts"
import { inStore } from "../../support/fakes/inStore.ts"

describe("the number on the cart link", () => {
  it("is the cached quantity of the cart while it is valid", async () => {
    const device = new FakeDevice()
    const session = new FakeSession("guest")
    const before = Date.now()
    await Effect.runPromise(
      rememberCart(aCart([aCartItem("1"), aCartItem("2", 3)])).pipe(
        Effect.provide(Layer.mergeAll(device.layer, inStore(), session.layer)),
      ),
    )
    const text = device.stored.get(cartSnapshotCodec.key)
    const { id } = aStore()
    expect(snapshotUnits(text, { storeId: id, isRegistered: false, now: Date.now() })).toBe(4)
    expect(snapshotUnits(text, { storeId: "10000001", isRegistered: false, now: Date.now() })).toBeUndefined()
    expect(snapshotUnits(text, { storeId: id, isRegistered: false, now: before - 1 })).toBeUndefined()
    expect(
      snapshotUnits(text, { storeId: id, isRegistered: false, now: Date.now() + CART_SNAPSHOT_MILLIS }),
    ).toBeUndefined()
  })

  it("is not the guest's after a login, nor the account's after the logout", async () => {
    const { id } = aStore()
    for (const [state, isRegistered] of [
      ["guest", false],
      ["registered", true],
    ] as const) {
      const device = new FakeDevice()
      await Effect.runPromise(
        rememberCart(aCart([aCartItem("1", 2)])).pipe(
          Effect.provide(Layer.mergeAll(device.layer, inStore(), new FakeSession(state).layer)),
        ),
      )
      const text = device.stored.get(cartSnapshotCodec.key)
      expect([
        snapshotUnits(text, { storeId: id, isRegistered: isRegistered, now: Date.now() }),
        snapshotUnits(text, { storeId: id, isRegistered: !isRegistered, now: Date.now() }),
      ]).toEqual([2, undefined])
    }
  })

  it.each([
    undefined,
    "",
    "{",
    "null",
    "[]",
    '{"storeId":"10000034","savedAt":"now","items":[]}',
    '{"storeId":"10000034","savedAt":0}',
  ])("is absent for %j", (text) => {
    expect(snapshotUnits(text, { storeId: "10000034", isRegistered: false, now: 1 })).toBeUndefined()
  })
})

describe("the pending additions of a store", () => {
  it("are those of the store, and not the text of another entry that looks like one", () => {
    const stored = JSON.stringify([{ storeId: "10000001", name: '"storeId":"10000034"' }])
    expect([hasPending(stored, "10000001"), hasPending(stored, "10000034")]).toEqual([true, false])
  })

  it.each([undefined, "", "{", "null", "{}", "[7,null]"])("F61 are none in %j", (text) => {
    expect(hasPending(text, "10000034")).toBe(false)
  })
})
