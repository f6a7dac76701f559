import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { describe, expect, it } from "vitest"
import { CART_SNAPSHOT_LIFETIME, rememberCart } from "../../../application/cart/CartSnapshot.ts"
import { PENDING_CART_KEY as KEY_OF_THE_CORE } from "../../../application/cart/pendingCart.ts"
import { PENDING_CART_KEY } from "../../../ui/app/syncCart.ts"
import { CART_SNAPSHOT_KEY, cachedCartUnits } from "../../../ui/app/cachedCartUnits.ts"
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
    const text = device.stored.get(CART_SNAPSHOT_KEY)
    const { id } = aStore()
    expect(cachedCartUnits(text, id, false, Date.now())).toBe(4)
    expect(cachedCartUnits(text, "10000001", false, Date.now())).toBeUndefined()
    expect(cachedCartUnits(text, id, false, before - 1)).toBeUndefined()
    expect(cachedCartUnits(text, id, false, Date.now() + Duration.toMillis(CART_SNAPSHOT_LIFETIME))).toBeUndefined()
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
      const text = device.stored.get(CART_SNAPSHOT_KEY)
      expect([
        cachedCartUnits(text, id, isRegistered, Date.now()),
        cachedCartUnits(text, id, !isRegistered, Date.now()),
      ]).toEqual([2, undefined])
    }
  })

  it("renders without a pending state: the page and its core read the same storage", () => {
    expect(PENDING_CART_KEY).toBe(KEY_OF_THE_CORE)
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
    expect(cachedCartUnits(text, "10000034", false, 1)).toBeUndefined()
  })
})
