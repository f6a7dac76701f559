import { randomBytes } from "node:crypto"
import { html } from "hono/html"
import * as Redacted from "effect/Redacted"
import {
  endAssistedPurchase,
  startAssistedPurchase,
  startTemporaryPurchase,
} from "../../../application/agent/assistedPurchase.ts"
import { BackendError } from "../../../application/shared/BackendError.ts"
import type { AssistedShopping } from "../../../domain/agent/AssistedShopping.ts"
import type { BuiltAssets } from "../../../ui/app/PageAssets.ts"
import { readForm } from "../forms/cartForms.ts"
import type { SubmitForm } from "../forms/SubmitForm.ts"
import type { RequestCookies } from "../RequestCookies.ts"
import { pageSecurityHeaders } from "../security/securityHeaders.ts"
import type { Scope, ShopPrograms, SubmitOutcome } from "../ShopPrograms.ts"
import { currentAssistance, forgetAssistance, rememberAssistance, storedAssistance } from "./assistedCookie.ts"
import { PRIVATE_CACHE } from "./redirects.ts"

/** Returns the store's home address when the path is the staff page's; otherwise `undefined`. */
export function staffPageHome(path: string): string | undefined {
  return /^(\/[0-9]{8}\/(?:-?[0-9]{1,3}\/)?)assisted-purchase$/.exec(path)?.[1]
}

const MESSAGES: Readonly<Record<string, string>> = {
  fields: "Check the fields: each must be filled in, without line breaks.",
  forbidden: "The ID and the key or code do not match, or the attempt was too late. Try again.",
  unknown: "There is no client with this email address or number in this store.",
  failed: "The shop did not answer. Nothing was started. Try again.",
  ended: "The session of the client has ended.",
}

/**
 * Serves the page where staff of a physical store begin and end shopping for a client. It works without JavaScript.
 * Pages for staff are in English.
 */
