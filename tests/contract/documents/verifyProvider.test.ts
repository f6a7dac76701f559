import { spawnSync } from "node:child_process"
import { createServer, type Server } from "node:http"
import { fileURLToPath } from "node:url"
import { afterEach, describe, expect, it } from "vitest"
import { publishPacts } from "../../../contracts/verification/publishPacts.ts"
import { readPacts } from "../../../contracts/verification/readPacts.ts"
import { describeReport, reportVerification } from "../../../contracts/verification/reportVerification.ts"
import { verifyProvider } from "../../../contracts/verification/verifyProvider.ts"

const ROOT = fileURLToPath(new URL("../../..", import.meta.url))
const pacts = readPacts(`${ROOT}contracts/pacts`)
const sessionPacts = pacts.filter(({ area }) => area === "session")

const open: Server[] = []
afterEach(() => {
  for (const server of open.splice(0)) server.close()
})

/** A server with these responses, and the requests it received. */
async function serving(answer: (path: string, body: string) => { readonly status: number; readonly body?: unknown }) {
  const previousSessions: {
    readonly method: string
    readonly path: string
    readonly authorization: string | undefined
    readonly body: string
  }[] = []
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = []
    incoming.on("data", (chunk: Buffer) => chunks.push(chunk))
    incoming.on("end", () => {
      const body = Buffer.concat(chunks).toString("utf8")
      previousSessions.push({
        method: incoming.method ?? "",
        path: incoming.url ?? "",
        authorization: incoming.headers.authorization,
        body,
      })
      const { status, body: response } = answer(incoming.url ?? "", body)
      outgoing
        .writeHead(status, { "content-type": "application/json" })
        .end(response === undefined ? "" : JSON.stringify(response))
    })
  })
  open.push(server)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`,
    previousSessions,
  }
}

describe("the verification of a backend", () => {
  it("reports each broken interaction with its place and request", async () => {
    const { url } = await serving((path) =>
      path.startsWith("/states")
        ? { status: 200, body: { token: "t", refreshToken: "r" } }
        : { status: 200, body: { access_token: 7 } },
    )
    const verification = await verifyProvider({
      url,
      pacts: sessionPacts,
      states: `${url}/states`,
      only: /createGuest: a visitor/,
    })
    const report = reportVerification(verification, sessionPacts)
    expect(report).toMatchObject({ passed: 0, broken: 1, faults: [] })
    const reportText = describeReport(report).join("\n")
    expect(reportText).toContain("BROKEN createGuest: a visitor becomes a guest")
    expect(reportText).toMatch(/\$\.access_token.*string/i)
    expect(reportText).toMatch(/missing.*expires_in/)
    expect(reportText).toContain("0 kept, 1 broken")
  })

  it("sets up states at a separate address, with name and parameters", async () => {
    const { url, previousSessions } = await serving(() => ({ status: 200, body: {} }))
    await verifyProvider({
      url,
      pacts: sessionPacts,
      states: `${url}/states`,
      only: /createGuest: there are no guests/,
    })
    const state: unknown = JSON.parse(previousSessions.find(({ path }) => path.startsWith("/states"))?.body ?? "{}")
    expect(state).toMatchObject({ state: "no such store", params: { storeId: expect.stringMatching(/^[0-9]{8}$/) } })
  })

  it.each([
    ["when nothing answers at all", ["--url", "http://127.0.0.1:9"], "Nothing answers at http://127.0.0.1:9"],
    [
      "when the address is none",
      ["--url", "localhost:4174"],
      "--url must be an address that begins with http:// or https://",
    ],
    [
      "when there is no such area",
      ["--url", "http://127.0.0.1:9", "--area", "carts"],
      "There is no area carts; the areas: ",
    ],
    ["when an option is misspelt", ["--ulr", "http://127.0.0.1:9"], "--ulr"],
  ])("reports %s, and how to fix it", (_, options, message) => {
    const { status, stderr } = spawnSync(process.execPath, ["scripts/verifyProvider.mjs", ...options], {
      cwd: ROOT,
      encoding: "utf8",
    })
    expect(stderr).toContain(message)
    expect(status).toBe(2)
  })
})

describe("a broker", () => {
  it("receives every pact under its consumer and version, with the token", async () => {
    const { url, previousSessions } = await serving(() => ({ status: 201 }))
    await publishPacts({ brokerUrl: `${url}/`, version: "1.2.0+a b", token: "secret-token", pacts: sessionPacts })
    expect(previousSessions.map(({ method, path, authorization }) => [method, path, authorization])).toEqual([
      [
        "PUT",
        "/pacts/provider/selvedge-sandbox/consumer/selvedge-session/version/1.2.0%2Ba%20b",
        "Bearer secret-token",
      ],
    ])
    expect(JSON.parse(previousSessions[0]?.body ?? "")).toMatchObject({ consumer: { name: "selvedge-session" } })
  })

  it("ends the publishing with its status when it refuses a pact", async () => {
    const { url } = await serving(() => ({ status: 409 }))
    await expect(publishPacts({ brokerUrl: url, version: "1", pacts: sessionPacts })).rejects.toThrow(
      "The broker answered 409 to selvedge-session",
    )
  })
})
