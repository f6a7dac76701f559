import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import { confirmNewsletter, unsubscribeNewsletter } from "../../../application/newsletter/newsletterMailLinks.ts"
import { NEWSLETTER_PAGE } from "../../../application/newsletter/NewsletterPage.ts"
import type { BackendError } from "../../../application/shared/BackendError.ts"
import { mailRefusedReason } from "../../../application/shared/mailRefusedReason.ts"
import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import { readForm } from "./cartForms.ts"
import type { NewsletterFormResult, NewsletterForm } from "./NewsletterRequest.ts"
import type { RequestCookies } from "../RequestCookies.ts"
import type { Scope, ShopPrograms } from "../ShopPrograms.ts"

/** Returns the store's home address when the path is the newsletter form's; otherwise `undefined`. */
export function newsletterFormHome(path: string): string | undefined {
  return /^(\/[0-9]{8}\/(?:-?[0-9]{1,3}\/)?)newsletter$/.exec(path)?.[1]
}

const NO_STORE = { "cache-control": "no-store", "referrer-policy": "no-referrer" }

/**
 * Runs the form and redirects the browser to the result page, so that a reload sends nothing again. The result's
 * address contains no email address, except when the form was refused and is shown again with the values of the mail's
 * link.
 */
export async function submitNewsletterForm(
  request: Request,
  scope: Scope,
  cookies: RequestCookies,
  programs: ShopPrograms,
  addressOf: (page: PageAddress) => string | undefined,
): Promise<Response> {
  const fields = (await readForm(request)) ?? new URLSearchParams()
  if (fields.get("List-Unsubscribe") === "One-Click") return unsubscribeInOneClick(request, scope, cookies, programs)
  const form = parseForm(fields)
  const { redirectTo, ...answer } = await programs.handleNewsletter(scope, form, cookies)
  const retryParameters = {
    email: form.email,
    hash: form.hash,
    ...(form.wish === "unsubscribe" ? { leave: "true" } : {}),
  }
  const parameters: Readonly<Record<string, string>> =
    "outcome" in answer ? { outcome: answer.outcome } : { ...retryParameters, refused: answer.refused }
  const page: PageAddress = {
    page: NEWSLETTER_PAGE,
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

/**
 * A mail program's one-click unsubscription (RFC 8058): the address of the mail's link names the subscription, and the
 * response is no redirect.
 */
async function unsubscribeInOneClick(
  request: Request,
  scope: Scope,
  cookies: RequestCookies,
  programs: ShopPrograms,
): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const form = { ...parseForm(searchParams), wish: "unsubscribe" } as const
  const answer = await programs.handleNewsletter(scope, form, cookies)
  const isDone = "outcome" in answer && answer.outcome === "unsubscribed"
  return new Response(null, { status: isDone ? 204 : "refused" in answer ? 503 : 404, headers: NO_STORE })
}

function parseForm(fields: URLSearchParams): NewsletterForm {
  const text = (name: string) => (fields.get(name) ?? "").trim().slice(0, 512)
  const [id, value] = [text("captchaId"), text("captchaValue")]
  return {
    wish: text("wish") === "unsubscribe" ? "unsubscribe" : "confirm",
    email: text("email"),
    hash: text("hash"),
    ...(id === "" || value === "" ? {} : { captcha: { id, value } }),
  }
}

/** The form's use case. Fails with `BackendError`. */
export const handleNewsletterForm = ({ wish, email, hash, captcha }: NewsletterForm) =>
  Effect.map(
    wish === "confirm" ? confirmNewsletter(email, hash, captcha) : unsubscribeNewsletter(email, hash),
    (outcome): NewsletterFormResult => ({ outcome }),
  )

/**
 * Returns the result page's state for an ended program; rethrows defects. An invalid address or hash does not come from
 * one of the shop's mails.
 */
export function newsletterResult(exit: Exit.Exit<NewsletterFormResult, BackendError>): NewsletterFormResult {
  if (Exit.isSuccess(exit)) return exit.value
  const failure = Exit.findErrorOption(exit)
  if (failure._tag === "None") throw new Error("Defect in the newsletter form", { cause: exit.cause })
  const { reason } = failure.value
  return reason._tag === "Rejected" && reason.key === "_ERR_INVALID_INPUT"
    ? { outcome: "unknown" }
    : { refused: mailRefusedReason(failure.value) }
}
