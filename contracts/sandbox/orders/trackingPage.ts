import { CARRIER, TRACKING_PATH } from "../order-documents/parcels.ts"
import { orderEvents } from "../order-documents/orderEvents.ts"
import { orderTexts } from "../order-records/orderTexts.ts"
import { html, Html } from "../platform/http/html.ts"
import { notFound, Refused } from "../platform/http/Refused.ts"
import { newToken } from "../platform/ports/token.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"

const STEPS = ["PACKED", "SHIPPED", "OUT_FOR_DELIVERY", "DELIVERED"] as const

const STYLE = new Html(`:root{color-scheme:light dark}
body{font:1rem/1.5 system-ui,sans-serif;max-width:24rem;margin:8vh auto;padding:0 1.25rem}
ol{padding-inline-start:1.25rem}time{display:block;opacity:.75}`)

/**
 * The page of the simulated carrier for a parcel: the scans so far, without personal data. The tracking number is
 * random, so that an order cannot be found by guessing.
 */
export const trackingPage = async (services: SandboxServices, request: Request, url: URL): Promise<Response> => {
  if (request.method !== "GET" && request.method !== "HEAD")
    throw new Refused(
      405,
      { code: 405, key: "_ERR_METHOD_NOT_ALLOWED", message: "This address answers GET." },
      { allow: "GET, HEAD" },
    )
  const { db } = services.storage
  const trackingNumber = url.pathname.slice(TRACKING_PATH.length)
  const parcel = await db
    .selectFrom("parcel")
    .innerJoin("customer_order", "customer_order.order_id", "parcel.order_id")
    .selectAll("customer_order")
    .select("suborder_id")
    .where("tracking_number", "=", trackingNumber)
    .executeTakeFirst()
  if (parcel === undefined) throw notFound("There is no such parcel.")
  const { suborder_id: suborderId, ...order } = parcel
  const events = (await orderEvents(db, order)).filter(
    (event) => event.suborderId === undefined || event.suborderId === suborderId,
  )
  const store = await services.stores.require(order.store_id)
  const { tag } = store.language(undefined)
  const texts = orderTexts(tag)
  const day = new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: "UTC" })
  const scans = STEPS.flatMap((step) => {
    const event = events.find(({ type }) => type === step)
    return event === undefined ? [] : [{ step, at: event.creationDate }]
  })
  const nonce = newToken(services.ports)
  const page = html`<!doctype html>
    <html lang="${texts.language}" dir="${texts.direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${texts("orders.tracking.title")} · ${CARRIER}</title>
        <style nonce="${nonce}">
          ${STYLE}
        </style>
      </head>
      <body>
        <main>
          <h1>${texts("orders.tracking.title")}</h1>
          <p>
            ${CARRIER} · ${texts("orders.tracking.number")}
            <bdi dir="ltr">${trackingNumber}</bdi>
          </p>
          <ol>
            ${scans.map(
              ({ step, at }) =>
                html`<li>
                  ${texts(`orders.tracking.${step}`)}<time datetime="${at}">${day.format(new Date(at))}</time>
                </li>`,
            )}
          </ol>
        </main>
      </body>
    </html>`
  return new Response(page.markup, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy":
        `default-src 'none'; style-src 'nonce-${nonce}'; ` + "frame-ancestors 'none'; base-uri 'none'",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
    },
  })
}
