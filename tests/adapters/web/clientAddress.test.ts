import { describe, expect, it } from "vitest"
import { clientAddress, withForwardedFor } from "../../../adapters/web/security/clientAddress.ts"
import { startServer } from "../../../adapters/web/startServer.ts"

const forwardedFor = (...values: readonly string[]) => values.flatMap((value) => ["X-Forwarded-For", value])

describe("The client's address", () => {
  it.each([
    ["no proxy trusted: the connection", forwardedFor("1.1.1.1"), "9.9.9.9", 0, "9.9.9.9"],
    ["one proxy: what it added last", forwardedFor("6.6.6.6, 1.1.1.1"), "9.9.9.9", 1, "1.1.1.1"],
    ["two proxies, two headers", forwardedFor("6.6.6.6", "1.1.1.1 , 8.8.8.8"), "9.9.9.9", 2, "1.1.1.1"],
    ["fewer entries than proxies: the first", forwardedFor("1.1.1.1"), "9.9.9.9", 5, "1.1.1.1"],
    ["a proxy that adds nothing", [], "9.9.9.9", 1, "9.9.9.9"],
    ["a connection that has ended", [], undefined, 0, undefined],
  ] as const)("F184 is %s", (_, headers, remote, proxies, expected) => {
    expect(clientAddress(headers, remote, proxies)).toBe(expected)
  })

  it("replaces every header of that name, and leaves values that look like it", () => {
    expect(
      withForwardedFor(
        ["Host", "x-forwarded-for", ...forwardedFor("1.1.1.1"), "Accept", "*/*", ...forwardedFor("2.2.2.2")],
        "9.9.9.9",
      ),
    ).toEqual(["Host", "x-forwarded-for", "Accept", "*/*", "x-forwarded-for", "9.9.9.9"])
    expect(withForwardedFor(forwardedFor("1.1.1.1"), undefined)).toEqual([])
  })

  it.each([
    [0, "127.0.0.1"],
    [1, "203.0.113.9"],
  ])(
    "F184 reaches the shop as the only one, whatever the browser wrote (%i trusted)",
    async (trustedProxies, expected) => {
      const server = await startServer(
        async (request) => new Response(request.headers.get("x-forwarded-for")),
        0,
        "127.0.0.1",
        "PORT",
        trustedProxies,
      )
      const answer = await fetch(server.address, { headers: { "x-forwarded-for": "6.6.6.6, 203.0.113.9" } })
      expect(await answer.text()).toBe(expected)
      await server.close(100)
    },
  )
})
