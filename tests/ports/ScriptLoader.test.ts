// @vitest-environment happy-dom
import * as Effect from "effect/Effect"
import { afterEach, describe, expect, it, vi } from "vitest"
import { scriptTagLoader } from "../../adapters/browser/ScriptTagLoader.ts"
import { memoryScriptLoader } from "../../adapters/memory/MemoryScriptLoader.ts"

const GOOD = "https://captcha.example/api.js"
const BAD = "https://captcha.example/gone.js"

/** A page whose scripts load or fail at once; none of them is run. */
function pageOf(fetched: (address: string) => boolean): Document {
  vi.spyOn(document.head, "append").mockImplementation((...nodes) => {
    for (const node of nodes) {
      if (!(node instanceof HTMLScriptElement)) throw new Error("Only scripts are put here.")
      queueMicrotask(() => node.dispatchEvent(new Event(fetched(node.src) ? "load" : "error")))
    }
  })
  return document
}

afterEach(() => void vi.restoreAllMocks())

describe.each([
  ["memory", (fetched: (address: string) => boolean) => memoryScriptLoader(fetched)],
  ["tags of the page", (fetched: (address: string) => boolean) => scriptTagLoader(pageOf(fetched))],
])("a script loaded by %s", (_, make) => {
  it("is loaded once for several requests", async () => {
    const asked: string[] = []
    const loader = make((address) => {
      asked.push(address)
      return true
    })
    await Effect.runPromise(Effect.all([loader.load(GOOD), loader.load(GOOD)], { concurrency: "unbounded" }))
    await Effect.runPromise(loader.load(GOOD))
    expect(asked).toEqual([GOOD])
  })

  it("fails with its address, and is loaded again at the next request", async () => {
    let isThere = false
    const loader = make((address) => address === GOOD || isThere)
    await expect(Effect.runPromise(Effect.flip(loader.load(BAD)))).resolves.toMatchObject({
      _tag: "ScriptNotLoaded",
      address: BAD,
    })
    isThere = true
    await Effect.runPromise(loader.load(BAD))
  })
})

describe("a page that enforces Trusted Types", () => {
  it("F191 allows scripts by the policy of the loader, which is created once for several loaders", async () => {
    const made: string[] = []
    Object.assign(window, {
      trustedTypes: {
        createPolicy: (name: string, rules: { createScriptURL: (address: string) => string }) => (
          made.push(name),
          rules
        ),
      },
    })
    try {
      await Effect.runPromise(scriptTagLoader(pageOf(() => true)).load(GOOD))
      await Effect.runPromise(scriptTagLoader(pageOf(() => true)).load(BAD))
      expect(made).toEqual(["selvedge-scripts"])
    } finally {
      Reflect.deleteProperty(window, "trustedTypes")
    }
  })
})
