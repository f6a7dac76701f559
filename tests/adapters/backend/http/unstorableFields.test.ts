import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { serializeQuery } from "../../../../adapters/backend/http/serializeQuery.ts"
import { testRoot } from "../../../../adapters/composition/testRoot.ts"
import { NewsletterGateway } from "../../../../application/newsletter/NewsletterGateway.ts"
import { RestGateway } from "../../../../application/rest/RestGateway.ts"
import type { BackendError } from "../../../../application/shared/BackendError.ts"
import { inSpain } from "../../../support/backend/scopes.ts"
import { fillPath } from "../../../../adapters/backend/http/fillPath.ts"
import {
  storableJson,
  UnstorableBodyError,
  unstorableFields,
} from "../../../../adapters/backend/http/unstorableFields.ts"

const bad = fc
  .tuple(fc.string(), fc.constantFrom("\u0000", "\ud800", "\udfff"), fc.string())
  .map((parts) => parts.join(""))
  .filter((text) => /[\u0000\ud800-\udfff]/u.test(text))

describe("F180 a body with a text that no database can store", () => {
  it("is refused before any call, and names each field as the backend does", () => {
    fc.assert(
      fc.property(bad, (text) => {
        const body = {
          email: "ana@example.org",
          addressLines: ["a", text],
          company: { name: text },
          count: 1,
          none: null,
        }
        expect(unstorableFields(body).map(({ field, rule }) => [field, rule])).toEqual([
          ["addressLines.1", "text"],
          ["company.name", "text"],
        ])
        expect(() => storableJson(body)).toThrow(UnstorableBodyError)
      }),
    )
  })

  it("is written as JSON otherwise, also with surrogate pairs and other controls", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        fc.pre(unstorableFields(value).length === 0)
        expect(storableJson(value)).toBe(JSON.stringify(value))
      }),
    )
    expect(storableJson({ a: "👗\u0001" })).toBe(JSON.stringify({ a: "👗\u0001" }))
  })

  it("names a field whose own name is such a text", () => {
    expect(unstorableFields({ "a\u0000": 1 }).map(({ field }) => field)).toEqual(["a\ufffd"])
  })

  it("is U+FFFD in a search and in a path, where nothing is stored (F46, F82)", () => {
    expect(serializeQuery({ keyWord: "a\u0000\ud800" })).toBe("keyWord=a%EF%BF%BD%EF%BF%BD")
    expect(fillPath("/a/{b}", { b: "\u0000" })).toBe("/a/%EF%BF%BD")
  })

  it("reaches no backend, by a gateway or by a named action, and is refused at the same field", async () => {
    const asked: string[] = []
    const fetch = async ({ url }: Request) => {
      asked.push(url)
      return Response.json({})
    }
    const { context } = testRoot(inSpain, { fetch, session: { accessToken: Redacted.make("t"), userType: "guest" } })
    const run = Effect.runPromiseWith(context)
    const reasonOf = { onSuccess: () => undefined, onFailure: ({ reason }: BackendError) => reason }
    for (const text of ["a\u0000", "\ud800"]) {
      const wish = { email: "ana@example.org", lists: ["women", text], policies: [1] }
      const byGateway = NewsletterGateway.use((gateway) => gateway.subscribeNewsletter(wish))
      const byAction = RestGateway.use((gateway) =>
        gateway.call("order:addToCart", { body: { cartItems: [{ sku: text, quantity: 1 }] } }),
      )
      expect(await run(Effect.match(byGateway, reasonOf))).toMatchObject({
        _tag: "Rejected",
        key: "_ERR_INVALID_INPUT",
        fields: [{ field: expect.stringMatching(/\.1$/), rule: "text" }],
      })
      expect(await run(Effect.match(byAction, reasonOf))).toMatchObject({
        _tag: "Rejected",
        key: "_ERR_INVALID_INPUT",
        fields: [{ field: "cartItems.0.sku", rule: "text" }],
      })
    }
    expect(asked).toEqual([])
  })
})
