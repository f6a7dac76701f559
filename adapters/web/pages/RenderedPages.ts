import { LRUCache } from "lru-cache"

/** A page that is being rendered. */
export interface PageStream {
  readonly status: number
  /** Target of a redirect. */
  readonly location?: string
  /** Seconds after which an unavailable page can be requested again. */
  readonly retryAfter?: number
  /** Position in the queue, when the shop is full and reports it. */
  readonly position?: number
  /** A part is missing temporarily, so the page is not cached. */
  readonly isPartial?: true
  readonly body: ReadableStream<Uint8Array>
}

/** A rendered page that is the same for every customer, with a placeholder for its nonce. */
export interface RenderedPage extends Omit<PageStream, "body"> {
  readonly html: string
}

/** Limits of the page cache, and the clock. */
export interface RenderedPagesOptions {
  readonly now?: () => number
  readonly maxEntries?: number
  /** Pages and keys, in memory. */
  readonly maxBytes?: number
}

interface Entry {
  readonly page: RenderedPage
  readonly renderedAt: number
}

interface Rendering {
  readonly page: Promise<RenderedPage>
  readonly renderedAt: number
}

const MAX_ENTRIES = 500
const MAX_BYTES = 134_217_728
/** Random for each process, so that no text of a page can match it. */
const NONCE_PLACEHOLDER = crypto.randomUUID()

/**
 * Caches rendered public pages: a category page is rendered once and served many times.
 *
 * The first visitor gets the page streamed while it is rendered; concurrent visitors get the same page when it is
 * complete. Only complete, successful pages are cached. Evicts the least recently used pages.
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
      sizeCalculation: sizeOf,
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

  /** Returns the page under a key with this response's nonce; renders it when it is missing or expired. */
  async get(key: string, nonce: string, render: () => Promise<PageStream>): Promise<PageStream> {
    const entry = this.#entries.get(key)
    const isCached = entry !== undefined && this.#isYoung(entry)
    const running = isCached ? undefined : this.#renderings.get(key)
    const isRunning = running !== undefined && this.#isYoung(running)
    this.#counts[isCached || isRunning ? "hits" : "misses"] += 1
    if (isCached) return withNonce(entry.page, nonce)
    if (isRunning) return withNonce(await running.page, nonce)
    const { promise, resolve, reject } = deferred<RenderedPage>()
    const rendering: Rendering = { page: promise, renderedAt: this.#now() }
    this.#renderings.set(key, rendering)
    promise.then(
      (page) => this.#cache(key, rendering, page),
      () => this.#forget(key, rendering),
    )
    try {
      const stream = await render()
      if (stream.status !== 200 || stream.isPartial === true) this.#forget(key, rendering)
      const { body, ...head } = stream
      const [forResponse, forCache] = body.tee()
      new Response(forCache)
        .text()
        .then((html) => resolve({ ...head, html: html.replaceAll(nonce, NONCE_PLACEHOLDER) }), reject)
      return { ...stream, body: forResponse }
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

  #isYoung({ renderedAt }: { readonly renderedAt: number }): boolean {
    return this.#now() - renderedAt < this.#lifetimeMillis
  }

  /** Caches a page unless `clear` ran during its rendering. */
  #cache(key: string, rendering: Rendering, page: RenderedPage): void {
    if (this.#renderings.get(key) !== rendering) return
    this.#renderings.delete(key)
    this.#entries.set(key, { page, renderedAt: rendering.renderedAt })
  }

  #forget(key: string, rendering: Rendering): void {
    if (this.#renderings.get(key) === rendering) this.#renderings.delete(key)
  }
}

/** JavaScript uses up to two bytes per character. */
function sizeOf({ page }: Entry, key: string): number {
  return 2 * (page.html.length + key.length) + 1
}

function withNonce(page: RenderedPage, nonce: string): PageStream {
  const { html, ...head } = page
  const bytes = new TextEncoder().encode(html.replaceAll(NONCE_PLACEHOLDER, nonce))
  return { ...head, body: new Blob([bytes]).stream() }
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
