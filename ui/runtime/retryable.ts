/** Caches the promise of `get`, except for rejections. */
export function retryable<A>(get: () => Promise<A>): () => Promise<A> {
  let fetched: Promise<A> | undefined
  return () =>
    (fetched ??= get().catch((error: unknown) => {
      fetched = undefined
      throw error
    }))
}
