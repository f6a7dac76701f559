import { gzipSync } from "node:zlib"
import { expect, it } from "vitest"
import { remoteBackend } from "../../../adapters/web/Backend.ts"
import { startServer } from "../../../adapters/web/startServer.ts"

it("A compressed response of an external backend is forwarded decompressed, with the shop's host name", async () => {
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
