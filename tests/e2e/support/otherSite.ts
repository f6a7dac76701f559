import { createServer } from "node:http"

/** A third-party site on this machine. */
export interface OtherSite {
  /** Another origin of the same site: requests from here include `SameSite` cookies. */
  readonly neighbour: string
  /** Another site altogether. */
  readonly foreign: string
  readonly close: () => void
}

/** Serves an empty page at every address, for attack scripts of a test. */
export async function otherSite(): Promise<OtherSite> {
  const server = createServer(
    (_, outgoing) =>
      void outgoing
        .writeHead(200, { "content-type": "text/html" })
        .end("<!doctype html><title>Elsewhere</title><body>"),
  )
  const port = await new Promise<number>((resolve) =>
    server.listen(0, () => {
      const bound = server.address()
      resolve(typeof bound === "object" && bound !== null ? bound.port : 0)
    }),
  )
  return {
    neighbour: `http://127.0.0.1:${port}/`,
    foreign: `http://localhost:${port}/`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
