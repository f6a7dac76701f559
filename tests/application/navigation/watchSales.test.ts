import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/testing/TestClock"
import { describe, expect } from "vitest"
import { ProfileGateway } from "../../../application/account/ProfileGateway.ts"
import { CatalogGateway } from "../../../application/catalog/CatalogGateway.ts"
import { watchSales } from "../../../application/navigation/watchSales.ts"
import { BackendError } from "../../../application/shared/BackendError.ts"
import type { Session } from "../../../domain/session/Session.ts"
import { aStore } from "../../support/builders/aStore.ts"
import { FakeDevice } from "../../support/fakes/FakeDevice.ts"
import { FakeSession } from "../../support/fakes/FakeSession.ts"
import { inStore } from "../../support/fakes/inStore.ts"
import { itEffect } from "../../support/itEffect.ts"

/** A store whose sales start and end during a test, and a browser with several tabs. */
class SellingShop {
  status = "none"
  asked = 0
  trees = 0
  isDown = false
  readonly device = new FakeDevice()
  readonly shown: number[] = []

  openTab(session: Session["state"] = "guest", configuration: Readonly<Record<string, string>> = {}) {
    const tab = this.shown.push(0) - 1
    const services = Layer.mergeAll(
      this.device.layer,
      new FakeSession(session).layer,
      inStore({ configuration }),
      Layer.mock(ProfileGateway, {
        listUserEvents: Effect.suspend(() => {
          this.asked += 1
          return this.isDown
            ? Effect.fail(new BackendError({ operation: "listUserEvents", reason: { _tag: "Unreachable" } }))
            : Effect.succeed({ status: this.status, events: [] })
        }),
      }),
      Layer.mock(CatalogGateway, {
        listCategories: Effect.sync(() => {
          this.trees += 1
          return []
        }),
      }),
    )
    return Effect.forkChild(
      Effect.provide(
        watchSales(0, () => {
          this.shown[tab] = (this.shown[tab] ?? 0) + 1
        }),
        services,
      ),
    )
  }
}

const minutes = (count: number) => TestClock.adjust(Duration.minutes(count))

describe("a page that stays open", () => {
  itEffect("polls sales every ten minutes, and reads the category tree only after a change", () =>
    Effect.gen(function* () {
      const shop = new SellingShop()
      yield* shop.openTab()
      yield* minutes(9)
      expect(shop.asked).toBe(0)
      yield* minutes(1)
      const trees = shop.trees
      yield* minutes(30)
      expect([shop.asked, shop.trees]).toEqual([4, trees])
      shop.status = "sale"
      yield* minutes(10)
      expect([shop.asked, shop.trees, shop.shown]).toEqual([5, trees + 1, [trees + 1]])
    }),
  )

  itEffect("polls at the interval of the store's configuration", () =>
    Effect.gen(function* () {
      const shop = new SellingShop()
      yield* shop.openTab("registered", { USER_EVENTS_SECONDS: "60" })
      yield* minutes(5)
      expect(shop.asked).toBe(5)
    }),
  )

  itEffect("F70 polls once per interval for all open tabs, and each shows the new tree", () =>
    Effect.gen(function* () {
      const shop = new SellingShop()
      for (let tab = 0; tab < 6; tab += 1) yield* shop.openTab()
      yield* minutes(10)
      const { shown } = shop
      const before = [...shown]
      shop.status = "presale"
      yield* minutes(10)
      expect(shop.asked).toBe(2)
      expect(shown).toEqual(before.map((times) => times + 1))
    }),
  )

  itEffect("F70 polls once after the device has slept for eight hours, not once per missed interval", () =>
    Effect.gen(function* () {
      const shop = new SellingShop()
      // A timer of a sleeping device fires once when it wakes, so that the stored tree is eight hours old.
      shop.device.stored.set(
        "selvedge.sales.v1",
        JSON.stringify({ storeId: aStore().id, status: "none", askedAt: -8 * 3_600_000 }),
      )
      for (let tab = 0; tab < 3; tab += 1) yield* shop.openTab()
      yield* TestClock.adjust(Duration.seconds(30))
      expect(shop.asked).toBe(1)
    }),
  )

  itEffect("creates no guest: without a session there is no call", () =>
    Effect.gen(function* () {
      const shop = new SellingShop()
      yield* shop.openTab("none")
      yield* minutes(60)
      expect([shop.asked, shop.shown]).toEqual([0, [0]])
    }),
  )

  itEffect("continues after a failed call, one interval later", () =>
    Effect.gen(function* () {
      const shop = new SellingShop()
      shop.isDown = true
      yield* shop.openTab()
      yield* minutes(20)
      expect([shop.asked, shop.trees]).toEqual([2, 0])
      shop.isDown = false
      shop.status = "sale"
      yield* minutes(10)
      expect([shop.asked, shop.shown]).toEqual([3, [1]])
    }),
  )

  for (const junk of [
    "{",
    "null",
    '{"storeId":7}',
    JSON.stringify({ storeId: aStore().id, status: "sale", askedAt: 8e15 }),
  ])
    itEffect(`F27 F81 is not misled by malformed storage or a clock set back: ${junk}`, () =>
      Effect.gen(function* () {
        const shop = new SellingShop()
        shop.device.stored.set("selvedge.sales.v1", junk)
        yield* shop.openTab()
        yield* minutes(10)
        expect(shop.asked).toBe(1)
      }),
    )
})
