import { describe, expect, it } from "vitest"
import { redact, redactText } from "../../../adapters/web/operations/redact.ts"
import { redactText as redactInSandbox } from "../../../contracts/sandbox/platform/ports/createLog.ts"

const TOKEN = "a.Zk3x9QpLr7TbVn2sWm5cYd8fGh1jK4uE"
const SECRETS = [
  TOKEN,
  TOKEN.slice(2),
  "4242 4242 4242 4242",
  "4242424242424242",
  "4000-0000-0000-0341",
  "ana.garcia+shop@mail.example.com",
  "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0",
]
const PLAIN = [
  "7f4c1a1a-53a5-4f0e-9a58-0f7f6f0f4f10",
  "0af7651916cd43dd8448eb211c80319c",
  "Related products left out: listRelatedProducts: TimedOut",
  "1768471770000",
  "/itxrest/{version}/order/store/{storeId}/cart",
  "    at servePage (file:///srv/shop/dist/server/assets/pages-d3Fc1a.js:12:3)",
]

describe.each([
  ["the log of the shop", redactText],
  ["the log of the sandbox", redactInSandbox],
])("%s", (_name, redacted) => {
  it.each(SECRETS)("does not contain the secret %s", (secret) => {
    expect(redacted(`Failed for ${secret}: again`)).toMatch(/^Failed for (?:a\.)?\[redacted\]: again$/)
  })

  it("does not contain the query of a link", () => {
    expect(redacted("GET /10000034/newsletter?hash=abc&email=x failed")).not.toMatch(/abc|email/)
  })

  it("does not contain credentials", () => {
    expect(redacted("authorization: Bearer short-1")).not.toContain("short-1")
  })

  it.each(PLAIN)("keeps %s", (text) => {
    expect(redacted(text)).toBe(text)
  })

  it("takes time in proportion to the text, whatever it repeats", () => {
    const began = performance.now()
    for (const part of ["a", "1", "?a=", "@", "4 ", "a@a.", "/", "Bearer "]) redacted(part.repeat(40_000))
    expect(performance.now() - began).toBeLessThan(1_500)
  })
})

describe("the fields of a log line", () => {
  it("are removed by their name, at any depth and in errors", () => {
    const error = Object.assign(new Error(`No user ${TOKEN}`, { cause: { cookie: "x=1" } }), { code: "23505" })
    const line = JSON.stringify(
      redact({ error, headers: { authorization: "x1", "set-cookie": ["x2"] }, user: { password: "x3", id: 7 } }),
    )
    expect(line).not.toMatch(/x=1|x[123]|Zk3x9/)
    expect(line).toContain('"id":7')
    expect(line).toContain('"code":"23505"')
  })

  it("end at a depth, so that a circular value can be logged", () => {
    const circular: Record<string, unknown> = { a: 1n }
    circular["self"] = circular
    expect(JSON.stringify(redact(circular))).toContain('"a":"1"')
  })
})
