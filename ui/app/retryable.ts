/** Fetches once, and again only after a failure. */
export function retryable<A>(get: () => Promise<A>): () => Promise<A> {
  let fetched: Promise<A> | undefined
  return () =>
    (fetched ??= get().catch((error: unknown) => {
      fetched = undefined
      throw error
    }))
}
