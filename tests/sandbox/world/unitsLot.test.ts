import { expect, it } from "vitest"
import { demoWorld } from "../../../contracts/sandbox/world/demoWorld.ts"
import { unitsLot } from "../../../contracts/sandbox/world/unitsLot.ts"

const world = demoWorld()
const lotsIn = (store: (typeof world.stores)[number]) =>
  world.products.filter((product) => unitsLot(store, product) > 1)

it.each(world.stores.map((store) => [store.id, store] as const))(
  "store %s sells a few garments in packs, the business store some in cartons of five, and the others by the unit",
  (_, store) => {
    const lots = lotsIn(store)
    expect(lots.length / world.products.length).toBeGreaterThan(store.isForBusiness === true ? 0.05 : 0.004)
    expect(lots.length / world.products.length).toBeLessThan(store.isForBusiness === true ? 0.2 : 0.02)
    if (store.isForBusiness !== true)
      expect(new Set(lots.map((product) => unitsLot(store, product)))).toEqual(new Set([2, 3]))
    else expect(lots.filter((product) => unitsLot(store, product) === 5).length).toBeGreaterThan(lots.length / 2)
  },
)

it("every product sold in lots has at least one whole lot of a size in stock", () => {
  for (const store of world.stores) {
    for (const product of lotsIn(store)) {
      const units = product.colours.flatMap((colour) =>
        product.sizes.map((size) => product.stock(store.id, colour.id, size.id)),
      )
      const isSoldOutByPlan = units.every((left) => left === 0)
      expect([product.mfname, isSoldOutByPlan || Math.max(...units) >= unitsLot(store, product)]).toEqual([
        product.mfname,
        true,
      ])
    }
  }
})

it("no item of a bundle is sold in lots, because a bundle has one of each", () => {
  for (const store of world.stores)
    expect(
      world.bundles
        .flatMap(({ items }) => items.map(({ product }) => unitsLot(store, product)))
        .every((lot) => lot === 1),
    ).toBe(true)
})
