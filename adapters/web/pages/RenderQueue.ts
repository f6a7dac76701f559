/** Renderings at the same time; they share one thread, and each holds its data and its whole HTML. */
const MAX_CONCURRENT = 16

/**
 * Limits the pages that are rendered at the same time. Waiting clients take turns, so that a crawler with many
 * connections delays a shopper by one of its pages, not by all.
 */
export class RenderQueue {
  /** Waiting renderings by client, the client whose turn is next first. */
  readonly #waiting = new Map<string, (() => void)[]>()
  readonly #maxConcurrent: number
  #running = 0

  constructor(maxConcurrent = MAX_CONCURRENT) {
    this.#maxConcurrent = maxConcurrent
  }

  /** Runs a rendering when it is its client's turn. */
  async run<A>(client: string, render: () => Promise<A>): Promise<A> {
    if (this.#running < this.#maxConcurrent) this.#running += 1
    else
      await new Promise<void>((begin) => {
        const own = this.#waiting.get(client)
        if (own === undefined) this.#waiting.set(client, [begin])
        else own.push(begin)
      })
    try {
      return await render()
    } finally {
      this.#next()
    }
  }

  /** Passes the place of a finished rendering on. */
  #next(): void {
    const [turn] = this.#waiting
    if (turn === undefined) {
      this.#running -= 1
      return
    }
    const [client, [begin, ...others]] = turn
    this.#waiting.delete(client)
    if (others.length > 0) this.#waiting.set(client, others)
    begin?.()
  }
}
