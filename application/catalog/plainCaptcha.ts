import * as Effect from "effect/Effect"
import { CaptchaGateway } from "./CaptchaGateway.ts"
import type { PlainCaptcha } from "./restock/RestockAlertPage.ts"

/** Returns the backend's own captcha for a form submitted without JavaScript. */
export const plainCaptcha = Effect.gen(function* () {
  const { captchaId, image, question } = yield* (yield* CaptchaGateway).getNativeCaptcha({})
  return {
    captchaId,
    mediaType: image.mediaType,
    octets: Array.from(image.bytes, (byte) => String.fromCharCode(byte)).join(""),
    ...(question === undefined ? {} : { question }),
  } satisfies PlainCaptcha
})
