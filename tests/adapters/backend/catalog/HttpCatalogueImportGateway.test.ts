import * as Effect from "effect/Effect"
import { describe, expect } from "vitest"
import { httpCatalogueImportGateway } from "../../../../adapters/backend/catalog/HttpCatalogueImportGateway.ts"
import { sendRequest } from "../../../../adapters/backend/http/send/sendRequest.ts"
import type { ImportedProduct } from "../../../../domain/catalog/sheet/ImportedProduct.ts"
import { isSourceName } from "../../../../domain/catalog/sheet/SourceName.ts"
import { aStoreId } from "../../../support/builders/aStore.ts"
import { itEffect } from "../../../support/itEffect.ts"

const SCARF: ImportedProduct = {
  handle: "scarf",
  title: "Scarf",
  descriptionText: "Wool.",
  tags: [],
  images: [],
  variants: [{ sku: "S-1", options: [], price: 900, inventory: 3 }],
}

const HERE = { storeId: aStoreId() }

function backend(answer: () => Response, readAdminKey = () => Promise.resolve<string | undefined>("desk")) {
  const requests: Request[] = []
  const send = sendRequest(async (request) => {
    requests.push(request)
    return answer()
  }, "http://backend.example")
  const gateway = httpCatalogueImportGateway(send, readAdminKey)
  return { requests, gateway, put: gateway.upsertProducts(HERE, [SCARF]) }
}

