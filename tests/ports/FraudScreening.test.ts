// @vitest-environment happy-dom
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import { describe, expect, it } from "vitest"
import { scriptFraudScreening } from "../../adapters/browser/ScriptFraudScreening.ts"
import { memoryScriptLoader } from "../../adapters/memory/MemoryScriptLoader.ts"
import { noFraudScreening } from "../../adapters/memory/NoFraudScreening.ts"
import { ScriptNotLoaded } from "../../application/platform/ScriptLoader.ts"

const SERVICE = { script: "https://eye.example/f.js", readyEvent: "seen" }

describe("fraud screening by a script", () => {
  it("ends once the script has loaded and reported, and does not run again", async () => {
    const page = document.implementation.createHTMLDocument()
    const screening = scriptFraudScreening(page, memoryScriptLoader())
    const waiting = Effect.runFork(screening.ready(SERVICE))
    await Promise.resolve()
    expect(waiting.pollUnsafe()).toBeUndefined()
    page.dispatchEvent(new Event("seen"))
    await Effect.runPromise(Fiber.join(waiting))
    await expect(Effect.runPromise(screening.ready(SERVICE))).resolves.toBeUndefined()
  })

  it("accepts a report while the script is still loading", async () => {
    const page = document.implementation.createHTMLDocument()
    const screening = scriptFraudScreening(page, {
      load: () =>
        Effect.sync(() => {
          page.dispatchEvent(new Event("seen"))
        }),
    })
    await expect(Effect.runPromise(screening.ready(SERVICE))).resolves.toBeUndefined()
  })

  it("fails with the script's address when it does not load, and loads it again the next time", async () => {
    let isThere = false
    const page = document.implementation.createHTMLDocument()
    const screening = scriptFraudScreening(
      page,
      memoryScriptLoader(() => isThere),
    )
    await expect(Effect.runPromise(Effect.flip(screening.ready(SERVICE)))).resolves.toEqual(
      new ScriptNotLoaded({ address: SERVICE.script }),
    )
    isThere = true
    page.dispatchEvent(new Event("seen"))
    await expect(Effect.runPromise(screening.ready(SERVICE))).resolves.toBeUndefined()
  })

  it("returns at once on a device without pages", async () => {
    await expect(Effect.runPromise(noFraudScreening().ready(SERVICE))).resolves.toBeUndefined()
  })
})
