import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import { TestClock } from "effect/testing"
import { describe, expect } from "vitest"
import { addressIndexes, withAddressIndex } from "../../../../adapters/backend/catalog/withAddressIndex.ts"
import type { ProductAddressGateway } from "../../../../application/catalog/ProductAddressGateway.ts"
import { BackendError } from "../../../../application/shared/BackendError.ts"
import { aStore } from "../../../support/builders/aStore.ts"
import { itEffect } from "../../../support/itEffect.ts"

/** Single look-ups, after which the index is read in the background. */
const LOOKUPS = 32

/** A store of one product whose slug has the version of the catalogue; counts the calls. */
function catalogue({ isListed = true }: { readonly isListed?: boolean } = {}) {
  const calls = { lists: 0, products: 0 }
  const state: { version: number | undefined; isAway: boolean } = { version: 1, isAway: false }
  const address = () => ({ id: "1", mfname: "8201", productUrl: `shirt-${state.version}` })
  const backend: ProductAddressGateway["Service"] = {
    listAddresses: Effect.suspend(() => {
      calls.lists += 1
      if (state.isAway)
        return Effect.fail(new BackendError({ operation: "searchFullIndex", reason: { _tag: "Unreachable" } }))
      return Effect.succeed(isListed ? [address()] : undefined)
    }),
    findAddress: (id) =>
      Effect.sync(() => {
        calls.products += 1
        return id === "1" ? address() : undefined
      }),
  }
  const store = aStore()
  const indexes = addressIndexes()
  const { findAddress, listAddresses } = withAddressIndex(
    backend,
    { store, language: store.languages[0], catalogId: "20000034" },
    indexes,
    { catalogueVersion: () => Promise.resolve(state.version), lifetime: Duration.seconds(30) },
  )
  const lookUp = (times: number) => Effect.replicateEffect(findAddress("1"), times, { discard: true })
  const inBackground = indexes.background.withPermits(1)(Effect.void)
  return { calls, state, findAddress, listAddresses, lookUp, inBackground }
}

describe("the addresses of a store's products", () => {
  itEffect("are looked up one by one for a few pages, and then in an index that is read once", () =>
    Effect.gen(function* () {
      const { calls, findAddress, lookUp, inBackground } = catalogue()
      yield* lookUp(LOOKUPS - 1)
      yield* inBackground
      expect(calls).toEqual({ lists: 0, products: LOOKUPS - 1 })
      yield* lookUp(1)
      yield* inBackground
      yield* lookUp(100)
      expect([yield* findAddress("1"), yield* findAddress("2")]).toEqual([
        { id: "1", mfname: "8201", productUrl: "shirt-1" },
        undefined,
      ])
      expect(calls).toEqual({ lists: 1, products: LOOKUPS })
    }),
  )

  itEffect("follow a new version of the catalogue at once", () =>
    Effect.gen(function* () {
      const { calls, state, findAddress, listAddresses } = catalogue()
      expect([yield* listAddresses, yield* listAddresses]).toEqual([
        [expect.objectContaining({ productUrl: "shirt-1" })],
        [expect.objectContaining({ productUrl: "shirt-1" })],
      ])
      state.version = 2
      expect((yield* findAddress("1"))?.productUrl).toBe("shirt-2")
      expect(yield* listAddresses).toEqual([expect.objectContaining({ productUrl: "shirt-2" })])
      expect(calls).toEqual({ lists: 2, products: 1 })
    }),
  )

  itEffect("are read again after 30 seconds from a backend without versions", () =>
    Effect.gen(function* () {
      const { calls, state, listAddresses } = catalogue()
      state.version = undefined
      yield* listAddresses
      yield* TestClock.adjust("29 seconds")
      yield* listAddresses
      expect(calls.lists).toBe(1)
      yield* TestClock.adjust("1 second")
      yield* listAddresses
      expect(calls.lists).toBe(2)
    }),
  )

  itEffect("are looked up one by one while there is no index, which is then tried rarely", () =>
    Effect.gen(function* () {
      for (const shop of [catalogue({ isListed: false }), catalogue()]) {
        shop.state.isAway = true
        yield* shop.lookUp(3 * LOOKUPS)
        yield* shop.inBackground
        expect(shop.calls).toEqual({ lists: 3, products: 3 * LOOKUPS })
      }
    }),
  )
})
