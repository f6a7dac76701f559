import * as Effect from "effect/Effect"
import { restockAlertStep } from "../../../domain/catalog/stock/restockAlertStep.ts"
import { MAIL_REFUSED_REASONS } from "../../shared/mailRefusedReason.ts"
import { CatalogGateway } from "../CatalogGateway.ts"
import type { RestockAlertPage } from "./RestockAlertPage.ts"
import { plainCaptcha } from "../plainCaptcha.ts"

const REFUSED_REASONS = [...MAIL_REFUSED_REASONS, "email", "acceptedPolicies", "sku"] as const

/**
 * Returns the content of the restock alert page. Omits a product that no longer exists; includes a captcha when a form
 * without JavaScript was rejected because it had none.
 */
export const loadRestockAlert = Effect.fn("catalog.loadRestockAlert")(function* (
  parameters: Readonly<Record<string, string>>,
) {
  const { mfname } = parameters
  const refused = REFUSED_REASONS.find((known) => known === parameters["refused"])
  const product = mfname === undefined ? undefined : yield* productByPartNumber(mfname)
  const captcha = refused === "captcha" ? yield* plainCaptcha : undefined
  return {
    step: restockAlertStep(parameters),
    ...(product === undefined || product.visibility === "hidden" ? {} : { product }),
    ...(refused === undefined ? {} : { refused }),
    ...(captcha === undefined ? {} : { captcha }),
  } satisfies RestockAlertPage
})

const productByPartNumber = Effect.fnUntraced(function* (mfname: string) {
  const gateway = yield* CatalogGateway
  return yield* gateway
    .getProductByPartNumber(mfname)
    .pipe(Effect.catchReason("BackendError", "NotFound", () => Effect.undefined))
})
