import { describe, expect, it } from "vitest"
import { currentSource, sourceOf, withRequestSource } from "../../../contracts/sandbox/platform/http/requestSource.ts"
import { serveSandbox } from "../../../contracts/sandbox/server.ts"

describe("the source of a request", () => {
  it.each([
    [null, ""],
    ["", ""],
    ["unknown", ""],
    ["203.0.113.9", "203.0.113.9"],
    ["6.6.6.6, 203.0.113.9", "203.0.113.9"],
    ["203.0.113.9:4711", "203.0.113.9"],
    ["::ffff:203.0.113.9", "203.0.113.9"],
    ["2001:DB8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["[2001:db8:1:2::9]:443", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["64:ff9b::203.0.113.9", "64:ff9b:0:0::/64"],
    ["127.0.0.1", ""],
    ["127.9.9.9", ""],
    ["::1", ""],
    ["::ffff:127.0.0.1", ""],
    ["999.1.1.1", ""],
    ["6.6.6.6,", ""],
  ])("F184 F185 of the header %j counts as %j", (header, expected) => {
    expect(sourceOf(header)).toBe(expected)
  })

  it("is separate for each concurrent request", async () => {
    const read = (address: string) =>
      withRequestSource(new Request("http://shop.test", { headers: { "x-forwarded-for": address } }), async () => {
        await new Promise((resolve) => setTimeout(resolve, 1))
        return currentSource()
      })
    const addresses = Array.from({ length: 20 }, (_, index) => `203.0.113.${index}`)
    expect(await Promise.all(addresses.map(read))).toEqual(addresses)
    expect(currentSource()).toBe("")
  })

  it("F184 is taken from a proxy on this machine, and never from the client's own header", async () => {
    const server = await serveSandbox({
      handle: async (request) => new Response(sourceOf(request.headers.get("x-forwarded-for"))),
    })
    const ask = async (header: string) => (await fetch(server.url, { headers: { "x-forwarded-for": header } })).text()
    expect([await ask("6.6.6.6, 203.0.113.9"), await ask("203.0.113.9")]).toEqual(["203.0.113.9", "203.0.113.9"])
    await server.close()
  })
})
