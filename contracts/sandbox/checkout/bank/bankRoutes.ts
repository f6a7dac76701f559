import { MAX_BODY_BYTES, readText } from "../../platform/http/readBody.ts"
import { readForm } from "../../platform/http/readForm.ts"
import { invalidField, notFound, Refused } from "../../platform/http/Refused.ts"
import { jsonResponse, NO_CACHE } from "../../platform/http/responses.ts"
import { newToken } from "../../platform/ports/token.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import { acceptsHtml } from "../../customers/sign-in/invalidUrlPage.ts"
import { refuseCrossSite } from "../../customers/session/refuseCrossSite.ts"
import { type BankTransaction, findTransaction, isRepayment } from "./bankTransactions.ts"
import { bankPage } from "./bankPage.ts"
import { decideBankTransaction, NOTIFICATION_MODES } from "./decideBankTransaction.ts"
import { signedNotification } from "./notify.ts"

const PATTERN = /^\/sandbox\/(?<page>bank|acs)\/(?<id>[A-Za-z0-9._-]{1,128})(?:\/(?<part>decision|notification))?$/u
/** Limit for the shop's form, 3 MiB: URL encoding writes at most three bytes per byte of a 1 MiB response. */
const MAX_FORM_BYTES = 3 * MAX_BODY_BYTES
/** Limit for the bank's own form, which has two fields. */
const MAX_DECISION_BYTES = 16_384

/** Whether a path belongs to the simulated bank. */
export const isBankPath = (pathname: string): boolean =>
  pathname.startsWith("/sandbox/bank/") || pathname.startsWith("/sandbox/acs/")

/**
 * The pages of the simulated bank, outside the contract (see README.md). The unguessable transaction id authorises the
 * payer.
 */
export const handleBankRequest = async (services: SandboxServices, request: Request, url: URL): Promise<Response> => {
  const { page, id = "", part } = PATTERN.exec(url.pathname)?.groups ?? {}
  const transaction = await findTransaction(services.storage.db, id)
  if (transaction === undefined || (transaction.provider === "acs") !== (page === "acs"))
    throw notFound("There is no such payment at this bank.")
  const isPost = request.method === "POST"
  if (part === "notification" && !isPost) return notification(services, transaction, url)
  if (part === "decision" && isPost) return decision(services, request, transaction)
  if (part !== undefined || transaction.is_posted !== isPost)
    throw new Refused(405, {
      code: 405,
      key: "_ERR_METHOD_NOT_ALLOWED",
      message: "This page is not opened in this way.",
    })
  const refused = isPost ? await formRefused(request, transaction) : undefined
  if (refused !== undefined && !acceptsHtml(request)) throw refused
  const store = await services.stores.require(transaction.store_id)
  const shown = {
    transaction,
    store,
    language: store.language(transaction.language_id),
    back: await shopPage(services, transaction),
  }
  return bankPage({
    ...shown,
    shopOrigins: services.providers.shopOrigins(),
    nonce: newToken(services.ports),
    ...(refused === undefined ? {} : { refused }),
  })
}

/** Why the opening form is refused; undefined when it is valid. */
const formRefused = async (request: Request, transaction: BankTransaction): Promise<Refused | undefined> => {
  try {
    await requireFields(request, transaction)
    return undefined
  } catch (error) {
    if (error instanceof Refused) return error
    throw error
  }
}

/** The form posted by the shop must match the bank's record. */
const requireFields = async (request: Request, { order_id, amount, currency }: BankTransaction): Promise<void> => {
  const form = readForm(await readText(request, MAX_FORM_BYTES))
  if (
    form.get("reference") !== String(order_id) ||
    form.get("amount") !== String(amount) ||
    form.get("currency") !== currency
  ) {
    throw invalidField("amount", "equal", "reference, amount and currency are not those of this payment.")
  }
}

const decision = async (
  services: SandboxServices,
  request: Request,
  transaction: BankTransaction,
): Promise<Response> => {
  refuseCrossSite(request, services.providers.url())
  const form = readForm(await readText(request, MAX_DECISION_BYTES))
  const decided = form.get("decision")
  const notice = NOTIFICATION_MODES.find((one) => one === (form.get("notice") ?? "once"))
  if (decided !== "approve" && decided !== "refuse")
    throw invalidField("decision", "enum", "decision is approve or refuse.")
  if (notice === undefined) throw invalidField("notice", "enum", `notice is one of ${NOTIFICATION_MODES.join(", ")}.`)
  await decideBankTransaction(services, transaction, decided === "approve", notice)
  return new Response(null, {
    status: 303,
    headers: { location: await shopPage(services, transaction), "cache-control": NO_CACHE },
  })
}

/**
 * The bank's notification, for clients that send it themselves: a browser test, or a program that replaces the bank.
 */
const notification = async (services: SandboxServices, transaction: BankTransaction, url: URL): Promise<Response> => {
  const outcome = url.searchParams.get("outcome") === "REFUSED" ? "REFUSED" : "APPROVED"
  return jsonResponse(
    200,
    JSON.stringify(await signedNotification(services, transaction, outcome, newToken(services.ports, "e."))),
    NO_CACHE,
  )
}

/**
 * The shop's page to redirect to, which polls the payment status. A challenge passes its result, and a repayment is
 * marked as one.
 */
const shopPage = async (
  { providers, publicUrl, storage }: SandboxServices,
  transaction: BankTransaction,
): Promise<string> => {
  const { store_id, language_id, order_id, transaction_id, provider } = transaction
  const query = new URLSearchParams({
    orderId: String(order_id),
    ...((await isRepayment(storage.db, transaction)) ? { repay: "1" } : {}),
    ...(provider === "acs" ? { transactionId: transaction_id } : {}),
  })
  const [shop = ""] = providers.url() === publicUrl ? [] : providers.shopOrigins()
  return `${shop}/${store_id}/${language_id}/payment?${query.toString()}`
}
