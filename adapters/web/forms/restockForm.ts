import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Redacted from "effect/Redacted"
import { confirmRestockAlert, cancelRestockAlert } from "../../../application/catalog/restock/restockMailLinks.ts"
import { subscribeToRestock } from "../../../application/catalog/restock/subscribeToRestock.ts"
import { RESTOCK_ALERT_PAGE } from "../../../application/catalog/restock/RestockAlertPage.ts"
import type { BackendError } from "../../../application/shared/BackendError.ts"
import { mailRefusedReason } from "../../../application/shared/mailRefusedReason.ts"
import type { RestockAlertOutcome } from "../../../domain/catalog/stock/restockAlertStep.ts"
import { RestockAlertRefused } from "../../../domain/catalog/stock/RestockAlert.ts"
import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import { isSku } from "../../../domain/shared/Sku.ts"
import { readForm } from "./cartForms.ts"
import type { RestockFormResult, RestockForm } from "./RestockRequest.ts"
import type { RequestCookies } from "../RequestCookies.ts"
import type { Scope, ShopPrograms } from "../ShopPrograms.ts"

/** Returns the store's home address when the path is the restock form's; otherwise `undefined`. */
export function restockFormHome(path: string): string | undefined {
  return /^(\/[0-9]{8}\/(?:-?[0-9]{1,3}\/)?)stock-notification$/.exec(path)?.[1]
}

/**
 * Runs the form and redirects the browser to the result page, so that a reload sends nothing again. The result's
 * address contains no customer's address; only a confirmation refused for lack of a captcha returns the values of the
 * mail's link.
 */
export async function submitRestockForm(
  request: Request,
  scope: Scope,
  cookies: RequestCookies,
  programs: ShopPrograms,
  addressOf: (page: PageAddress) => string | undefined,
): Promise<Response> {
  const fields = (await readForm(request)) ?? new URLSearchParams()
  const form = parseForm(fields)
  const { redirectTo, ...answer } = await programs.handleRestock(scope, form, cookies)
  const productParameters = Object.fromEntries(
    ["mfname", "colorId"]
      .flatMap((name) => [[name, fields.get(name) ?? ""]])
      .filter(([, value]) => /^[0-9A-Za-z._-]{1,64}$/.test(value ?? "")),
  )
  const retryParameters =
    form.wish === "ask"
      ? { sku: form.sku }
      : { email: form.email, hash: form.hash, ...(form.wish === "leave" ? { leave: "true" } : {}) }
  const parameters = { ...productParameters, ...("outcome" in answer ? answer : { ...retryParameters, ...answer }) }
  const page: PageAddress = {
    page: RESTOCK_ALERT_PAGE,
    storeId: scope.store.id,
    languageId: scope.language.id,
    catalogId: scope.catalogId,
    parameters,
  }
  const headers = new Headers({
    location: redirectTo ?? addressOf(page) ?? "/",
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
  })
  for (const line of cookies.lines()) headers.append("set-cookie", line)
  return new Response(null, { status: 303, headers })
}

function parseForm(fields: URLSearchParams): RestockForm {
  const text = (name: string) => (fields.get(name) ?? "").trim().slice(0, 512)
  const wish = text("wish")
  const [id, value] = [text("captchaId"), text("captchaValue")]
  return {
    wish: wish === "confirm" || wish === "leave" ? wish : "ask",
    email: text("email"),
    hash: text("hash"),
    sku: text("sku"),
    acceptedPolicies: fields.getAll("acceptedPolicies").map(Number).filter(Number.isSafeInteger),
    ...(id === "" || value === "" ? {} : { captcha: { id, value } }),
  }
}

/** The form's use case. Fails with `RestockAlertRefused` and `BackendError`. */
export const handleRestockForm = Effect.fn("web.answerNotice")(function* ({
  wish,
  email,
  hash,
  sku,
  acceptedPolicies,
  captcha,
}: RestockForm) {
  if (wish === "confirm") return yield* outcome(confirmRestockAlert(email, Redacted.make(hash), captcha))
  if (wish === "leave") return yield* outcome(cancelRestockAlert(email, Redacted.make(hash)))
  if (!isSku(sku)) return { refused: "sku" } satisfies RestockFormResult
  return yield* Effect.map(
    subscribeToRestock({ email, sku, acceptedPolicies }, captcha),
    ({ status }): RestockFormResult => ({
      outcome: status,
    }),
  )
})

const outcome = <E, R>(answering: Effect.Effect<RestockAlertOutcome, E, R>) =>
  Effect.map(answering, (result): RestockFormResult => ({ outcome: result }))

/** Returns the result page's state for an ended program; rethrows defects. */
export function restockResult(
  exit: Exit.Exit<RestockFormResult, RestockAlertRefused | BackendError>,
): RestockFormResult {
  if (Exit.isSuccess(exit)) return exit.value
  const failure = Exit.findErrorOption(exit)
  if (failure._tag === "None") throw new Error("Defect in a restock alert form", { cause: exit.cause })
  const error = failure.value
  return {
    refused: error instanceof RestockAlertRefused ? (error.reasons[0]?.field ?? "email") : mailRefusedReason(error),
  }
}
