import { gzipSync } from "node:zlib"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { adminConsoleRoutes } from "../../../contracts/sandbox/admin-console/adminConsoleRoutes.ts"
import { documents } from "../../../contracts/sandbox/platform/http/documents.ts"
import { type DocumentedOperation, membersOf, operationsOf } from "../../../contracts/verification/resolvedDocument.ts"
import { onBothDatabases, readAnswer, type TestShop } from "../../support/sandbox/onBothDatabases.ts"
import { at, listAt, SPAIN } from "../checkout/customer.ts"
import { bodyWith, type TextField, textFieldsOf } from "./textFields.ts"
import { DAILY_SEED } from "../../support/DAILY_SEED.ts"

/** Texts per field: one in the test run, with the seed of the day; more with TEXT_RUNS. */
const RUNS = Number(process.env["TEXT_RUNS"] ?? 1)
const KEY = "the-admin-key-of-this-test"
const ORIGIN = "http://localhost:4173"
const FORM = { "content-type": "application/x-www-form-urlencoded", origin: ORIGIN }

const operations = documents.flatMap((document) => [...operationsOf(document).values()])
const plain = fc.string({ maxLength: 12, unit: "grapheme" })
const around = (bad: fc.Arbitrary<string>) => fc.tuple(plain, bad, plain).map((parts) => parts.join(""))
/** Addresses consist of bytes, so that they cannot contain half of a surrogate pair. */
const withNul = around(fc.constant("\u0000"))
const isBroken = (text: string) => /[\u0000\ud800-\udfff]/u.test(text)
const unstorable = around(
  fc.constantFrom("\u0000", "\ud800", "\udbff", "\udc00", "\udfff", "\udc00\ud800", "\ud83d\u0000\udc57"),
).filter(isBroken)
const oneOf = (texts: fc.Arbitrary<string>, run: number): string =>
  fc.sample(texts, { numRuns: 1, seed: DAILY_SEED + run })[0] ?? "\u0000"

/** Checks the response to a call with a bad text in one field. */
const named = (field: string) => ({ status: 400, key: "_ERR_INVALID_INPUT", fields: [field, "text"] })

const judged = (field: string, { status, body }: { readonly status: number; readonly body: unknown }) => {
  const found = status === 400 ? listAt(body, "fields").find((one) => at(one, "field") === field) : undefined
  return { status, key: at(body, "key"), fields: [at(found, "field"), at(found, "rule")] }
}

async function send(
  shop: TestShop,
  { method, path, operation }: DocumentedOperation,
  field: TextField,
  run: number,
): Promise<unknown> {
  const name = field.path.join(".")
  const text = oneOf(field.place === "body" ? unstorable : withNul, run)
  const filled = path.replace(/\{(\w+)\}/gu, (_, part: string) =>
    field.place === "path" && part === name ? encodeURIComponent(text) : part === "storeId" ? SPAIN : "1",
  )
  const search = field.place === "query" ? `?${new URLSearchParams({ [name]: text }).toString()}` : ""
  const body =
    field.place === "body"
      ? bodyWith(field.path, text)
      : method === "GET" || operation["requestBody"] === undefined
        ? undefined
        : {}
  return judged(name, await shop.call(method, `${filled}${search}`, body))
}

const fieldsOfAll = operations.map((one) => ({ one, fields: textFieldsOf(one) }))

