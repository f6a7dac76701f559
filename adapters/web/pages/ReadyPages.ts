import type { IncomingHttpHeaders } from "node:http"
import { LRUCache } from "lru-cache"
import { STAGE_COOKIE } from "../../../domain/navigation/resolveVisit.ts"
import { acceptedEncoding } from "../compression/acceptedEncoding.ts"
import { PUNCHOUT_COOKIE } from "../punchout/punchoutPages.ts"
import { ASSISTED_COOKIE } from "./assistedCookie.ts"
import type { PageCopy } from "./PageCopy.ts"
import { copySize, encodedCopy, isKnownCopy } from "./PageCopy.ts"

/** A request as Node reads it. */
export interface IncomingRead {
  readonly method?: string | undefined
  readonly url?: string | undefined
  readonly headers: IncomingHttpHeaders
}

/** A complete response. */
export interface ReadyResponse {
  readonly status: 200 | 304
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Uint8Array<ArrayBuffer>
}

/** A public page with the headers of its response. */
export interface ReadyPage {
  readonly copy: PageCopy
  /** Without those of the encoding. */
  readonly headers: Readonly<Record<string, string>>
  /** True while the page may be served. */
  readonly isCurrent: () => Promise<boolean>
  /** Whether it is the variant for a request: with the question for consent, or without. */
  readonly isFor: (headers: IncomingHttpHeaders) => boolean
}

/** Cookies by which a public page differs: a request with one of them is answered by the page's own code. */
const VARYING_COOKIES = [STAGE_COOKIE, ASSISTED_COOKIE, PUNCHOUT_COOKIE]
const VARYING = new RegExp(`(?:^|[;\\s])(?:${VARYING_COOKIES.join("|")})=`)
/** A public page asks visitors for their consent, or they have answered. */
export const VARIANTS = ["asking", "answered"] as const
const MAX_ENTRIES = 4_000
const MAX_BYTES = 67_108_864

/** Limits of the ready pages. */
export interface ReadyPagesOptions {
  readonly maxEntries?: number
  /** Compressed pages, headers and keys, in memory; most of the pages are those of `RenderedPages`. */
  readonly maxBytes?: number
}

/**
 * Public pages by the address of their request, ready to be sent: Node's server answers from here without creating a
 * `Request`, which takes several times as long as sending the page. Evicts the least recently used pages.
 */
export class ReadyPages {
  readonly #pages: LRUCache<string, ReadyPage>

  constructor({ maxEntries = MAX_ENTRIES, maxBytes = MAX_BYTES }: ReadyPagesOptions = {}) {
    this.#pages = new LRUCache({
      max: maxEntries,
      maxSize: maxBytes,
      sizeCalculation: ({ copy, headers }, key) => copySize(copy, key) + headersSize(headers),
    })
  }

  /** The current size. */
  get size(): { readonly entries: number; readonly bytes: number } {
    return { entries: this.#pages.size, bytes: this.#pages.calculatedSize }
  }

  /** Keeps a variant of a page, by its name, for further requests of an address, an absolute URL. */
  keep(address: string, variant: (typeof VARIANTS)[number], page: ReadyPage): void {
    this.#pages.set(`${variant} ${address}`, page)
  }

  /** Returns the response to a request; `undefined` when it has none ready. */
  async respond({ method, url, headers }: IncomingRead): Promise<ReadyResponse | undefined> {
    if (method !== "GET" && method !== "HEAD") return undefined
    if (VARYING.test(headers.cookie ?? "")) return undefined
    const keys = VARIANTS.map((variant) => `${variant} http://${headers.host}${url}`)
    const key = keys.find((each) => this.#pages.peek(each)?.isFor(headers))
    const page = key === undefined ? undefined : this.#pages.get(key)
    if (key === undefined || page === undefined) return undefined
    if (!(await page.isCurrent())) {
      if (this.#pages.peek(key) === page) this.#pages.delete(key)
      return undefined
    }
    return readyResponse(page, headers, method)
  }
}

/** Returns the response with a page: 304 when the client has this copy. */
export async function readyResponse(
  { copy, headers }: Pick<ReadyPage, "copy" | "headers">,
  request: Pick<IncomingHttpHeaders, "accept-encoding" | "if-none-match">,
  method?: string,
): Promise<ReadyResponse> {
  const { vary } = headers
  const own: Readonly<Record<string, string>> = {
    ...headers,
    etag: copy.etag,
    vary: vary === undefined ? "accept-encoding" : `${vary}, accept-encoding`,
  }
  if (isKnownCopy(copy, request["if-none-match"])) {
    const { "content-type": _type, ...kept } = own
    return { status: 304, headers: kept }
  }
  const encoding = acceptedEncoding(singleHeader(request["accept-encoding"]))
  const body = await encodedCopy(copy, encoding)
  return {
    status: 200,
    headers: {
      ...own,
      "content-length": String(body.length),
      ...(encoding === undefined ? {} : { "content-encoding": encoding }),
    },
    ...(method === "HEAD" ? {} : { body }),
  }
}

function headersSize(headers: ReadyPage["headers"]): number {
  return Object.entries(headers).reduce((size, [name, value]) => size + name.length + value.length, 0)
}

function singleHeader(value: string | readonly string[] | undefined): string | undefined {
  return typeof value === "string" || value === undefined ? value : value.join(",")
}
