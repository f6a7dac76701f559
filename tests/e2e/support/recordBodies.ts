import type { Page } from "playwright-core"

/** The body of a response, and the type of the resource that it is. */
interface ReceivedBody {
  readonly type: string
  readonly body: Buffer
}

/**
 * The bodies of the responses that a page receives from now on, by path and query, for the given resource types. A body
 * that the page no longer has, because it was closed first, is an error for those who await it, and for no one else.
 */
export function recordBodies(page: Page, types: readonly string[]): ReadonlyMap<string, Promise<ReceivedBody>> {
  const bodies = new Map<string, Promise<ReceivedBody>>()
  page.on("response", (response) => {
    const type = response.request().resourceType()
    if (!types.includes(type)) return
    const { pathname, search } = new URL(response.url())
    const received = response.body().then((body) => ({ type, body }))
    // Else a body that no one awaits would fail the run.
    received.catch(() => undefined)
    bodies.set(pathname + search, received)
  })
  return bodies
}
