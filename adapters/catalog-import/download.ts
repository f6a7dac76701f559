import type { LookupAddress } from "node:dns"
import { lookup } from "node:dns/promises"
import type { IncomingMessage, RequestOptions } from "node:http"
import { request as requestHttp } from "node:http"
import { request as requestHttps } from "node:https"
import { isIP } from "node:net"
import type { PictureError } from "../../application/catalog/import/PictureFetcher.ts"
import { isPublicAddress } from "./isPublicAddress.ts"

/** A failed download. */
export class DownloadRefused extends Error {
  readonly reason: PictureError["reason"]

  constructor(reason: PictureError["reason"]) {
    super(reason)
    this.reason = reason
  }
}

export interface DownloadLimits {
  readonly maxBytes: number
  readonly timeoutMillis: number
  /** True to allow addresses of private networks and of this machine. */
  readonly allowsPrivate: boolean
}

const MAX_REDIRECTS = 5
const REDIRECTS = new Set([301, 302, 303, 307, 308])

/**
 * Downloads an http or https URL within limits.
 *
 * The host is resolved once and the connection uses the checked address, at each redirect anew. A name that resolves to
 * a private network, before or after the check, is refused.
 */
export async function download(address: string, limits: DownloadLimits, cancelled: AbortSignal): Promise<Buffer> {
  const signal = AbortSignal.any([cancelled, AbortSignal.timeout(limits.timeoutMillis)])
  try {
    let url = address
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const response = await open(checked(url), limits, signal)
      const { statusCode = 0, headers } = response
      if (!REDIRECTS.has(statusCode) || headers.location === undefined)
        return await bytesOf(response, statusCode, limits)
      response.destroy()
      if (!URL.canParse(headers.location, url)) throw new DownloadRefused("address")
      url = new URL(headers.location, url).href
    }
    throw new DownloadRefused("redirects")
  } catch (error) {
    if (error instanceof DownloadRefused) throw error
    throw new DownloadRefused(signal.aborted && !cancelled.aborted ? "timedOut" : "unreachable")
  }
}

function checked(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (
    url === undefined ||
    (url.protocol !== "http:" && url.protocol !== "https:") ||
    url.username !== "" ||
    url.password !== ""
  )
    throw new DownloadRefused("address")
  return url
}

async function open(url: URL, { allowsPrivate }: DownloadLimits, signal: AbortSignal): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/gu, "")
  const addresses: readonly LookupAddress[] =
    isIP(host) === 0 ? await within(lookup(host, { all: true }), signal) : [{ address: host, family: isIP(host) }]
  const [first] = addresses
  if (first === undefined) throw new DownloadRefused("unreachable")
  if (!allowsPrivate && !addresses.every(({ address }) => isPublicAddress(address)))
    throw new DownloadRefused("privateAddress")
  const options: RequestOptions = {
    signal,
    agent: false,
    headers: {
      accept: "image/avif,image/webp,image/png,image/jpeg,image/*;q=0.8",
      "user-agent": "selvedge-catalogue-import",
    },
    // Uses the checked address instead of resolving the name a second time.
    lookup: (_host, { all }, done) =>
      all === true ? done(null, [...addresses]) : done(null, first.address, first.family),
  }
  return new Promise((resolve, reject) => {
    const request = (url.protocol === "https:" ? requestHttps : requestHttp)(url, options, resolve)
    request.on("error", reject)
    request.end()
  })
}

/** Waits for a promise that cannot be cancelled until the signal aborts. */
function within<A>(promise: Promise<A>, signal: AbortSignal): Promise<A> {
  return Promise.race([
    promise,
    new Promise<never>((_resolve, reject) => {
      if (signal.aborted) reject(new DownloadRefused("timedOut"))
      signal.addEventListener("abort", () => reject(new DownloadRefused("timedOut")), { once: true })
    }),
  ])
}

async function bytesOf(response: IncomingMessage, status: number, { maxBytes }: DownloadLimits): Promise<Buffer> {
  if (status !== 200) {
    response.destroy()
    throw new DownloadRefused("status")
  }
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response) {
    if (!Buffer.isBuffer(chunk)) continue
    size += chunk.length
    if (size > maxBytes) throw new DownloadRefused("tooManyBytes")
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
