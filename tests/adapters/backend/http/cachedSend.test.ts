import * as Effect from "effect/Effect"
import { describe, expect } from "vitest"
import type { CatalogueVersion } from "../../../../adapters/backend/http/response/responseCache.ts"
import { responseCache, cachedSend } from "../../../../adapters/backend/http/response/responseCache.ts"
import { READ_LIMITS } from "../../../../adapters/backend/http/OperationLimits.ts"
import { itEffect } from "../../../support/itEffect.ts"

const PATH = "/itxrest/2/catalog/store/10000034/20000034/category?appId=1"

/** A backend that returns these responses in order, repeating the last; counts its calls. */
function backend(...answers: readonly Answer[]) {
  return versionedBackend(undefined, answers)
}

interface Answer {
  readonly status?: number
  readonly type?: string
  readonly text: string
}

/** The same for a backend that reports the versions of its stores' catalogues. */
function versionedBackend(catalogueVersion: CatalogueVersion | undefined, answers: readonly Answer[]) {
  let asked = 0
  const send = cachedSend(
    () =>
      Effect.sync(() => {
        const {
          status = 200,
          type = "application/json",
          text,
        } = answers[Math.min(asked, answers.length - 1)] ?? { text: "" }
        asked += 1
        return {
          status,
          statusText: "",
          headers: new Headers({ "content-type": type }),
          body: new TextEncoder().encode(text),
        }
      }),
    responseCache(catalogueVersion === undefined ? {} : { catalogueVersion }),
  )
  const ask = (path = PATH, headers: Readonly<Record<string, string>> = {}) =>
    Effect.map(send({ method: "GET", path, headers, body: "" }, READ_LIMITS), ({ body }) =>
      new TextDecoder().decode(body),
    )
  return { ask, asked: () => asked }
}

const WHOLE = { text: '{"categories":[]}' }

describe("a public response of the backend", () => {
  itEffect("is requested once, and then cached for a while", () =>
    Effect.gen(function* () {
      const { ask, asked } = backend(WHOLE)
      expect([yield* ask(), yield* ask(), asked()]).toEqual([WHOLE.text, WHOLE.text, 1])
    }),
  )

  for (const [name, answer] of [
    ["is broken JSON", { text: '{"categories":[' }],
    ["is a page where JSON is due", { type: "text/html", text: "<h1>Sign in</h1>" }],
    ["is an error in its body", { text: '{"code":4,"message":"expired"}' }],
    ["is a failure", { status: 500, text: "{}" }],
  ] as const)
    itEffect(`F50 is requested again where it ${name}`, () =>
      Effect.gen(function* () {
        const { ask, asked } = backend(answer, WHOLE)
        expect([yield* ask(), yield* ask(), yield* ask(), asked()]).toEqual([answer.text, WHOLE.text, WHOLE.text, 2])
      }),
    )

  itEffect("is requested again when its store's catalogue has changed", () =>
    Effect.gen(function* () {
      const versions: Record<string, number> = { "10000034": 1, "10000001": 1 }
      const { ask, asked } = versionedBackend((storeId) => Promise.resolve(versions[storeId]), [WHOLE])
      const other = PATH.replace("10000034", "10000001")
      yield* ask()
      yield* ask(other)
      versions["10000034"] = 2
      yield* ask()
      expect(asked()).toBe(3)
      yield* ask(other)
      expect(asked()).toBe(3)
    }),
  )

  itEffect("is requested separately for each customer with a token", () =>
    Effect.gen(function* () {
      const { ask, asked } = backend(WHOLE)
      yield* ask(PATH, { authorization: "Bearer one" })
      yield* ask(PATH, { authorization: "Bearer two" })
      expect(asked()).toBe(2)
    }),
  )
})
