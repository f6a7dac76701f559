import { describe, expect, it } from "vitest"
import { demoWorld } from "../../../contracts/sandbox/world/demoWorld.ts"
import { generatedWorld } from "../../../contracts/sandbox/world/generatedWorld.ts"
import type { World } from "../../../contracts/sandbox/world/World.ts"

/** A world as text, stock included. */
const written = (world: World): string =>
  JSON.stringify(world) +
  world.products
    .flatMap(({ colours, sizes, stock }) =>
      world.stores.flatMap(({ id }) => colours.flatMap((colour) => sizes.map((size) => stock(id, colour.id, size.id)))),
    )
    .join()

describe("a generated world", () => {
  it("is the same every time", () => {
    expect(written(demoWorld())).toBe(written(demoWorld()))
  })

  it("keeps a product's picture when more products are generated", () => {
    const demo = demoWorld()
    const larger = generatedWorld(demo.products.length + 500)
    expect(JSON.stringify(larger.products.slice(0, demo.products.length))).toBe(JSON.stringify(demo.products))
  })

  it("may be empty or small", () => {
    expect(generatedWorld(0).products).toEqual([])
    expect(generatedWorld(0).spots.every(({ productIds }) => productIds.length === 0)).toBe(true)
    expect(generatedWorld(7).products).toHaveLength(7)
  })

  it("generates 20,000 products with unique ids", () => {
    const { products } = generatedWorld(20_000)
    expect(new Set(products.map(({ id }) => id)).size).toBe(20_000)
    expect(new Set(products.map(({ mfname }) => mfname)).size).toBe(20_000)
    expect(new Set(products.map(({ novelty }) => novelty)).size).toBe(20_000)
  })
})
