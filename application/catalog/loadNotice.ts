import * as Effect from "effect/Effect"
import { noticeStep } from "../../domain/catalog/noticeStep.ts"
import { MAIL_REFUSALS } from "../shared/mailRefusal.ts"
import { CaptchaGateway } from "./CaptchaGateway.ts"
import { CatalogGateway } from "./CatalogGateway.ts"
import type { NoticePage } from "./NoticePage.ts"

const REFUSALS = [...MAIL_REFUSALS, "email", "acceptedPolicies", "sku"] as const

/** What the page about a stock notification shows at an address. A piece that is gone is left out; a captcha comes with it where a form without a script was refused for want of one. */
export const loadNotice = Effect.fn("catalog.loadNotice")(function* (parameters: Readonly<Record<string, string>>) {
  const { mfname } = parameters
  const refused = REFUSALS.find((known) => known === parameters["refused"])
  const product = mfname === undefined ? undefined : yield* productOf(mfname)
  const captcha = refused === "captcha" ? yield* plainCaptcha : undefined
  return {
    step: noticeStep(parameters),
    ...(product === undefined || product.visibility === "hidden" ? {} : { product }),
    ...(refused === undefined ? {} : { refused }),
    ...(captcha === undefined ? {} : { captcha }),
  } satisfies NoticePage
})

const productOf = Effect.fnUntraced(function* (mfname: string) {
  const gateway = yield* CatalogGateway
  return yield* gateway.getProductByPartNumber(mfname).pipe(Effect.catchReason("BackendError", "NotFound", () => Effect.undefined))
})

const plainCaptcha = Effect.gen(function* () {
  const { captchaId, image, question } = yield* (yield* CaptchaGateway).getNativeCaptcha({})
  return { captchaId, mediaType: image.mediaType, octets: Array.from(image.bytes, (byte) => String.fromCharCode(byte)).join(""), ...(question === undefined ? {} : { question }) }
})
