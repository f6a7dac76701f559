import { Writable } from "node:stream"
import { describe, expect, it } from "vitest"
import { logRequests } from "../../../contracts/sandbox/logRequests.ts"
import { createLog, type LogLevel } from "../../../contracts/sandbox/platform/ports/createLog.ts"

const TRACE = "0af7651916cd43dd8448eb211c80319c"

const sandbox = (level: LogLevel = "info") => {
  const lines: string[] = []
  const log = createLog(
    level,
    new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        lines.push(chunk.toString())
        done()
      },
    }),
  )
  const handle = logRequests(async () => Response.json({}, { status: 201 }), log)
  return {
    log,
    lines,
    ask: (path: string, headers: Readonly<Record<string, string>> = {}, method = "GET") =>
      handle(new Request(`http://localhost:4174${path}`, { method, headers })),
  }
}

describe("the log of a sandbox by itself", () => {
  it("has a line per request with its operation, ID and trace, and without its values", async () => {
    const { lines, ask } = sandbox()
    const response = await ask("/itxrest/2/order/store/10000034/cart?token=Zk3x9", {
      "x-request-id": "edge-1",
      traceparent: `00-${TRACE}-b7ad6b7169203331-01`,
    })
    expect(response.headers.get("x-request-id")).toBe("edge-1")
    expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
      expect.objectContaining({
        level: "info",
        requestId: "edge-1",
        traceId: TRACE,
        method: "GET",
        operation: "getCart",
        status: 201,
        msg: "request",
      }),
    ])
    expect(lines.join("")).not.toMatch(/Zk3x9|10000034/u)
  })

  it("names what is outside of the contract by its folder, and replaces an invalid ID", async () => {
    const { lines, ask } = sandbox()
    const response = await ask("/media/a.webp", { "x-request-id": "a b" })
    await ask("/anything/else", {}, "BREW")
    expect(response.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/u)
    expect(lines.map((line) => JSON.parse(line).operation)).toEqual(["/media", "other"])
    expect(JSON.parse(lines[1] ?? "").method).toBe("other")
  })

  it("has lines from its level on, without secrets in details", async () => {
    const { lines, log, ask } = sandbox("warn")
    await ask("/media/a.webp")
    log({ level: "error", message: "Failed for ana@mail.example", detail: { password: "x1", at: { cookie: "x2" } } })
    expect(lines).toHaveLength(1)
    expect(lines[0]).not.toMatch(/ana@|x1|x2/u)
  })
})
