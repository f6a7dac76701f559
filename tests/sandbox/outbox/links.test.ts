import { randomUUID } from "node:crypto"
import { fileURLToPath } from "node:url"
import PostalMime from "postal-mime"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Sandbox, SandboxOptions } from "../../../contracts/sandbox/createSandbox.ts"
import { providerStates } from "../../../contracts/sandbox/composition/providerStates.ts"
import { LOGIN_PAGES } from "../../../contracts/sandbox/customers/session/loginPaths.ts"
import { readPacts } from "../../../contracts/verification/readPacts.ts"
import { onOneDatabase, readAnswer } from "../../support/sandbox/onBothDatabases.ts"
import { smallWorld } from "../../support/sandbox/smallWorld.ts"
import { OTHER_PASSWORD, register } from "../account/customer.ts"
import { at, listAt, pay, readyToPay, SPAIN, textAt, worldWithUnits } from "../checkout/customer.ts"
import { browserWithoutScripts } from "../sign-in/browserWithoutScripts.ts"
import { signedIn, type SignedIn } from "../wallet/signedIn.ts"
import { openSandbox } from "../../support/sandbox/newDatabase.ts"

const KEY = "the-admin-key-of-this-test"
/** The host name of calls inside a process, as the storefront calls its sandbox. */
const DAY_MS = 86_400_000
const INSIDE = "http://sandbox.invalid"
const PACTS = fileURLToPath(new URL("../../../contracts/pacts", import.meta.url))
const ADDRESS = "http://127.0.0.1:40173"
/** Stores whose first language is Arabic, Hebrew, Japanese, Korean, Chinese and Polish. */
const LANGUAGES = ["10000966", "10000972", "10000081", "10000082", "10000086", "10000048"]

const open = (options: SandboxOptions) => openSandbox({ adminKey: KEY, ...options })

const read = async (sandbox: Sandbox, path: string): Promise<unknown> =>
  (await readAnswer(await sandbox.handle(new Request(`${INSIDE}${path}`, { headers: { "x-admin-key": KEY } })))).body

