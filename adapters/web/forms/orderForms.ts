import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { openGuestOrders, sendGuestOrderCode } from "../../../application/account/findGuestOrder.ts"
import { reorder } from "../../../application/cart/reorder.ts"
import { openOrder } from "../../../application/order/openOrder.ts"
import type { LookupRefusedReason } from "../../../application/navigation/OrderLookupPage.ts"
import { ORDER_LOOKUP_PAGE } from "../../../application/navigation/OrderLookupPage.ts"
import { ORDER_PAGE } from "../../../application/order/OrderPageData.ts"
import { mailRefusedReason } from "../../../application/shared/mailRefusedReason.ts"
import type { BackendError } from "../../../application/shared/BackendError.ts"
import type { AccountChangeRefused } from "../../../domain/account/AccountChangeRefused.ts"
import { addressForm } from "../../../domain/address/AddressForm.ts"
import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import { isOrderId } from "../../../domain/shared/OrderId.ts"
import type { OrderId } from "../../../domain/shared/OrderId.ts"
import { phoneParts } from "../../../domain/shared/phoneNumber.ts"
import { guestTokenOf, rememberGuestOrder } from "../pages/guestOrderCookie.ts"
import type { RequestCookies } from "../RequestCookies.ts"
import type { Scope, ShopPrograms } from "../ShopPrograms.ts"
import { readForm } from "./cartForms.ts"
import { seeOther } from "./seeOther.ts"

/** Cookie of the contact between the two steps of the lookup: it is never in an address. */
const LOOKUP_COOKIE = "order_lookup"
/** As long as a code is valid (F179). */
const LOOKUP_SECONDS = 900
const MAX_CONTACT = 320

/** Returns the store's home address when the path is the order lookup's; otherwise `undefined`. */
export function orderLookupHome(path: string): string | undefined {
  return /^(\/[0-9]{8}\/(?:-?[0-9]{1,3}\/)?)orders$/.exec(path)?.[1]
}

/** Returns the order and the store's home address when the path is an order's page; otherwise `undefined`. */
export function matchOrderForm(path: string): { readonly home: string; readonly orderId: OrderId } | undefined {
  const [, home = "", orderId = ""] = /^(\/[0-9]{8}\/(?:-?[0-9]{1,3}\/)?)orders\/([0-9]{1,19})$/.exec(path) ?? []
  return isOrderId(orderId) ? { home, orderId } : undefined
}

interface Lookup {
  readonly orderId: OrderId
  /** Email address, or phone number in international form. */
  readonly contact: string
}

/**
 * Runs a step of the order lookup: sends a code to the contact stored with the order, or opens the order with a code.
 * The result of the first step is the same whether there is such an order or not, and all failures of the second are
 * the same (F179).
 */
export async function submitOrderLookup(
  request: Request,
  scope: Scope,
  cookies: RequestCookies,
  programs: ShopPrograms,
  addressOf: (page: PageAddress) => string | undefined,
): Promise<Response> {
  const fields = (await readForm(request)) ?? new URLSearchParams()
  const text = (name: string) => (fields.get(name) ?? "").trim().slice(0, MAX_CONTACT)
  const lookupPage = (parameters: Readonly<Record<string, string>>) => at(scope, ORDER_LOOKUP_PAGE, parameters)
  const redirect = (page: PageAddress, to?: string) => seeOther(to ?? addressOf(page), cookies)
  const isCode = fields.get("wish") === "open"
  const lookup = isCode || fields.get("orderId") === null ? storedLookup(cookies) : typedLookup(fields, scope)
  if (lookup === undefined) return redirect(lookupPage({ refused: "input" }))
  const { orderId, contact } = lookup
  const [id, value] = [text("captchaId"), text("captchaValue")]
  const search = {
    ...lookup,
    channel: contact.includes("@") ? ("EMAIL" as const) : ("SMS" as const),
    ...(id === "" || value === "" ? {} : { captcha: { id, value } }),
  }
  if (isCode) {
    const opened = await programs.submit(scope, openGuestOrders(search, text("code")), cookies)
    if (!opened.ok)
      return redirect(lookupPage({ step: "code", orderId, refused: codeRefused(opened.error) }), opened.redirectTo)
    for (const token of opened.value) rememberGuestOrder(token.orderId, Redacted.value(token.guestToken), cookies)
    cookies.set(LOOKUP_COOKIE, "", { maxAgeSeconds: 0, httpOnly: true })
    return redirect(at(scope, ORDER_PAGE, { orderId }))
  }
  const sent = await programs.submit(scope, sendGuestOrderCode(search), cookies)
  if (!sent.ok) return redirect(lookupPage({ orderId, refused: sendRefused(sent.error) }), sent.redirectTo)
  cookies.set(LOOKUP_COOKIE, `${orderId} ${contact}`, { maxAgeSeconds: LOOKUP_SECONDS, httpOnly: true })
  return redirect(lookupPage({ step: "code", orderId }))
}

