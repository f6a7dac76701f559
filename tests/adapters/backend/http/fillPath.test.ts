import * as fc from "fast-check"
import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { fillPath, MissingPathParameterError } from "../../../../adapters/backend/http/fillPath.ts"
import { testRoot } from "../../../../adapters/composition/testRoot.ts"
import { AddressGateway } from "../../../../application/address/AddressGateway.ts"
import { CatalogGateway } from "../../../../application/catalog/CatalogGateway.ts"
import { inSpain } from "../../../support/backend/scopes.ts"

const TEMPLATE = "/store/{storeId}/cart/{sku}"

describe("F46 a path with parameters", () => {
  it("names every parameter that is missing, empty or a dot segment", () => {
    expect(() => fillPath(TEMPLATE, {})).toThrow(new MissingPathParameterError(["storeId", "sku"]))
    for (const value of ["", ".", "..", undefined, null, {}])
      expect(() => fillPath(TEMPLATE, { storeId: "1", sku: value })).toThrow(new MissingPathParameterError(["sku"]))
  })

  it("never takes a parameter from Object.prototype", () => {
    expect(() => fillPath("/{constructor}", {})).toThrow(new MissingPathParameterError(["constructor"]))
  })

  it.each([
    ["a/b", "/store/1/cart/a%2Fb"],
    ["%2e%2e", "/store/1/cart/%252e%252e"],
    ["..\\..", "/store/1/cart/..%5C.."],
    ["?x#y", "/store/1/cart/%3Fx%23y"],
    ["\ud800", "/store/1/cart/%EF%BF%BD"],
    ["é", "/store/1/cart/%C3%A9"],
  ])("encodes %j", (value, path) => {
    expect(fillPath(TEMPLATE, { storeId: "1", sku: value })).toBe(path)
  })

  it("never escapes its path, whatever its parameters, and throws no other error", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string({ unit: "binary" }),
          fc.constantFrom("..", "%2e%2e", "a/b", "//evil", "\\evil"),
        ),
        (value) => {
          let path: string
          try {
            path = fillPath(TEMPLATE, { storeId: "1", sku: value })
          } catch (error) {
            expect(error).toBeInstanceOf(MissingPathParameterError)
            return
          }
          const { pathname, host } = new URL(path, "http://backend.test")
          expect(host).toBe("backend.test")
          expect(pathname.split("/").slice(0, 4)).toEqual(["", "store", "1", "cart"])
          expect(pathname.split("/")).toHaveLength(5)
        },
      ),
    )
  })

  it("V11 with a missing parameter is status 404 before any call, also before a guest session is created", async () => {
    let calls = 0
    const { context } = testRoot(inSpain, {
      fetch: () => {
        calls += 1
        return Promise.reject(new TypeError("called"))
      },
    })
    const errors = await Effect.runPromiseWith(context)(
      Effect.all([
        Effect.flip(AddressGateway.use((gateway) => gateway.getAddress(""))),
        Effect.flip(CatalogGateway.use((gateway) => gateway.getCategory(".."))),
      ]),
    )
    expect(errors.map(({ reason }) => reason)).toEqual([
      { _tag: "MissingPathParameters", status: 404, names: ["addressId"] },
      { _tag: "MissingPathParameters", status: 404, names: ["categoryId"] },
    ])
    expect(calls).toBe(0)
  })
})
