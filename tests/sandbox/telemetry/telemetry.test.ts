import { gzipSync } from "node:zlib"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openTestShop, readAnswer, type TestShop } from "../../support/sandbox/onBothDatabases.ts"
import { at, listAt, textAt } from "../checkout/customer.ts"

const KEY = "the-admin-key-of-this-test"
const HEAD = '#selvedge-events 1\nT "platform"="web" "version"="0.1.0"\n'
const LOG = 'L 1768471770000 WARN "cart" "A line was left out" "userLogged"="no"\n'
const METRIC = 'M 1768471770125 COUNTER http_requests 1 "method"="GET" "status"="200"\n'

describe("the collector of events", () => {
  let shop: TestShop
  let trackers = 0
  beforeAll(async () => {
    shop = await openTestShop({ adminKey: KEY })
  })
  afterAll(() => shop.sandbox.close())

  const post = async (body: Uint8Array<ArrayBuffer>, headers: Readonly<Record<string, string>> = {}) => {
    trackers += 1
    const sent = {
      authorization: "Bearer demo-collector-token",
      "tracker-id": `tracker-${trackers}`,
      "project-key": "selvedge-web",
      "content-type": "application/gzip",
      ...headers,
    }
    return readAnswer(
      await shop.sandbox.handle(new Request("http://localhost:4173/v1/event", { method: "POST", headers: sent, body })),
    )
  }
  const send = (text: string, headers: Readonly<Record<string, string>> = {}) =>
    post(new Uint8Array(gzipSync(text)), headers)
  const storedLines = async () =>
    listAt((await shop.call("GET", "/sandbox/telemetry", undefined, { "x-admin-key": KEY })).body, "lines")

  it("accepts a batch of logs and metrics, and the admin console shows them", async () => {
    expect((await send(HEAD + LOG + METRIC)).status).toBe(202)
    const [newest, before] = await storedLines()
    expect(newest).toMatchObject({
      kind: "metric",
      grade: "COUNTER",
      name: "http_requests",
      projectKey: "selvedge-web",
    })
    expect(before).toMatchObject({ kind: "log", grade: "WARN", name: "cart", happenedAt: "2026-01-15T10:09:30.000Z" })
  })

  it("R16 never reads one line as two: a text cannot end its line", async () => {
    expect((await send(`${HEAD}L 1 INFO "a" "one\\nL 2 ERROR \\"b\\" \\"forged\\""\n`)).status).toBe(202)
    const [newest] = await storedLines()
    expect(newest).toMatchObject({ grade: "INFO", name: "a" })
    expect((await storedLines()).filter((line) => at(line, "name") === "b")).toEqual([])
    expect((await send(`${HEAD}L 1 INFO "a" "one\nL 2 ERROR "b" "forged""\n`)).status).toBe(400)
  })

  it("V73 V74 V75 V76 V77 V78 V79 V80 V81 V82 V83 V84 refuses a batch and names its malformed line", async () => {
    const before = await storedLines()
    const wrong: readonly (readonly [line: string, place: string])[] = [
      [`${HEAD}${LOG}X 1\n`, "line 4"],
      [`${HEAD}L 1 LOUD "a" "b"\n`, "line 3"],
      [`${HEAD}L x INFO "a" "b"\n`, "line 3"],
      [`${HEAD}L 1 INFO "a" "b" \n`, "line 3"],
      [`${HEAD}L 1 INFO "a" "b" "k"="1" "k"="2"\n`, "line 3"],
      [`${HEAD}M 1 GAUGE a 1\n`, "line 3"],
      [`${HEAD}M 1 COUNTER a-b 1\n`, "line 3"],
      [`${HEAD}M 1 COUNTER a NaN\n`, "line 3"],
      [`${HEAD}M 1 COUNTER a 1 "k"="a\\tb"\n`, "line 3"],
      [`${HEAD}M 1 COUNTER a 1${Array.from({ length: 26 }, (_, index) => ` "k${index}"="v"`).join("")}\n`, "line 3"],
      [`${HEAD}L 1 INFO "a" "b" "k"=1\n`, "line 3"],
      [`${HEAD}L 1 INFO "a" "b" "k"="${"v".repeat(1_025)}"\n`, "line 3"],
      [`${HEAD}L 1 INFO "a" "b" "${"k".repeat(1_025)}"="v"\n`, "line 3"],
      [`${HEAD}M 1 COUNTER a\n`, "line 3"],
      [`${HEAD}M 1 COUNTER ${"a".repeat(129)} 1\n`, "line 3"],
      [`${HEAD}M 1 COUNTER a 1 "${"k".repeat(129)}"="v"\n`, "line 3"],
      [`${HEAD}M 1 COUNTER a 1 "k"="${"v".repeat(501)}"\n`, "line 3"],
      [`${HEAD}L 1 INFO "${"a".repeat(20_001)}" "b"\n`, "line 3"],
      [`${HEAD}L 1 INFO "a" "${"b".repeat(35_001)}"\n`, "line 3"],
      ['#selvedge-events 1\nT "userAgent"="x"\n', "line 2"],
      ['#selvedge-events 1\nT "1a"="x"\n', "line 2"],
      ["hello\n", "line 1"],
      [HEAD.trimEnd(), "body"],
    ]
    for (const [text, place] of wrong) {
      const { status, body } = await send(text)
      expect([text.slice(0, 80), status, at(body, "fields.0.field")]).toEqual([text.slice(0, 80), 400, place])
    }
    expect(await storedLines()).toEqual(before)
  })

  it("refuses bodies that are too large, packed or unpacked, without unpacking them whole", async () => {
    expect((await send(HEAD + " ".repeat(9_000_000))).status).toBe(413)
    const noise = new Uint8Array(1_000_000)
    for (let from = 0; from < noise.length; from += 65_536)
      crypto.getRandomValues(noise.subarray(from, Math.min(noise.length, from + 65_536)))
    expect((await post(noise)).status).toBe(413)
    expect((await send(HEAD + LOG.repeat(5_001))).status).toBe(413)
  })

  it("refuses invalid gzip or UTF-8, missing headers, and another token", async () => {
    expect((await post(new Uint8Array(Buffer.from(HEAD)))).status).toBe(400)
    expect((await post(new Uint8Array(gzipSync(Buffer.from([0xff, 0xfe]))))).status).toBe(400)
    expect((await send(HEAD, { "content-type": "text/plain" })).status).toBe(400)
    expect((await send(HEAD, { "project-key": "" })).status).toBe(400)
    expect((await send(HEAD, { authorization: "Bearer another" })).status).toBe(401)
  })

  it("answers 426 to another format, and 429 to a tracker that sends too often", async () => {
    expect(textAt((await send(HEAD.replace("events 1", "events 2"))).body, "key")).toBe("_ERR_UPGRADE_REQUIRED")
    const statuses: number[] = []
    for (let batch = 0; batch < 61; batch += 1) statuses.push((await send(HEAD, { "tracker-id": "busy" })).status)
    expect(new Set(statuses.slice(0, 60))).toEqual(new Set([202]))
    expect(statuses[60]).toBe(429)
    shop.clock.advance(61_000)
    expect((await send(HEAD, { "tracker-id": "busy" })).status).toBe(202)
  })

  it("F180 refuses texts that cannot be stored, names their line, and stores a bounded number", async () => {
    const refused = await send(`${HEAD}${LOG}L 1 INFO "a\\u0000b\\ud800" "\\u0000"\n`)
    expect([refused.status, at(listAt(refused.body, "fields")[0], "field")]).toEqual([400, "line 4"])
    for (let batch = 0; batch < 3; batch += 1) expect((await send(HEAD + METRIC.repeat(5_000))).status).toBe(202)
    expect(
      Number(at((await shop.call("GET", "/sandbox/telemetry", undefined, { "x-admin-key": KEY })).body, "count")),
    ).toBeLessThanOrEqual(10_000)
  })
})
