import { gzipSync } from "node:zlib"
import { expect, it } from "vitest"
import { remoteBackend } from "../../../adapters/web/Backend.ts"
import { startServer } from "../../../adapters/web/startServer.ts"

it("An answer that a backend elsewhere packs is handed on as it is read, and the backend is told the shop's own name", async () => {
  const named: (string | null)[] = []
  const elsewhere = await startServer(
    async (request) => {
      named.push(request.headers.get("x-forwarded-host"))
      return new Response(gzipSync("Sign in"), { headers: { "content-encoding": "gzip", "content-type": "text/html" } })
    },
    0,
    "127.0.0.1",
  )
  const answer = await remoteBackend(elsewhere.address).proxy(new Request("https://shop.example/media/hat.svg"))
  expect(answer.headers.get("content-encoding")).toBeNull()
  expect(answer.headers.get("content-type")).toBe("text/html")
  expect(await answer.text()).toBe("Sign in")
  expect(named).toEqual(["shop.example"])
  await elsewhere.close(50)
})
