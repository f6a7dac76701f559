import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import { captchaService } from "../../domain/session/captchaService.ts"
import { PageNavigator } from "../platform/PageNavigator.ts"
import { ScriptLoader } from "../platform/ScriptLoader.ts"
import { StoreScope } from "../store/StoreScope.ts"
import type { NativeCaptcha } from "./CaptchaGateway.ts"
import { CaptchaGateway } from "./CaptchaGateway.ts"

/**
 * A captcha to solve: the widget of the store's service, whose script is loaded, or the backend's own image with its
 * question.
 */
export type CaptchaToSolve =
  | { readonly kind: "service"; readonly siteKey: string }
  | { readonly kind: "native"; readonly captcha: NativeCaptcha }

/** Maximum load time of a service's script. */
const SCRIPT_TIMEOUT = Duration.seconds(8)

/**
 * Opens a captcha of the store; with `isOwn` always the backend's own image. Falls back to the own image when a
 * service's script does not load or is not trusted, so that a third party cannot lock customers out.
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