onBothDatabases(
  "F180 a text with NUL or half of a surrogate pair is refused at its field",
  (shop) => {
    it.each(
      fieldsOfAll
        .filter(({ fields, one }) => fields.length > 0 && !isLines(one))
        .map(({ one, fields }) => [one.operationId, one, fields] as const),
    )("in every text field of %s", async (_, one, fields) => {
      for (const field of fields) {
        for (let run = 0; run < RUNS; run += 1) {
          expect([field.path.join("."), await send(shop(), one, field, run)]).toEqual([
            field.path.join("."),
            named(field.path.join(".")),
          ])
        }
      }
    })

    it("in the name of a field, and in an undocumented field", async () => {
      const path = `/itxrest/2/user/store/${SPAIN}/address`
      expect(judged("a\ufffdb", await shop().call("POST", path, { "a\u0000b": 1 }))).toEqual(named("a\ufffdb"))
      expect(judged("unknown.0.deep", await shop().call("POST", path, { unknown: [{ deep: "\ud800" }] }))).toEqual(
        named("unknown.0.deep"),
      )
      expect(judged("unknown", await shop().call("GET", `/itxrest/2/catalog/store/${SPAIN}?unknown=%00`))).toEqual(
        named("unknown"),
      )
    })

    it("in every form and page of the admin console", async () => {
      for (const { method, pattern } of adminConsoleRoutes) {
        const path = pattern.source
          .replace(/^\^|\$$/gu, "")
          .replaceAll("\\/", "/")
          .replace("/?", "")
          // An optional part of a path, with its parameter.
          .replace(/\(\?:[^()]*\([^()]*\)\)\?/gu, "")
          .replace(/\((?:\[[^\]]*\]|[^)[])*\)\??/gu, "1")
        const answers =
          method === "GET"
            ? [await shop().call("GET", `${path}?q=%00`, undefined, { "x-admin-key": KEY })]
            : [
                await shop().call("POST", path, { q: "\u0000" }, { "x-admin-key": KEY }),
                await shop().call("POST", path, "q=a%00b", { "x-admin-key": KEY, ...FORM }),
              ]
        for (const answer of answers) expect([path, judged("q", answer)]).toEqual([path, named("q")])
      }
    })

    it("in the forms of the sign-in pages, the social providers and the vault", async () => {
      const login = `/integration/oauth2/login`
      for (const page of ["", "/register", "/password", "/social", "/guest"]) {
        const { status, body } = await shop().call(
          "POST",
          `${login}${page}?storeId=${SPAIN}&redirectUri=%2F`,
          "email=a%00b%40example.com&password=x",
          { ...FORM, accept: "application/json" },
        )
        expect([page, judged("email", { status, body })]).toEqual([page, named("email")])
      }
      expect(
        judged(
          "holder",
          await shop().call("POST", "/sandbox/vault/cards", { kind: "card", holder: "\udfff" }, { origin: ORIGIN }),
        ),
      ).toEqual(named("holder"))
    })

    it("in one product of an import, whose other products are imported", async () => {
      const product = (handle: string, title: string) => ({
        handle,
        title,
        descriptionText: "",
        images: [],
        variants: [{ sku: `SKU-${handle}`, options: [], price: 1000 }],
      })
      const { status, body } = await shop().call(
        "POST",
        "/sandbox/catalogue/products",
        { storeId: SPAIN, products: [product("good", "Good"), product("bad", "a\ud800")] },
        { "x-admin-key": KEY },
      )
      expect([status, listAt(body, "results").map((result) => [at(result, "handle"), at(result, "outcome")])]).toEqual([
        200,
        [
          ["good", "created"],
          ["bad", "refused"],
        ],
      ])
      expect(at(listAt(body, "results")[1], "reason")).toContain("title holds a character that no text may have")
      expect(
        judged(
          "source",
          await shop().call(
            "POST",
            "/sandbox/catalogue/imported",
            { storeId: SPAIN, source: "\u0000" },
            { "x-admin-key": KEY },
          ),
        ),
      ).toEqual(named("source"))
    })

    it.each([
      'L 1 INFO "a" "b\\u0000"',
      'L 1 INFO "a\\ud800" "b"',
      'L 1 INFO "a" "b" "tag"="\\udfff"',
      'M 1 COUNTER c 1 "tag"="\\u0000"',
      'L 1 INFO "a" "b\u0000"',
    ])("in a line of telemetry: %j", async (line) => {
      const headers = {
        authorization: "Bearer demo-collector-token",
        "tracker-id": "tracker-1",
        "project-key": "selvedge-web",
        "content-type": "application/gzip",
      }
      const body = new Uint8Array(gzipSync(`#selvedge-events 1\nT "platform"="web"\n${line}\n`))
      const answer = await readAnswer(
        await shop().sandbox.handle(new Request(`${ORIGIN}/v1/event`, { method: "POST", headers, body })),
      )
      expect([answer.status, at(listAt(answer.body, "fields")[0], "field")]).toEqual([400, "line 3"])
    })

    it("without a logged error", () => {
      expect(shop().logged.filter(({ level }) => level === "error")).toEqual([])
    })
  },
  { adminKey: KEY },
)

describe("F180 the text fields", () => {
  it("are derived from the documents of every area", () => {
    const count = fieldsOfAll.reduce((sum, { fields }) => sum + fields.length, 0)
    process.stdout.write(`${count} text fields in ${fieldsOfAll.length} operations\n`)
    expect(count).toBeGreaterThan(500)
  })
})

function isLines({ operation, follow }: DocumentedOperation): boolean {
  return "application/gzip" in membersOf(follow(operation["requestBody"])["content"])
}