/** Adds the items of an order to the cart again; its page then shows which are not available. */
export async function submitReorder(
  orderId: OrderId,
  request: Request,
  scope: Scope,
  cookies: RequestCookies,
  programs: ShopPrograms,
  addressOf: (page: PageAddress) => string | undefined,
): Promise<Response> {
  await readForm(request)
  const program = Effect.flatMap(openOrder(orderId, guestTokenOf(orderId, cookies)), ({ order }) =>
    reorder(order.items),
  )
  const outcome = await programs.submit(scope, program, cookies)
  const page = (parameters: Readonly<Record<string, string>>) => at(scope, ORDER_PAGE, { orderId, ...parameters })
  if (!outcome.ok) return seeOther(outcome.redirectTo ?? addressOf(page({ refused: "reorder" })), cookies)
  const { added, left } = outcome.value
  const leftIds = left.map((line) => line.id).join(",")
  return seeOther(addressOf(page({ added: String(added), ...(leftIds === "" ? {} : { left: leftIds }) })), cookies)
}

function at(
  { store, language, catalogId }: Scope,
  page: string,
  parameters: Readonly<Record<string, string>>,
): PageAddress {
  return { page, storeId: store.id, languageId: language.id, catalogId, parameters }
}

/** A phone number without country code is one of the store's country. */
function typedLookup(fields: URLSearchParams, { store }: Scope): Lookup | undefined {
  const orderId = (fields.get("orderId") ?? "").replace(/\s/g, "")
  const contact = (fields.get("contact") ?? "").trim().slice(0, MAX_CONTACT)
  if (!isOrderId(orderId) || contact === "") return undefined
  if (contact.includes("@")) return { orderId, contact }
  const { countryCode, subscriberNumber } = phoneParts({
    countryCode: addressForm(store.countryCode).diallingCode,
    subscriberNumber: contact,
  })
  return { orderId, contact: `${countryCode}${subscriberNumber}` }
}

function storedLookup(cookies: RequestCookies): Lookup | undefined {
  const [orderId = "", contact = ""] = (cookies.get(LOOKUP_COOKIE) ?? "").split(" ")
  return isOrderId(orderId) && contact !== "" ? { orderId, contact } : undefined
}

function sendRefused(error: AccountChangeRefused | BackendError): LookupRefusedReason {
  if (error._tag === "AccountChangeRefused")
    return error.reasons.some(({ field }) => field === "captcha") ? "captcha" : "input"
  const reason = mailRefusedReason(error)
  return reason === "captcha" || reason === "tooMany" ? reason : "failed"
}

/** A wrong code, an expired one, and an order that it does not open are the same. */
function codeRefused(error: AccountChangeRefused | BackendError): LookupRefusedReason {
  if (error._tag === "AccountChangeRefused")
    return error.reasons.some(({ field }) => field === "captcha") ? "captcha" : "code"
  return error.reason._tag === "NotFound" || error.reason._tag === "Rejected" ? "code" : "failed"
}
