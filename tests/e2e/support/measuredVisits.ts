import type { BrowserContext, Page } from "playwright-core"
import { callAdminApi } from "./callAdminApi.ts"
import type { RunningShop } from "./runShop.ts"
import type { ConsentGroup } from "../../../domain/consent/ConsentGroup.ts"
import type { StoragePlace } from "../../../domain/consent/StorageEntry.ts"
import { storageEntryOf } from "../../../domain/consent/storageRegistry.ts"

/** The collector, the pixel of pages without scripts, and the frame of advertising. */
const MEASURING = /\/v1\/event|page-view|ad-services|app-launch|\/crash/

/** The events from an addition to the cart to the confirmation of the order. */
export const EVENTS_OF_A_PURCHASE = [
  "add_to_cart",
  ...["page_view", "begin_checkout", "add_shipping_info", "add_payment_info"],
  ...["page_view", "purchase"],
]

/** The keys of all stored values, by group; unregistered ones under `unknown`. */
export async function storedIn(page: Page): Promise<Readonly<Record<ConsentGroup | "unknown", readonly string[]>>> {
  const cookies = (await page.context().cookies()).map(({ name }) => ["cookie", name] as const)
  const { keys, others } = await page.evaluate(async () => ({
    keys: (["localStorage", "sessionStorage"] as const).flatMap((place) =>
      Object.keys(globalThis[place]).map((key) => [place, key] as const),
    ),
    others: [...(await indexedDB.databases()).map(({ name }) => name), ...(await caches.keys())],
  }))
  const stored: readonly (readonly [StoragePlace, string])[] = [...cookies, ...keys]
  const groupOf = (group: ConsentGroup | undefined) =>
    stored
      .filter(([place, key]) => storageEntryOf(place, key)?.group === group)
      .map(([place, key]) => `${place} ${key}`)
  return {
    necessary: groupOf("necessary"),
    analytics: groupOf("analytics"),
    personalization: groupOf("personalization"),
    unknown: [...groupOf(undefined), ...others.map(String)],
  }
}

/**
 * The number of events that a shop's collector has stored, except the counts of choices: the network log of a browser
 * lacks the requests of a page that ends.
 */
export async function collectedEvents(shop: Pick<RunningShop, "address" | "dataDir">): Promise<number> {
  const { count, choices }: { readonly count: number; readonly choices: number } = JSON.parse(
    await callAdminApi(shop, "telemetry"),
  )
  return count - choices
}

/** Requests that measure or advertise, from now on. */
export function measuringRequests(context: BrowserContext, address: string): readonly string[] {
  const urls: string[] = []
  context.on("request", (request) => {
    const url = request.url()
    // The vault of the payment provider is another host.
    const isShop = url.startsWith(address) || url.includes("/sandbox/vault")
    if (MEASURING.test(url) || !isShop) urls.push(url)
  })
  return urls
}
