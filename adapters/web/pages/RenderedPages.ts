import { LRUCache } from "lru-cache"
import type { PageCopy, Remainder } from "./PageCopy.ts"
import { copySize, pageCopy } from "./PageCopy.ts"

/** Status and headers of a page. */
export interface PageHead {
  readonly status: number
  /** Target of a redirect. */
  readonly location?: string
  /** Seconds after which an unavailable page can be requested again. */
  readonly retryAfter?: number
  /** Position in the queue, when the shop is full and reports it. */
  readonly position?: number
  /** A part is missing temporarily, so the page is not cached. */
  readonly isPartial?: true
}

/** A page that is being rendered. */
export interface PageStream extends PageHead {
  readonly body: ReadableStream<Uint8Array>
  /** The data that the body lacks. */
  readonly remainder?: Remainder
}

/** A page for one response: streamed while it is rendered, or a copy. `nonce` belongs to its security policy. */
export type ServedPage = PageHead & { readonly nonce: string } & (
    | (Pick<PageStream, "body" | "remainder"> & { readonly copy?: undefined })
    | { readonly copy: PageCopy; readonly body?: undefined }
  )

/** Limits of the page cache, and the clock. */
export interface RenderedPagesOptions {
  readonly now?: () => number
  readonly maxEntries?: number
  /** Compressed pages and keys, in memory. */
  readonly maxBytes?: number
}

interface Entry {
  readonly head: PageHead
  readonly copy: PageCopy
  readonly renderedAt: number
  readonly version: number | undefined
}

interface Rendering {
  readonly entry: Promise<Entry>
  readonly renderedAt: number
  readonly version: number | undefined
}

const MAX_ENTRIES = 4_000
const MAX_BYTES = 50_331_648

/**
 * Caches rendered public pages: a page is rendered and compressed once, and served many times.
 *
 * The first visitor gets the page streamed while it is rendered; concurrent visitors get the copy when it is complete.
 * Only complete, successful pages are cached, and only for the version of the catalogue that they were rendered from.
 * Evicts the least recently used pages.
 */
export class RenderedPages {
  readonly #entries: LRUCache<string, Entry>
  /** Pages in progress: at most as many as there are requests. */
  readonly #renderings = new Map<string, Rendering>()
  readonly #lifetimeMillis: number
  readonly #now: () => number
  readonly #counts = { hits: 0, misses: 0, evictions: 0 }

  constructor(
    lifetimeMillis: number,
    { now = Date.now, maxEntries = MAX_ENTRIES, maxBytes = MAX_BYTES }: RenderedPagesOptions = {},
  ) {
    this.#lifetimeMillis = lifetimeMillis
    this.#now = now
    this.#entries = new LRUCache({
      max: maxEntries,
      maxSize: maxBytes,
      sizeCalculation: ({ copy }, key) => copySize(copy, key),
      dispose: (_entry, _key, reason) => {
        if (reason === "evict") this.#counts.evictions += 1
      },
    })
  }

  /** The current size of the cache. */
  get size(): { readonly entries: number; readonly bytes: number; readonly renderings: number } {
    return { entries: this.#entries.size, bytes: this.#entries.calculatedSize, renderings: this.#renderings.size }
  }

  /** Reads that were answered by a page or a rendering in progress, other reads, and evicted pages, since the start. */
  get counts(): { readonly hits: number; readonly misses: number; readonly evictions: number } {
    return this.#counts
  }

  /** Returns the copy under a key if it is current. */
  current(key: string, version: number | undefined): PageCopy | undefined {
    const entry = this.#entries.get(key)
    if (entry === undefined || !this.#isCurrent(entry, version)) return undefined
    this.#counts.hits += 1
    return entry.copy
  }

  /** Returns the page under a key; renders it with `nonce` when it is missing, expired or of another version. */
  async get(key: string, nonce: string, render: () => Promise<PageStream>, version?: number): Promise<ServedPage> {
    const entry = this.#entries.get(key)
    const isCached = entry !== undefined && this.#isCurrent(entry, version)
    const running = isCached ? undefined : this.#renderings.get(key)
    const isRunning = running !== undefined && this.#isCurrent(running, version)
    this.#counts[isCached || isRunning ? "hits" : "misses"] += 1
    if (isCached) return servedCopy(entry)
    if (isRunning) return servedCopy(await running.entry)
    const { promise, resolve, reject } = deferred<Entry>()
    const rendering: Rendering = { entry: promise, renderedAt: this.#now(), version }
    this.#renderings.set(key, rendering)
    promise.then(
      (complete) => this.#cache(key, rendering, complete),
      () => this.#forget(key, rendering),
    )
    try {
      const { body, remainder, ...head } = await render()
      if (head.status !== 200 || head.isPartial === true) this.#forget(key, rendering)
      const [forResponse, forCache] = body.tee()
      new Response(forCache)
        .text()
        .then((html) => pageCopy(html, nonce, entry?.copy, remainder))
        .then((copy) => resolve({ head, copy, renderedAt: rendering.renderedAt, version }), reject)
      return { ...head, nonce, body: forResponse, ...(remainder === undefined ? {} : { remainder }) }
    } catch (error) {
      reject(error)
      throw error
    }
  }

  /** Clears the cache after a change of the catalogue. */
  clear(): void {
    this.#entries.clear()
    this.#renderings.clear()
  }

  #isCurrent({ renderedAt, version }: Pick<Entry, "renderedAt" | "version">, current: number | undefined): boolean {
    return version === current && this.#now() - renderedAt < this.#lifetimeMillis
  }

  /** Caches a page unless `clear` ran during its rendering. */
  #cache(key: string, rendering: Rendering, entry: Entry): void {
    if (this.#renderings.get(key) !== rendering) return
    this.#renderings.delete(key)
    this.#entries.set(key, entry)
  }

  #forget(key: string, rendering: Rendering): void {
    if (this.#renderings.get(key) === rendering) this.#renderings.delete(key)
  }
}

function servedCopy({ head, copy }: Entry): ServedPage {
  return { ...head, nonce: copy.nonce, copy }
}

function deferred<A>(): { promise: Promise<A>; resolve: (value: A) => void; reject: (error: unknown) => void } {
  let resolve: (value: A) => void = () => undefined
  let reject: (error: unknown) => void = () => undefined
  const promise = new Promise<A>((onValue, onError) => {
    resolve = onValue
    reject = onError
  })
  return { promise, resolve, reject }
}