export async function serveStaffPage(
  request: Request,
  { store }: Scope,
  {
    assets,
    sheets,
    cookies,
  }: {
    readonly assets: BuiltAssets
    readonly sheets: readonly string[]
    readonly cookies: RequestCookies
  },
): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const shopping = currentAssistance(store, cookies)
  const message = MESSAGES[searchParams.get("result") ?? ""]
  const nonce = randomBytes(16).toString("base64")
  const page = await html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Staff · Selvedge</title>
        <link rel="icon" href="${assets.icon}" />
        ${[...assets.css, ...sheets].map((sheet) => html`<link rel="stylesheet" href="${sheet}" />`)}
      </head>
      <body>
        <main class="agent-entry">
          <h1>Shop for a client</h1>
          <p>Store: ${store.countryName}</p>
          ${message === undefined ? "" : html`<p role="status">${message}</p>`}
          ${shopping === undefined ? startForms(pathname) : runningForm(pathname, shopping)}
        </main>
      </body>
    </html>`
  return new Response(page.toString(), {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": PRIVATE_CACHE,
      "x-robots-tag": "noindex, nofollow",
      ...pageSecurityHeaders({ nonce, hasSecretAddress: true, isHttps: cookies.isHttps, trustedTypes: [] }),
    },
  })
}

interface Field {
  readonly name: string
  readonly label: string
  readonly type?: string
  readonly autocomplete?: string
  readonly isOptional?: boolean
}

const field = ({ name, label, type = "text", autocomplete = "off", isOptional = false }: Field, form: string) =>
  html`<label for="${form}-${name}">${label}${isOptional ? " (optional)" : ""}</label>
    <input
      id="${form}-${name}"
      name="${name}"
      type="${type}"
      autocomplete="${autocomplete}"
      maxlength="320"
      ${isOptional ? "" : "required"}
    />`

const TILL_FIELDS: readonly Field[] = [{ name: "deviceSerial", label: "Serial number of the till", isOptional: true }]

const CLIENT_FIELDS: readonly Field[] = [
  { name: "agentId", label: "Your staff ID" },
  { name: "agentName", label: "Your name, as the client sees it" },
  { name: "key", label: "Your key", type: "password" },
  { name: "clientId", label: "Client's email address or customer number" },
  ...TILL_FIELDS,
]

const TEMPORARY_FIELDS: readonly Field[] = [
  { name: "agentName", label: "Your name, as the client sees it" },
  { name: "physicalStoreId", label: "Number of the physical store" },
  { name: "code", label: "Six-digit code on the till" },
  { name: "phone", label: "Client's phone, with country code (+34…)", type: "tel" },
  { name: "firstName", label: "Client's first name" },
  { name: "lastName", label: "Client's last name" },
  { name: "addressLine", label: "Street address" },
  { name: "city", label: "Town or city" },
  { name: "zipCode", label: "Postal code" },
  ...TILL_FIELDS,
]

const startForms = (path: string) =>
  html`<form class="agent" method="post" action="${path}">
      <h2>Client with an account</h2>
      ${CLIENT_FIELDS.map((each) => field(each, "client"))}
      <label><input type="checkbox" name="forcePurchase" value="1" /> I also place the order</label>
      <button type="submit" name="wish" value="start">Start shopping</button>
    </form>
    <form class="agent" method="post" action="${path}">
      <h2>New client at the till</h2>
      ${TEMPORARY_FIELDS.map((each) => field(each, "till"))}
      <button type="submit" name="wish" value="till">Start shopping</button>
    </form>`

const runningForm = (path: string, { agentName, clientName, expiresAt }: AssistedShopping) =>
  html`<p>
      ${agentName} is shopping for ${clientName} until
      <time datetime="${expiresAt}">${expiresAt.slice(11, 16)}</time> UTC.
    </p>
    <p><a href="./">Open the shop</a></p>
    <form class="agent" method="post" action="${path}">
      <button type="submit" name="wish" value="end">End</button>
    </form>`

/**
 * Begins or ends shopping for a client. The browser's storage is cleared both times: what one client has looked at is
 * not shown to the next.
 */
export const submitStaffForm: SubmitForm = async (request, scope, cookies, programs, addressOf) => {
  const fields = (await readForm(request)) ?? new URLSearchParams()
  const result = await run(fields, scope, cookies, programs)
  const home = addressOf({
    page: "ItxHomePage",
    storeId: scope.store.id,
    languageId: scope.language.id,
    catalogId: scope.catalogId,
    parameters: {},
  })
  const staffPage = `${new URL(home ?? "/", request.url).pathname}assisted-purchase`
  const headers = new Headers({
    location: result === "started" ? (home ?? "/") : `${staffPage}?result=${result}`,
    "cache-control": "no-store",
    ...(result === "started" || result === "ended" ? { "clear-site-data": '"storage"' } : {}),
  })
  for (const line of cookies.lines()) headers.append("set-cookie", line)
  return new Response(null, { status: 303, headers })
}

async function run(
  fields: URLSearchParams,
  scope: Scope,
  cookies: RequestCookies,
  programs: ShopPrograms,
): Promise<string> {
  const text = (name: string) => (fields.get(name) ?? "").trim()
  const till = text("deviceSerial") === "" ? {} : { deviceSerial: text("deviceSerial") }
  if (text("wish") === "end") {
    const shopping = storedAssistance(scope.store, cookies)
    if (shopping !== undefined) await programs.submit(scope, endAssistedPurchase(shopping), cookies)
    forgetAssistance(cookies)
    return "ended"
  }
  const started =
    text("wish") === "till"
      ? toShopping(
          await programs.submit(
            scope,
            startTemporaryPurchase({
              agentName: text("agentName"),
              physicalStoreId: text("physicalStoreId"),
              code: text("code"),
              phone: text("phone").replaceAll(" ", ""),
              address: {
                firstName: text("firstName"),
                lastName: text("lastName"),
                addressLines: [text("addressLine")],
                city: text("city"),
                zipCode: text("zipCode"),
                countryCode: scope.store.countryCode,
                phones: [],
                email: "",
              },
              ...till,
            }),
            cookies,
          ),
        )
      : await programs.submit(
          scope,
          startAssistedPurchase({
            agentId: text("agentId"),
            agentName: text("agentName"),
            clientId: text("clientId"),
            key: Redacted.make(text("key")),
            forcePurchase: text("forcePurchase") === "1",
            ...till,
          }),
          cookies,
        )
  if (!started.ok) return refusedResult(started.error)
  rememberAssistance(started.value, scope.store, cookies)
  return "started"
}

function toShopping<E>(
  outcome: SubmitOutcome<{ readonly shopping: AssistedShopping }, E>,
): SubmitOutcome<AssistedShopping, E> {
  return outcome.ok ? { ok: true, value: outcome.value.shopping } : outcome
}

function refusedResult(error: unknown): string {
  if (!(error instanceof BackendError)) return "fields"
  switch (error.reason._tag) {
    case "Forbidden":
      return "forbidden"
    case "NotFound":
      return "unknown"
    case "Rejected":
      return "fields"
    default:
      return "failed"
  }
}
