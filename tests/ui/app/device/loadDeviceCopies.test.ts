import { describe, expect, it } from "vitest"
import { PENDING_CART_KEY, WISHLISTED_PRODUCTS_KEY } from "../../../../application/platform/deviceKeys.ts"
import { loadDeviceCopies } from "../../../../ui/app/device/loadDeviceCopies.ts"

const STORE = "10000034"
const storageOf = (stored: Readonly<Record<string, string>>) => ({ read: (key: string) => stored[key] })

describe("The device's copies", () => {
  it("are nothing on a device without any, or outside every store", async () => {
    const marks = JSON.stringify({ storeId: STORE, registered: false, productIds: ["1"] })
    for (const copies of [
      await loadDeviceCopies(storageOf({}), STORE),
      await loadDeviceCopies(storageOf({ [WISHLISTED_PRODUCTS_KEY]: marks }), undefined),
    ])
      expect([copies.units(), copies.wished(), copies.hasPending()]).toEqual([undefined, [], false])
  })

  it("are those of the store", async () => {
    const storage = storageOf({
      [WISHLISTED_PRODUCTS_KEY]: JSON.stringify({ storeId: STORE, registered: false, productIds: ["1"] }),
      [PENDING_CART_KEY]: JSON.stringify([{ storeId: STORE }]),
    })
    const [own, other] = [await loadDeviceCopies(storage, STORE), await loadDeviceCopies(storage, "10000001")]
    expect([own.wished(), own.hasPending(), other.wished(), other.hasPending()]).toEqual([["1"], true, [], false])
  })

  it("contain additions that are queued after the page has started without any", async () => {
    const stored: Record<string, string> = {}
    const copies = await loadDeviceCopies(storageOf(stored), STORE)
    stored[PENDING_CART_KEY] = JSON.stringify([{ storeId: STORE }])
    expect(copies.hasPending()).toBe(true)
  })
})