const messagesOf = async (
  sandbox: Sandbox,
): Promise<readonly { readonly text: string; readonly recipient: string }[]> => {
  const messages = listAt(await read(sandbox, "/sandbox/messages"), "messages")
  return Promise.all(
    messages.map(async (message) => ({
      recipient: textAt(message, "recipient"),
      text: textAt(await read(sandbox, `/sandbox/messages/${textAt(message, "messageId")}`), "text"),
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

const subscribe = async (
  sandbox: Sandbox,
  headers: Readonly<Record<string, string>>,
  storeId = SPAIN,
  email = "ana@example.org",
) => {
  const guest = await readAnswer(await post(sandbox, `/api/storefront/1/stores/${storeId}/users/guests`, {}, headers))
  const authorization = `Bearer ${textAt(guest.body, "access_token")}`
  return post(
    sandbox,
    `/itxrest/2/newsletter/store/${storeId}/newsletter-request`,
    { email, newsletter: true, mailList: ["women"], origin: "footer", policiesList: [1] },
    { ...headers, authorization },
  )
}

const linksOf = (text: string): readonly string[] => text.match(/https?:\/\/\S+|^\/\S+$/gmu) ?? []

describe("F198 links in messages, of a sandbox without a configured public address", () => {
  let sandbox: Sandbox
  let stateCount = 0
  beforeAll(async () => {
    // Enough for every state; the demo world has more, which take longer to write.
    sandbox = await open({ products: 60, shopUrl: () => ADDRESS, passkeyOrigins: () => [INSIDE] })
    const states = providerStates(sandbox.handle, INSIDE, KEY)
    const expectedMessages = new Map(
      readPacts(PACTS)
        .flatMap(({ interactions }) => interactions.flatMap(({ providerStates: all }) => all))
        .map((state) => [state.name, state]),
    )
    for (const { name, params } of expectedMessages.values()) await states.get(name)?.(params ?? {})
    stateCount = expectedMessages.size
    // The messages of the states are in few languages.
    for (const storeId of LANGUAGES) await subscribe(sandbox, {}, storeId)
  }, 360_000)
  afterAll(() => sandbox.close())

  it("are absolute with the host of the request, in every message of the pacts' states", async () => {
    const messages = await messagesOf(sandbox)
    const links = messages.flatMap(({ text }) => linksOf(text))
    process.stdout.write(`${links.length} links in ${messages.length} messages of ${stateCount} states\n`)
    expect(links.length).toBeGreaterThan(10)
    expect(links.filter((link) => new URL(link, "http://relative.invalid").origin !== ADDRESS)).toEqual([])
  }, 60_000)

  it("are in mails that another mail program reads as the shop wrote them", async () => {
    const messages = listAt(await read(sandbox, "/sandbox/messages?channel=mail"), "messages")
    const mails = await Promise.all(
      messages.map(async (message) => {
        const response = await sandbox.handle(
          new Request(`${INSIDE}/sandbox/messages/${textAt(message, "messageId")}.eml`, {
            headers: { "x-admin-key": KEY },
          }),
        )
        const bytes = await response.arrayBuffer()
        return { message, bytes, mail: await PostalMime.parse(bytes) }
      }),
    )
    for (const { message, bytes, mail } of mails) {
      const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value
      expect({
        subject: mail.subject,
        to: mail.to?.map(({ address }) => address),
        from: mail.from?.address,
        text: mail.text?.trimEnd(),
        html: mail.html,
        date: mail.date,
        attachments: mail.attachments.map(({ filename, mimeType }) => [filename, mimeType]),
        unsubscribe: header("list-unsubscribe"),
        oneClick: header("list-unsubscribe-post"),
      }).toEqual({
        subject: textAt(message, "subject"),
        to: [textAt(message, "recipient")],
        from: "shop@selvedge.example",
        text: textAt(message, "text").trimEnd(),
        html: undefined,
        date: new Date(Math.floor(Date.parse(textAt(message, "sentAt")) / 1_000) * 1_000).toISOString(),
        attachments: listAt(message, "attachments").map((file) => [textAt(file, "name"), textAt(file, "mediaType")]),
        unsubscribe: at(message, "headers.List-Unsubscribe"),
        oneClick: at(message, "headers.List-Unsubscribe-Post"),
      })
      // Headers are ASCII in lines of at most 998 bytes (RFC 5322), and texts state their charset.
      const head = Buffer.from(bytes).toString("latin1").split("\r\n\r\n")[0] ?? ""
      expect(/[^\r\n\t\u0020-\u007e]/u.test(head) || head.split("\r\n").some((line) => line.length > 998)).toBe(false)
      if (mail.attachments.length === 0) expect(header("content-type")).toMatch(/^text\/plain; charset=utf-8/u)
      else expect(header("content-type")).toMatch(/^multipart\/mixed;/u)
    }
    const subjects = mails.map(({ mail }) => mail.subject ?? "").join("\n")
    for (const script of [/\p{Script=Arabic}/u, /\p{Script=Hebrew}/u, /\p{Script=Hiragana}/u, /\p{Script=Hangul}/u])
      expect(subjects).toMatch(script)
    const withHeader = mails.filter(({ message }) => at(message, "headers.List-Unsubscribe") !== undefined)
    const withFile = mails.filter(({ mail }) => mail.attachments.length > 0)
    process.stdout.write(`${mails.length} mails, ${withHeader.length} of a list, ${withFile.length} with files\n`)
    expect(withHeader.length).toBeGreaterThan(0)
    for (const { mail } of withHeader) expect(mail.text).toContain("hash=")
  }, 60_000)
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

onOneDatabase(
  "a link of a message",
  (shop) => {
    const base = `/itxrest/2/user/store/${SPAIN}`
    const orders = `/itxrest/2/order/store/${SPAIN}`
    const newsletter = `/itxrest/2/newsletter/store/${SPAIN}/subscription`
    const NOTIFICATION = { notificationType: ["EMAIL"] }
    const newEmail = () => `${randomUUID()}@example.org`
    const textTo = async (recipient: string) => {
      const { body } = await shop().call("GET", `/sandbox/messages?recipient=${recipient}`, undefined, {
        "x-admin-key": KEY,
      })
      return textAt(listAt(body, "messages")[0], "text")
    }
    const hashTo = async (recipient: string) => /hash=([\w-]+)/u.exec(await textTo(recipient))?.[1] ?? ""
    /** Two customers without any relation, and their numbers. */
    const customers = async () => {
      const [teen, sponsor] = [await signedIn(shop()), await signedIn(shop(), "business")]
      const idOf = async (one: SignedIn) =>
        textAt((await one.call("POST", `${base}/current-user`)).body, "identity.userId")
      const teenId = await idOf(teen)
      await sponsor.call("DELETE", `${base}/teen/${teenId}`)
      return { teen, sponsor, teenId, sponsorId: await idOf(sponsor) }
    }

    /** Sends a message, and returns what a press on its link is answered with. */
    const LINKS = {
      "a sponsor's invitation": async () => {
        const { teen, teenId } = await customers()
        await teen.call("POST", `${base}/teenSponsor`, { firstName: "Luis", email: "luis@example.org" })
        const answer = { accepted: true, teenUserId: teenId, hash: await hashTo("luis@example.org"), ...NOTIFICATION }
        return async () =>
          (await (await signedIn(shop(), "business")).call("POST", `${base}/teen-confirmation`, answer)).status
      },
      "a newsletter's confirmation": async () => {
        const email = newEmail()
        await subscribe(shop().sandbox, {}, SPAIN, email)
        const hash = await hashTo(email)
        return async () => (await shop().call("POST", `${newsletter}/confirmation`, { email, hash })).status
      },
      "a newsletter's end": async () => {
        const email = newEmail()
        await subscribe(shop().sandbox, {}, SPAIN, email)
        await shop().call("POST", `${newsletter}/confirmation`, { email, hash: await hashTo(email) })
        const hash = await hashTo(email)
        return async () => (await shop().call("POST", `${newsletter}/end`, { email, hash })).status
      },
      "a restock alert's confirmation": async () => {
        const [email, path] = [newEmail(), `${base}/stock-notification`]
        await (await shop().guest(SPAIN)).call("POST", path, { email, sku: "8201-400-4", acceptedPolicies: [1] })
        const hash = await hashTo(email)
        return async () => (await shop().call("POST", `${path}/confirmation`, { email, hash })).status
      },
      "a restock alert's end": async () => {
        const [email, path] = [newEmail(), `${base}/stock-notification`]
        await (await shop().guest(SPAIN)).call("POST", path, { email, sku: "8201-400-4", acceptedPolicies: [1] })
        const hash = await hashTo(email)
        return async () => (await shop().call("DELETE", `${path}?email=${email}&hash=${hash}`)).status
      },
      "a password's reset": async () => {
        const { logon } = await register(shop(), {}, newEmail())
        await shop().call("POST", `${base}/reset-password`, { logon, type: "EMAIL" })
        const link = /http\S+access=\S+/u.exec(await textTo(logon))?.[0] ?? ""
        return async () => {
          const browser = browserWithoutScripts(shop())
          await browser.open(link)
          // The page of an ended link offers a new one instead of a new password.
          if (!browser.page().includes('name="newPassword"')) return 404
          const { status } = await browser.send(LOGIN_PAGES.reset, {
            newPassword: OTHER_PASSWORD,
            passwordConfirm: OTHER_PASSWORD,
          })
          return status
        }
      },
      "a guest's order": async () => {
        const buyer = await readyToPay(shop(), { "8201-400-3": 1 })
        const guestToken = textAt((await pay(buyer)).body, "guestToken")
        return async () =>
          (await shop().call("GET", `${orders}/order-guest/${buyer.orderId}?guestToken=${guestToken}`)).status
      },
    }

    it.each([
      // Kind, first and second press, and a first press after the days.
      ["a sponsor's invitation", [200, 404], 7, 404],
      ["a newsletter's confirmation", [200, 200], 3, 404],
      ["a newsletter's end", [200, 200], 365, 200],
      ["a restock alert's confirmation", [200, 200], 30, 200],
      ["a restock alert's end", [204, 404], 30, 204],
      ["a password's reset", [303, 404], 1, 404],
      ["a guest's order", [200, 200], 365, 200],
    ] as const)(
      "%s that is used again is answered with %j, and after %i days with %i",
      async (kind, uses, days, late) => {
        const press = await LINKS[kind]()
        expect([await press(), await press()]).toEqual(uses)
        shop().clock.advance(DAY_MS)
        const again = await LINKS[kind]()
        shop().clock.advance(days * DAY_MS)
        expect(await again()).toBe(late)
      },
    )
  },
  { world: worldWithUnits({ "8201-400-3": 50 }), adminKey: KEY },
)
