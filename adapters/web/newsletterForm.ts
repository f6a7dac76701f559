import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import { confirmNewsletter, unsubscribeNewsletter } from "../../application/newsletter/newsletterMailLinks.ts"
import { NEWSLETTER_PAGE } from "../../application/newsletter/NewsletterPage.ts"
import type { BackendError } from "../../application/shared/BackendError.ts"
import { mailRefusedReason } from "../../application/shared/mailRefusedReason.ts"
import type { PageAddress } from "../../domain/navigation/PageAddress.ts"
import { readForm } from "./cartForms.ts"
import type { NewsletterFormResult, NewsletterForm } from "./NewsletterRequest.ts"
import type { RequestCookies } from "./RequestCookies.ts"
import type { Scope, ShopPrograms } from "./ShopPrograms.ts"

/** What this form is posted to, below a store's home; its home address where a path is that. */
export function newsletterFormHome(path: string): string | undefined {
  return /^(\/[0-9]{8}\/(?:-?[0-9]{1,3}\/)?)newsletter$/.exec(path)?.[1]
}

/**
 * Does what the form asks and sends the browser to the page that says what came of it: a reload asks nothing again. No
 * address of a reader goes into that page's address, unless the form was refused and is shown again with what the
 * mail's link held.
 */
export async function submitNewsletterForm(
  request: Request,
  scope: Scope,
  cookies: RequestCookies,
  programs: ShopPrograms,
  addressOf: (page: PageAddress) => string | undefined,
): Promise<Response> {
  const form = parseForm((await readForm(request)) ?? new URLSearchParams())
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

/** The use-case behind the form. Fails with `BackendError`. */
export const handleNewsletterForm = ({ wish, email, hash, captcha }: NewsletterForm) =>
  Effect.map(
    wish === "confirm" ? confirmNewsletter(email, hash, captcha) : unsubscribeNewsletter(email, hash),
    (outcome): NewsletterFormResult => ({ outcome }),
  )

/**
 * What the page says of an ended program; a defect stays one. An address or hash that the backend cannot read belongs
 * to no mail of the shop's.
 */
export function newsletterResult(exit: Exit.Exit<NewsletterFormResult, BackendError>): NewsletterFormResult {
  if (Exit.isSuccess(exit)) return exit.value
  const failure = Exit.findErrorOption(exit)
  if (failure._tag === "None") throw new Error("The newsletter's form met a defect", { cause: exit.cause })
  const { reason } = failure.value
  return reason._tag === "Rejected" && reason.key === "_ERR_INVALID_INPUT"
    ? { outcome: "unknown" }
    : { refused: mailRefusedReason(failure.value) }
}
