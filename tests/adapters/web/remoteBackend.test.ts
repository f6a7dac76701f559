import { mkdtemp, mkdir, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import { expect, it } from "vitest"
import { remoteBackend } from "../../../adapters/web/Backend.ts"
import { createShop } from "../../../adapters/web/createShop.ts"
import { startServer } from "../../../adapters/web/startServer.ts"

const CALL = {
  method: "POST",
  headers: {
    "content-type": "application/gzip",
    authorization: "Bearer collector",
    cookie: "__Host-access_token@10000034=secret",
  },
  body: "events",
}

it("A shop with an external backend forwards its sign-in page, and events without cookies", async () => {
  const seen: { readonly path: string; readonly headers: Headers; readonly body: string }[] = []
  const elsewhere = await startServer(
    async (request) => {
      const { pathname } = new URL(request.url)
      if (pathname.startsWith("/integration/"))
        return new Response(gzipSync("<h1>Sign in</h1>"), {
          headers: [
            ["content-type", "text/html"],
            ["content-encoding", "gzip"],
            ["set-cookie", "one=1"],
            ["set-cookie", "two=2"],
          ],
        })
      seen.push({ path: pathname, headers: request.headers, body: await request.text() })
      return new Response(null, { status: 204 })
    },
    0,
    "127.0.0.1",
  )
  const clientFolder = await mkdtemp(join(tmpdir(), "selvedge-client-"))
  await mkdir(join(clientFolder, ".vite"))
  await writeFile(
    join(clientFolder, ".vite", "manifest.json"),
    JSON.stringify({ "ui/app/entryBrowser.tsx": { file: "assets/entry.js", isEntry: true, css: [] } }),
  )
  const shop = await createShop({
    backend: remoteBackend(elsewhere.address),
    clientFolder,
    publicOrigin: "http://shop.test",
  })
  expect((await shop.fetch(new Request("http://shop.test/v1/event", CALL))).status).toBe(204)
  const signIn = await shop.fetch(new Request("http://shop.test/integration/oauth2/login"))
  expect([signIn.status, signIn.headers.getSetCookie(), await signIn.text()]).toEqual([
    200,
    ["one=1", "two=2"],
    "<h1>Sign in</h1>",
  ])
  expect(seen).toMatchObject([{ path: "/v1/event", body: "events" }])
  expect(seen[0]?.headers.get("authorization")).toBe("Bearer collector")
  expect(seen[0]?.headers.get("cookie")).toBeNull()
  await elsewhere.close(50)
  await rm(clientFolder, { recursive: true })
})
