import { randomBytes } from "node:crypto"
import { html, raw } from "hono/html"
import { XML_POLICY } from "../../../application/chat/ChatConnection.ts"
import { isStoreId } from "../../../domain/shared/StoreId.ts"
import { storeDefaults } from "../../../domain/store/storeDefaults.ts"
import type { BuiltAssets } from "../../../ui/app/PageAssets.ts"
import { AGENT_BLOCK_ID, AGENT_ROOT_ID } from "../../../ui/app/PageAssets.ts"
import type { RequestCookies } from "../RequestCookies.ts"
import { pageSecurityHeaders } from "../security/securityHeaders.ts"
import type { ShopPrograms } from "../ShopPrograms.ts"
import { PRIVATE_CACHE } from "./redirects.ts"

/** Path of the console for customer service agents. */
export const AGENT_PATH = "/agent"

export interface AgentConsoleOptions {
  readonly programs: Pick<ShopPrograms, "store" | "stores">
  readonly assets: BuiltAssets
  readonly sheets: readonly string[]
  readonly cookies: Pick<RequestCookies, "isHttps">
}

/** Serves the agent console of the store in the query, or the choice of a store. Staff pages are in English. */
export async function serveAgentConsole(
  request: Request,
  { programs, assets, sheets, cookies }: AgentConsoleOptions,
): Promise<Response> {
  const storeId = new URL(request.url).searchParams.get("store") ?? ""
  const store = isStoreId(storeId) ? await programs.store(storeId) : undefined
  const language = store?.languages[0]
  const nonce = randomBytes(16).toString("base64")
  const body =
    store === undefined || language === undefined
      ? storeChoice(await programs.stores())
      : html`<div id="${AGENT_ROOT_ID}"></div>
          <noscript><p>The console needs JavaScript.</p></noscript>
          <script type="application/json" id="${AGENT_BLOCK_ID}" nonce="${nonce}">
            ${raw(scriptText({ store, language, catalogId: storeDefaults(store).catalogId }))}
          </script>
          <script type="module" nonce="${nonce}" src="${assets.entry}"></script>`
  const page = await html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Customer service · Selvedge</title>
        <link rel="icon" href="${assets.icon}" />
        ${[...assets.css, ...sheets].map((sheet) => html`<link rel="stylesheet" href="${sheet}" />`)}
      </head>
      <body>
        ${body}
      </body>
    </html>`
  return new Response(page.toString(), {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": PRIVATE_CACHE,
      "x-robots-tag": "noindex, nofollow",
      ...pageSecurityHeaders({ nonce, hasSecretAddress: true, isHttps: cookies.isHttps, trustedTypes: [XML_POLICY] }),
    },
  })
}

function storeChoice(stores: readonly { readonly id: string; readonly countryName: string }[]) {
  return html`<main class="agent-entry">
    <h1>Customer service</h1>
    <form class="agent" method="get" action="${AGENT_PATH}">
      <label for="store">Store</label>
      <select id="store" name="store">
        ${stores.map(({ id, countryName }) => html`<option value="${id}">${countryName}</option>`)}
      </select>
      <button type="submit">Open console</button>
    </form>
  </main>`
}

/** JSON that cannot end its script element. */
function scriptText(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c")
}
