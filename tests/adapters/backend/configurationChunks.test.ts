import * as fc from "fast-check"
import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { configurationChunks } from "../../../adapters/backend/http/configurationChunks.ts"
import { testRoot } from "../../../adapters/composition/testRoot.ts"
import { ContentGateway } from "../../../application/content/ContentGateway.ts"
import { inSpain } from "../../support/backend/scopes.ts"

const queryLength = (chunk: readonly string[]) =>
  new URLSearchParams(chunk.map((name) => ["variables", name])).toString().length
const names = Array.from({ length: 10_000 }, (_, index) => `VARIABLE_${index}_äöü €`)

describe("F48 a configuration read with many names", () => {
  it("V72 requests each name once and whole, in queries of at most 1,800 characters", () => {
    const text = fc.string({ unit: "grapheme", minLength: 1, maxLength: 120 }).map((name) => name.normalize())
    fc.assert(
      fc.property(fc.array(text, { maxLength: 200 }), (variables) => {
        const chunks = configurationChunks(variables)
        for (const chunk of chunks) expect(queryLength(chunk)).toBeLessThanOrEqual(1800)
        expect(chunks.flat().sort()).toEqual([...new Set(variables)].sort())
      }),
    )
  })

  it("fills its queries: ten thousand names need no more calls than their length", () => {
    const chunks = configurationChunks(names)
    expect(chunks.flat()).toEqual(names)
    expect(chunks.length).toBeLessThanOrEqual(Math.ceil(queryLength(names) / (1800 - 80)))
  })

  it("leaves out a name that fits no query", () => {
    expect(configurationChunks(["", "x".repeat(2000), "y"])).toEqual([["y"]])
  })

  it("returns the values that were read when a part fails, and fails when none was read", async () => {
    let calls = 0
    const backend = (failing: (call: number) => boolean) =>
      testRoot(inSpain, {
        fetch: (request) => {
          calls += 1
          if (failing(calls)) return Promise.reject(new TypeError("fetch failed"))
          return Promise.resolve(
            Response.json(
              new URL(request.url).searchParams.getAll("variables").map((key) => ({ key, value: `of ${key}` })),
            ),
          )
        },
      }).context
    const read = ContentGateway.use((gateway) => gateway.readConfiguration(names.slice(0, 200)))
    const values = await Effect.runPromiseWith(backend((call) => call === 2))(read)
    expect(calls).toBeGreaterThan(2)
    expect(Object.keys(values).length).toBeGreaterThan(50)
    expect(Object.keys(values).length).toBeLessThan(200)
    expect(values["VARIABLE_0_äöü €"]).toBe("of VARIABLE_0_äöü €")
    const error = await Effect.runPromiseWith(backend(() => true))(Effect.flip(read))
    expect(error.reason._tag).toBe("Unreachable")
  })
})