describe("importing products into the sandbox's catalogue", () => {
  itEffect("sends them whole, with the admin key, and returns the result of each", () =>
    Effect.gen(function* () {
      const results = [
        { handle: "scarf", outcome: "created" },
        { handle: "shirt", outcome: "refused", reason: "pictures" },
      ]
      const { requests, put } = backend(() => Response.json({ results }))
      expect(yield* put).toEqual(results)
      const [request] = requests
      expect([
        request?.method,
        request?.url,
        request?.headers.get("x-admin-key"),
        request?.headers.get("content-type"),
      ]).toEqual(["POST", "http://backend.example/sandbox/catalogue/products", "desk", "application/json"])
      expect(yield* Effect.promise(async () => request?.json())).toEqual({ storeId: "10000034", products: [SCARF] })
    }),
  )

  itEffect("sends no key where there is none, and reads it again for each call", () =>
    Effect.gen(function* () {
      const keys = [undefined, "later"]
      const { requests, put } = backend(
        () => Response.json({ results: [] }),
        () => Promise.resolve(keys.shift()),
      )
      yield* put
      yield* put
      expect(requests.map((request) => request.headers.get("x-admin-key"))).toEqual([null, "later"])
    }),
  )

  itEffect("supports a dry run that imports nothing", () =>
    Effect.gen(function* () {
      const { requests, gateway } = backend(() => Response.json({ results: [] }))
      yield* gateway.upsertProducts(HERE, [SCARF], true)
      expect(yield* Effect.promise(async () => requests[0]?.json())).toMatchObject({ dryRun: true })
    }),
  )

  itEffect("sends the sources that may lose skus, and returns the losers and the emptied products", () =>
    Effect.gen(function* () {
      const results = [
        { handle: "scarf", outcome: "refused", reason: "taken", ownedBy: ["shawl"] },
        { handle: "hat", outcome: "created", emptied: ["cap"] },
      ]
      const { requests, gateway } = backend(() => Response.json({ results }))
      expect(yield* gateway.upsertProducts(HERE, [SCARF], false, ["cap"])).toEqual(results)
      expect(yield* Effect.promise(async () => requests[0]?.json())).toEqual({
        storeId: "10000034",
        products: [SCARF],
        replaced: ["cap"],
      })
    }),
  )

  itEffect("lists imported products, and hides some of them", () =>
    Effect.gen(function* () {
      const page = { products: [{ handle: "scarf", isHidden: false }], after: "scarf" }
      const listing = backend(() => Response.json(page))
      expect(yield* listing.gateway.listImported(HERE, "belt")).toEqual(page)
      expect([listing.requests[0]?.url, yield* Effect.promise(async () => listing.requests[0]?.json())]).toEqual([
        "http://backend.example/sandbox/catalogue/imported",
        { storeId: "10000034", after: "belt" },
      ])
      const hiding = backend(() => Response.json({ done: true }))
      yield* hiding.gateway.hideProducts(HERE, ["scarf"])
      expect([hiding.requests[0]?.url, yield* Effect.promise(async () => hiding.requests[0]?.json())]).toEqual([
        "http://backend.example/sandbox/catalogue/hidden",
        { storeId: "10000034", handles: ["scarf"] },
      ])
    }),
  )

  itEffect("sends the source in every call, and reports skus that moved from another source", () =>
    Effect.gen(function* () {
      const source = "shoe-supplier"
      if (!isSourceName(source)) throw new Error("It is a name.")
      const answers = [
        {
          results: [
            {
              handle: "scarf",
              outcome: "created",
              movedFrom: [{ handle: "shawl", source: "clothes" }, { handle: "cape" }],
            },
          ],
        },
        { products: [] },
        { done: true },
      ]
      const { requests, gateway } = backend(() => Response.json(answers[requests.length - 1]))
      const here = { ...HERE, source }
      expect(yield* gateway.upsertProducts(here, [SCARF])).toEqual(answers[0]?.results)
      yield* gateway.listImported(here)
      yield* gateway.hideProducts(here, ["scarf"])
      expect(yield* Effect.promise(() => Promise.all(requests.map((request) => request.json())))).toEqual(
        Array(3).fill(expect.objectContaining({ storeId: "10000034", source })),
      )
    }),
  )

  itEffect("stores an image under its own name, and checks first whether it exists", () =>
    Effect.gen(function* () {
      const { requests, gateway } = backend(() => Response.json({ done: true }))
      yield* gateway.storePicture("abc", { width: 160, format: "webp", bytes: new Uint8Array([1, 2]) })
      expect([
        requests[0]?.method,
        requests[0]?.url,
        requests[0]?.headers.get("content-type"),
        requests[0]?.headers.get("x-admin-key"),
      ]).toEqual(["POST", "http://backend.example/sandbox/catalogue/pictures/abc-160.webp", "image/webp", "desk"])
      expect(yield* gateway.hasPicture("abc", 160, "webp")).toBe(true)
      expect([requests[1]?.method, requests[1]?.url]).toEqual([
        "HEAD",
        "http://backend.example/media/imported/abc-160.webp",
      ])
      expect(yield* backend(() => new Response(null, { status: 404 })).gateway.hasPicture("abc", 160, "webp")).toBe(
        false,
      )
    }),
  )

  for (const [sentence, answer, tag] of [
    ["is told that the key does not open the desk", () => Response.json({}, { status: 403 }), "Forbidden"],
    ["is told that there is no desk", () => Response.json({}, { status: 404 }), "NotFound"],
    ["is told that the sandbox failed", () => new Response("", { status: 500 }), "ServerFault"],
    [
      "does not take another answer for an outcome",
      () => Response.json({ results: [{ handle: "scarf", outcome: "lost" }] }),
      "ContractMismatch",
    ],
    [
      "does not take a page for an answer",
      () => new Response("<p>Hello</p>", { headers: { "content-type": "text/html" } }),
      "ContractMismatch",
    ],
    [
      "does not follow a redirect with the key",
      () => new Response(null, { status: 307, headers: { location: "https://evil.example/" } }),
      "ContractMismatch",
    ],
    [
      "is told that nothing answered",
      () => {
        throw new TypeError("fetch failed")
      },
      "Unreachable",
    ],
  ] as const)
    itEffect(sentence, () =>
      Effect.gen(function* () {
        const { requests, put } = backend(answer)
        expect(yield* Effect.flip(put)).toMatchObject({
          _tag: "BackendError",
          operation: "upsertProducts",
          reason: { _tag: tag },
        })
        expect(requests).toHaveLength(1)
      }),
    )
})
