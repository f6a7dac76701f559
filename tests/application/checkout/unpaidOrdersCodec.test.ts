import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { describe, expect } from "vitest"
import { storeUnpaidOrder } from "../../../application/checkout/repayment/storedUnpaidOrders.ts"
import { unpaidOrdersCodec } from "../../../application/checkout/unpaidOrdersCodec.ts"
import { memoryLock } from "../../../adapters/memory/MemoryLock.ts"
import { CrossTabLock } from "../../../application/platform/CrossTabLock.ts"
import { anOrderId } from "../../support/builders/aCart.ts"
import { FakeDevice } from "../../support/fakes/FakeDevice.ts"
import { inStore } from "../../support/fakes/inStore.ts"
import { itEffect } from "../../support/itEffect.ts"

describe("the unpaid orders of this device", () => {
  itEffect("F197 are read by a page as its commands stored them", () =>
    Effect.gen(function* () {
      const device = new FakeDevice()
      const layer = Layer.mergeAll(device.layer, inStore(), Layer.succeed(CrossTabLock, memoryLock()))
      yield* Effect.provide(storeUnpaidOrder(anOrderId()), layer)
      expect(unpaidOrdersCodec.parse(device.stored.get(unpaidOrdersCodec.key))).toEqual([
        { storeId: "10000034", orderId: anOrderId() },
      ])
    }),
  )
  itEffect("F61 are none where the stored data is junk", () =>
    Effect.sync(() => {
      for (const junk of [undefined, "", "{", "7", "{}", '[{"storeId":"1"}]', '[{"storeId":"1","orderId":"x"}]'])
        expect(unpaidOrdersCodec.parse(junk)).toBeUndefined()
    }),
  )
})
