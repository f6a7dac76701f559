import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as TestClock from "effect/testing/TestClock"
import { describe, expect } from "vitest"
import { memoryNavigator } from "../../../adapters/memory/MemoryNavigator.ts"
import { memoryScriptLoader } from "../../../adapters/memory/MemoryScriptLoader.ts"
import { CaptchaGateway } from "../../../application/catalog/CaptchaGateway.ts"
import { openCaptcha } from "../../../application/catalog/openCaptcha.ts"
import { PageNavigator } from "../../../application/platform/PageNavigator.ts"
import { ScriptLoader } from "../../../application/platform/ScriptLoader.ts"
import { inStore } from "../../support/fakes/inStore.ts"
import { itEffect } from "../../support/itEffect.ts"

const PICTURE = {
  captchaId: "c-204",
  image: { mediaType: "image/png", bytes: Uint8Array.of(1, 2) },
  question: "Escribe con cifras: tres.",
}
const NATIVE = { kind: "native", captcha: PICTURE }
const SERVICE = {
  GOOGLE_CAPTCHA_KEY: "site-4711",
  CAPTCHA_SCRIPT_URL: "https://captcha.example/api.js",
  CAPTCHA_HOSTS: "captcha.example",
}

const opened = (
  configuration: Record<string, string>,
  scripts: ScriptLoader["Service"] = memoryScriptLoader(),
  wish?: { readonly isOwn: boolean },
) =>
  openCaptcha(wish).pipe(
    Effect.provideService(ScriptLoader, scripts),
    Effect.provideService(PageNavigator, memoryNavigator()),
    Effect.provideService(CaptchaGateway, {
      getCaptcha: () => Effect.die("not asked"),
      getNativeCaptcha: () => Effect.succeed(PICTURE),
      getCaptchaBarcode: () => Effect.die("not asked"),
    }),
    Effect.provide(inStore({ configuration })),
  )

describe("the captcha of a store", () => {
  itEffect("is the built-in picture with a question when no service is configured", () =>
    Effect.map(opened({}), (captcha) => expect(captcha).toEqual(NATIVE)),
  )

  itEffect("is the widget of the configured service, shown after its script has loaded", () => {
    const asked: string[] = []
    const scripts = memoryScriptLoader((address) => asked.push(address) > 0)
    return Effect.map(opened(SERVICE, scripts), (captcha) => {
      expect(captcha).toEqual({ kind: "service", siteKey: "site-4711" })
      expect(asked).toEqual(["https://captcha.example/api.js?render=explicit"])
    })
  })

  itEffect("is the built-in picture when the service is unavailable, not allowed or not preferred", () =>
    Effect.gen(function* () {
      expect(
        yield* opened(
          SERVICE,
          memoryScriptLoader(() => false),
        ),
      ).toEqual(NATIVE)
      expect(
        yield* opened(
          { ...SERVICE, CAPTCHA_HOSTS: "" },
          memoryScriptLoader(() => expect.unreachable()),
        ),
      ).toEqual(NATIVE)
      expect(
        yield* opened(
          SERVICE,
          memoryScriptLoader(() => expect.unreachable()),
          { isOwn: true },
        ),
      ).toEqual(NATIVE)
    }),
  )

  itEffect("is the built-in picture after a timeout of 8 seconds", () =>
    Effect.gen(function* () {
      const waiting = yield* Effect.forkChild(opened(SERVICE, { load: () => Effect.never }))
      yield* TestClock.adjust("7999 millis")
      expect(waiting.pollUnsafe()).toBeUndefined()
      yield* TestClock.adjust("1 millis")
      expect(yield* Fiber.join(waiting)).toEqual(NATIVE)
    }),
  )
})
