import { fileURLToPath } from "node:url"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Sandbox, SandboxOptions } from "../../../contracts/sandbox/createSandbox.ts"
import { providerStates } from "../../../contracts/sandbox/composition/providerStates.ts"
import { readPacts } from "../../../contracts/verification/readPacts.ts"
import { readAnswer } from "../../support/sandbox/onBothDatabases.ts"
import { smallWorld } from "../../support/sandbox/smallWorld.ts"
import { listAt, SPAIN, textAt } from "../checkout/customer.ts"
import { openSandbox } from "../../support/sandbox/newDatabase.ts"

const KEY = "the-admin-key-of-this-test"
/** The host name of calls inside a process, as the storefront calls its sandbox. */
const INSIDE = "http://sandbox.invalid"
const PACTS = fileURLToPath(new URL("../../../contracts/pacts", import.meta.url))
const ADDRESS = "http://127.0.0.1:40173"

const open = (options: SandboxOptions) => openSandbox({ adminKey: KEY, ...options })

const messagesOf = async (
  sandbox: Sandbox,
): Promise<readonly { readonly text: string; readonly recipient: string }[]> => {
  const call = async (path: string) =>
    (await readAnswer(await sandbox.handle(new Request(`${INSIDE}${path}`, { headers: { "x-admin-key": KEY } })))).body
  const messages = listAt(await call("/sandbox/messages"), "messages")
  return Promise.all(
    messages.map(async (message) => ({
      recipient: textAt(message, "recipient"),
      text: textAt(await call(`/sandbox/messages/${textAt(message, "messageId")}`), "text"),
    })),
  )
}

const post = (sandbox: Sandbox, path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  sandbox.handle(
    new Request(`${INSIDE}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    }),
  )

const subscribe = async (sandbox: Sandbox, headers: Readonly<Record<string, string>>) => {
  const guest = await readAnswer(await post(sandbox, `/api/storefront/1/stores/${SPAIN}/users/guests`, {}, headers))
  const authorization = `Bearer ${textAt(guest.body, "access_token")}`
  return post(
    sandbox,
    `/itxrest/2/newsletter/store/${SPAIN}/newsletter-request`,
    { email: "ana@example.org", newsletter: true, mailList: ["women"], origin: "footer", policiesList: [1] },
    { ...headers, authorization },
  )
}

const linksOf = (text: string): readonly string[] => text.match(/https?:\/\/\S+|^\/\S+$/gmu) ?? []

describe("F198 links in messages, of a sandbox without a configured public address", () => {
  let sandbox: Sandbox
  beforeAll(async () => {
    sandbox = await open({ shopUrl: () => ADDRESS, passkeyOrigins: () => [INSIDE] })
  }, 60_000)
  afterAll(() => sandbox.close())

  it("are absolute with the host of the request, in every message of the pacts' states", async () => {
    const states = providerStates(sandbox.handle, INSIDE, KEY)
    const expectedMessages = new Map(
      readPacts(PACTS)
        .flatMap(({ interactions }) => interactions.flatMap(({ providerStates: all }) => all))
        .map((state) => [state.name, state]),
    )
    for (const { name, params } of expectedMessages.values()) await states.get(name)?.(params ?? {})
    const messages = await messagesOf(sandbox)
    const links = messages.flatMap(({ text }) => linksOf(text))
    process.stdout.write(`${links.length} links in ${messages.length} messages of ${expectedMessages.size} states\n`)
    expect(links.length).toBeGreaterThan(10)
    expect(links.filter((link) => new URL(link, "http://relative.invalid").origin !== ADDRESS)).toEqual([])
  }, 300_000)
})

describe("F198 the address in links", () => {
  const hosts = {
    host: "evil.example",
    "x-forwarded-host": "evil.example",
    "x-forwarded-proto": "https",
    forwarded: "host=evil.example;proto=https",
    origin: "http://evil.example",
  }

  it.each([
    [
      "the public address",
      { publicUrl: "https://shop.example/", shopUrl: (): string => ADDRESS },
      "https://shop.example/",
    ],
    ["where it listens", { shopUrl: (): string => ADDRESS }, `${ADDRESS}/`],
    ["the shop's usual address where nothing was said", {}, "http://localhost:4173/"],
  ])(
    "is %s, for any host of a request",
    async (_, options: Partial<SandboxOptions>, expected) => {
      const sandbox = await open({ world: smallWorld, ...options })
      try {
        const { origin: _origin, ...proxied } = hosts
        expect((await subscribe(sandbox, proxied)).status).toBeLessThan(300)
        const [message] = await messagesOf(sandbox)
        const [link = ""] = linksOf(message?.text ?? "")
        expect([link.startsWith(expected), message?.text.includes("evil.example")]).toEqual([true, false])
      } finally {
        await sandbox.close()
      }
    },
    120_000,
  )
})
