import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import { captchaService } from "../../domain/session/captchaService.ts"
import { PageNavigator } from "../platform/PageNavigator.ts"
import { ScriptLoader } from "../platform/ScriptLoader.ts"
import { StoreScope } from "../store/StoreScope.ts"
import type { NativeCaptcha } from "./CaptchaGateway.ts"
import { CaptchaGateway } from "./CaptchaGateway.ts"

/**
 * What a shopper is given to solve: the box of the store's service, whose script runs now, or the shop's own picture
 * with its question.
 */
export type CaptchaToSolve =
  { readonly kind: "service"; readonly siteKey: string } | { readonly kind: "native"; readonly captcha: NativeCaptcha }

/** How long the script of a service may take. */
const SCRIPT_TIMEOUT = Duration.seconds(8)

/**
 * A captcha of the store; with `isOwn` the shop's own picture whatever is configured. A service that does not come, or
 * may not be trusted, is replaced by the shop's own picture: nobody is locked out by a third party.
 */
export const openCaptcha = Effect.fn("captcha.open")(function* ({ isOwn = false }: { readonly isOwn?: boolean } = {}) {
  const { store } = yield* StoreScope
  const navigator = yield* PageNavigator
  const service = isOwn ? undefined : captchaService(store.configuration, navigator.parse)
  if (service !== undefined) {
    const scripts = yield* ScriptLoader
    const isLoaded = yield* scripts.load(service.script).pipe(
      Effect.as(true),
      Effect.catch((error) => Effect.as(Effect.logWarning("The captcha service did not come", error.message), false)),
      Effect.timeoutOrElse({
        duration: SCRIPT_TIMEOUT,
        orElse: () => Effect.as(Effect.logWarning("The captcha service did not come in time"), false),
      }),
    )
    if (isLoaded) return { kind: "service", siteKey: service.siteKey } satisfies CaptchaToSolve
  }
  const gateway = yield* CaptchaGateway
  return { kind: "native", captcha: yield* gateway.getNativeCaptcha({}) } satisfies CaptchaToSolve
})
