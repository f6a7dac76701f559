import * as Effect from "effect/Effect"
import { noticeStep } from "../../domain/catalog/noticeStep.ts"
import { MAIL_REFUSALS } from "../shared/mailRefusal.ts"
import { CatalogGateway } from "./CatalogGateway.ts"
import type { NoticePage } from "./NoticePage.ts"
import { plainCaptcha } from "./plainCaptcha.ts"

const REFUSALS = [...MAIL_REFUSALS, "email", "acceptedPolicies", "sku"] as const

/**
 * What the page about a stock notification shows at an address. A piece that is gone is left out; a captcha comes with
 * it where a form without a script was refused for want of one.
 */
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
  return yield* gateway
    .getProductByPartNumber(mfname)
    .pipe(Effect.catchReason("BackendError", "NotFound", () => Effect.undefined))
})
