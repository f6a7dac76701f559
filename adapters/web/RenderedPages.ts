/** A page on its way: the bytes as they are made. */
export interface PageStream {
  readonly status: number
  /** Where the page is, when it is not here. */
  readonly location?: string
  /** Seconds after which it may be asked for again, when it could not be shown. */
  readonly retryAfter?: number
  /** How many are in front, when the shop is full and says so. */
  readonly position?: number
  /** Something around it is missing: nobody keeps it. */
  readonly isPartial?: true
  readonly body: ReadableStream<Uint8Array>
}

/** A rendered page that is the same for every shopper, with a mark in the place of its nonce. */
export interface RenderedPage extends Omit<PageStream, "body"> {
  readonly html: string
}

interface Entry {
  readonly page: Promise<RenderedPage>
  readonly madeAt: number
}

const MAX_ENTRIES = 500
/** Made anew for each process, so that no text of a page can be taken for it. */
const NONCE_PLACE = crypto.randomUUID()

/**
 * Remembers rendered public pages for a while: a category page is rendered once and served many times.
 *
 * Whoever asks first gets the page streamed while it is rendered; those who ask meanwhile get the same page when it is
 * whole. Only a success is kept, and only whole.
 */
export class RenderedPages {
  readonly #entries = new Map<string, Entry>()
  readonly #lifetimeMillis: number
  readonly #now: () => number

  constructor(lifetimeMillis: number, now: () => number = Date.now) {
    this.#lifetimeMillis = lifetimeMillis
    this.#now = now
  }

  /** The page under a key with this answer's nonce; rendered now, with that nonce, when it is not there or too old. */
  async get(key: string, nonce: string, render: () => Promise<PageStream>): Promise<PageStream> {
    const known = this.#entries.get(key)
    if (known !== undefined && this.#now() - known.madeAt < this.#lifetimeMillis) return withNonce(await known.page, nonce)
    const rendering = render()
    const { promise, resolve, reject } = deferred<RenderedPage>()
    this.#keep(key, promise)
    try {
      const stream = await rendering
      if (stream.status !== 200 || stream.isPartial === true) this.#forget(key, promise)
      const [toShopper, toMemory] = stream.body.tee()
      new Response(toMemory).text().then((html) => resolve({ ...stream, html: html.replaceAll(nonce, NONCE_PLACE) }), reject)
      return { ...stream, body: toShopper }
    } catch (error) {
      reject(error)
      throw error
    }
  }

  /** Forgets everything: the catalogue has changed. */
  clear(): void {
    this.#entries.clear()
  }

  #keep(key: string, page: Promise<RenderedPage>): void {
    this.#entries.delete(key)
    this.#entries.set(key, { page, madeAt: this.#now() })
    page.catch(() => this.#forget(key, page))
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= MAX_ENTRIES) return
      this.#entries.delete(oldest)
    }
  }

  #forget(key: string, page: Promise<RenderedPage>): void {
    if (this.#entries.get(key)?.page === page) this.#entries.delete(key)
  }
}

function withNonce(page: RenderedPage, nonce: string): PageStream {
  const { html, ...head } = page
  const bytes = new TextEncoder().encode(html.replaceAll(NONCE_PLACE, nonce))
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
