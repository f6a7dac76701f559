import { randomBytes } from "node:crypto"
import { mapProvider } from "../../../domain/location/mapProvider.ts"
import { isStoreId } from "../../../domain/shared/StoreId.ts"
import { configurationOf } from "../settings/configurationOf.ts"
import { parseAddress } from "../parseAddress.ts"
import type { ShopPrograms } from "../ShopPrograms.ts"

/**
 * Serves the frame in which a store's Chinese map provider converts coordinates by scripts (F151). Its policy gives the
 * frame an origin of its own, even when its address is opened directly, and allows scripts of the provider's host only.
 */
export async function serveCoordinateFrame(
  { searchParams }: URL,
  programs: Pick<ShopPrograms, "store">,
  ownOrigin: string,
): Promise<Response> {
  const storeId = searchParams.get("storeId") ?? ""
  const configuration = isStoreId(storeId) ? await configurationOf(programs, storeId) : {}
  const provider = mapProvider(configuration, "", (address) => parseAddress(address, ownOrigin))
  if (provider.provider !== "china") return new Response("This store needs no conversion.", { status: 404 })
  const nonce = randomBytes(16).toString("base64")
  const conversion = new URL(provider.conversion)
  conversion.searchParams.set("ak", provider.key)
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' ${conversion.origin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "sandbox allow-scripts",
  ]
  return new Response(frameDocument(nonce, conversion.href), {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": policy.join("; "),
      "referrer-policy": "no-referrer",
      "x-frame-options": "SAMEORIGIN",
    },
  })
}

/** Injects one script per position, with x, y and the name of a callback, and posts the answer to the page. */
function frameDocument(nonce: string, conversion: string): string {
  const address = JSON.stringify(conversion).replaceAll("<", "\\u003c")
  return `<!doctype html><meta charset="utf-8"><title>Coordinates</title><script nonce="${nonce}">
const read = (value) => typeof value === "number" ? value : Number(/^[-0-9.]+$/.test(value) ? value : atob(value))
const answer = (id, x, y) => parent.postMessage({ id, x, y }, "*")
addEventListener("message", ({ source, data: { id, x, y } }) => {
  if (source !== parent) return
  const script = document.createElement("script")
  const url = new URL(${address})
  const callback = "converted" + id
  for (const [name, value] of Object.entries({ x, y, callback })) url.searchParams.set(name, value)
  window[callback] = (found) => {
    delete window[callback]
    try { answer(id, read(found.x), read(found.y)) } catch { answer(id) }
  }
  script.src = url.href
  script.onerror = () => answer(id)
  script.onload = () => { script.remove(); if (window[callback]) answer(id) }
  document.head.append(script)
})
parent.postMessage("ready", "*")
</script>`
}
