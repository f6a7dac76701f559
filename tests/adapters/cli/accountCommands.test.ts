import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { ExitCode } from "../../../adapters/cli/ExitCode.ts"
import { userPath } from "../../sandbox/account/customer.ts"
import { add } from "../../sandbox/account/passkeyHolder.ts"
import { at, listAt, numberAt, textAt } from "../../sandbox/checkout/customer.ts"
import { type CommandLine, openCommandLine } from "../../support/cli/commandLine.ts"
import { AN_ADDRESS, CARD } from "../../support/cli/idSources.ts"
import { readAnswer, type ShopAnswer } from "../../support/sandbox/onBothDatabases.ts"

const SKU = "8201-800-3"
let line: CommandLine
beforeAll(async () => {
  line = await openCommandLine({ [SKU]: 9 })
}, 60_000)
afterAll(() => line.close())

/** Commands of a customer who registers with this name. */
const customer = async (name: string) => {
  const run = (...args: readonly string[]) => line.run("--state-file", line.path(`${name}.json`), "--json", ...args)
  expect(await run("account", "register", `${name}@example.org`, "--accept-privacy")).toMatchObject({
    error: undefined,
  })
  return run
}

describe("an address book in the terminal", () => {
  it("adds, edits and deletes addresses, keeps one default, and refuses what breaks a rule", async () => {
    const run = await customer("book")
    const file = line.file("address.json", AN_ADDRESS)
    expect(await run("address", "add", "--address", file)).toMatchObject({ error: undefined, exitCode: ExitCode.done })
    const work = await run("address", "add", "--address", file, "--use", "billing")
    const [billing] = listAt(work.json, "addresses").filter((one) => JSON.stringify(one).includes("billing"))
    const id = textAt(billing, "id")

    const chosen = await run("addresses", "default", id)
    expect(listAt(chosen.json, "addresses")).toMatchObject([{ id, preferred: true, use: "billing" }, {}])
    const other = line.file("other.json", { ...AN_ADDRESS, city: "Girona" })
    const edited = await run("address", "edit", id, "--address", other)
    expect(listAt(edited.json, "addresses")).toMatchObject([
      { id, preferred: true, city: "Girona" },
      { city: AN_ADDRESS.city },
    ])
    expect(listAt((await run("address", "delete", id)).json, "addresses")).toMatchObject([{ city: AN_ADDRESS.city }])
    // Deleting it again has the same result.
    expect((await run("address", "delete", id)).exitCode).toBe(ExitCode.done)

    const broken = line.file("broken.json", { ...AN_ADDRESS, zipCode: "1" })
    const refused = await run("address", "add", "--address", broken)
    expect([refused.exitCode, refused.error]).toEqual([ExitCode.refused, expect.stringMatching(/postal|zip/iu)])
    const gone = await run("address", "default", id)
    expect([gone.exitCode, gone.error]).toEqual([ExitCode.refused, expect.any(String)])
    const unknown = await run("address", "add", "--address", file, "--use", "holidays")
    expect([unknown.exitCode, unknown.error]).toEqual([
      ExitCode.usage,
      expect.stringMatching(/both, delivery or billing/),
    ])
  }, 60_000)
})

describe("a wallet in the terminal", () => {
  it("saves, renames and deletes cards; one that was deleted elsewhere is told apart", async () => {
    const run = await customer("saver")
    expect((await run("wallet", "cards")).json).toEqual({ cards: [] })
    const card = line.file("card.json", CARD)
    const added = await run("wallet", "add", "--card", card, "--name", "Everyday")
    expect(listAt(added.json, "cards")).toMatchObject([{ lastDigits: "4242", tag: "Everyday", isDefault: true }])
    expect(JSON.stringify(added.json)).not.toContain(CARD.number)
    const id = textAt(added.json, "cards.0.id")
    const renamed = await run("wallet", "rename", id, "Travel")
    expect(renamed).toMatchObject({ json: { cards: [{ tag: "Travel" }] } })
    expect((await run("wallet", "save", "Mine", "--accept-policy", "--rename-card")).json).toMatchObject({
      wallet: { name: "Mine", acceptedPolicies: [4], defaultCard: { tag: "Mine" } },
    })
    expect(listAt((await run("wallet", "cards", "--active", "--device", "laptop")).json, "cards")).toHaveLength(1)
    const qr = await run("wallet", "qr", id)
    expect(qr.json).toMatchObject({ cardId: id })

    const receipt = {
      date: "2026-01-05T08:00:00Z",
      amount: "45.90",
      tuid: "34-1-99",
      hashCode: "9f2b7c",
      purchaseToken: textAt(qr.json, "payload"),
      isWallet: true,
    }
    const file = line.file("receipt.json", receipt)
    const receipts = await run("wallet", "add-receipt", "--receipt", file)
    expect(listAt(receipts.json, "movements")).toMatchObject([{ kind: "TICKET", amount: { minorUnits: -4590 } }])
    const code = textAt(receipts.json, "movements.0.code")
    expect((await run("wallet", "movement", code, "--device", "laptop")).json).toMatchObject({
      ticket: { tuid: "34-1-99", isWallet: true },
    })
    expect((await run("wallet", "movement", code, "--device", "stranger")).exitCode).not.toBe(ExitCode.done)
    // The payment code was used up by the first receipt.
    const again = line.file("again.json", { ...receipt, tuid: "34-1-100" })
    const used = await run("wallet", "add-receipt", "--receipt", again)
    expect([used.exitCode, used.error]).toEqual([ExitCode.refused, expect.stringContaining("already been used")])

    expect((await run("wallet", "delete", id)).json).toEqual({ outcome: "done", cards: [] })
    const gone = await run("wallet", "delete", id)
    expect([gone.exitCode, gone.json]).toEqual([ExitCode.refused, { outcome: "gone", cards: [] }])
    const wrong = await run("wallet", "add", "--card", line.file("wrong.json", { ...CARD, number: "4242424242424241" }))
    expect([wrong.exitCode, wrong.error]).toEqual([ExitCode.refused, expect.stringContaining("number")])
  }, 60_000)
})

describe("devices in the terminal", () => {
  it("are listed, this one first, and the others sign out alone or together", async () => {
    const run = await customer("traveller")
    const again = (name: string) =>
      line.run("--state-file", line.path(`${name}.json`), "auth", "login", "traveller@example.org")
    for (const name of ["first", "second"]) expect(await again(name)).toMatchObject({ error: undefined })
    const { json } = await run("account", "sessions", "list")
    expect(listAt(json, "sessions").map((session) => at(session, "isCurrent"))).toEqual([true, false, false])
    const ended = await run("account", "sessions", "end", textAt(json, "sessions.1.id"))
    expect(listAt(ended.json, "sessions")).toHaveLength(2)
    expect(listAt((await run("account", "sessions", "end-others")).json, "sessions")).toMatchObject([
      { isCurrent: true, device: { browser: "Node.js" } },
    ])
  }, 60_000)
})

describe("passkeys in the terminal", () => {
  it("are listed, renamed and deleted; one that is already gone is no error", async () => {
    const run = await customer("keeper")
    expect((await run("account", "passkeys", "list")).json).toEqual({ passkeys: [] })
    const id = await addPasskey("keeper@example.org")
    expect(listAt((await run("account", "passkeys", "list")).json, "passkeys")).toMatchObject([{ id, isSynced: false }])
    const plain = await line.run("--state-file", line.path("keeper.json"), "account", "passkeys", "list")
    expect(plain.out).toMatch(/Ana’s phone.*added \d{4}-\d{2}-\d{2}.*never used/u)
    const renamed = await run("account", "passkeys", "rename", id, "Key ring")
    expect(listAt(renamed.json, "passkeys")).toMatchObject([{ id, name: "Key ring" }])
    const unnamed = await run("account", "passkeys", "rename", id, " ")
    expect([unnamed.exitCode, unnamed.error]).toEqual([ExitCode.refused, expect.stringContaining("name is missing")])
    expect((await run("account", "passkeys", "rename", "unknown", "Key ring")).exitCode).toBe(ExitCode.refused)
    for (const _time of [1, 2])
      expect(await run("account", "passkeys", "delete", id)).toMatchObject({ exitCode: 0, json: { passkeys: [] } })
  }, 60_000)

  /** Adds a passkey as a browser does, and returns its id. */
  async function addPasskey(logon: string): Promise<string> {
    const send = async (path: string, body: object, token?: string): Promise<ShopAnswer> =>
      readAnswer(
        await fetch(`${line.backendUrl}${path}`, {
          method: "POST",
          headers: {
            "content-type": "application/json",
            ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          },
          body: JSON.stringify(body),
        }),
      )
    const { body } = await send(`${userPath()}/identity`, { logon, password: "Correct-horse-1" })
    const token = textAt(body, "access_token")
    const { passkey } = await add({ token, call: (_method, path, sent = {}) => send(path, Object(sent), token) })
    return passkey.id
  }
})

describe("store reservations in the terminal", () => {
  it("lists, shows and cancels them; one that has ended is told apart", async () => {
    const run = await customer("booker")
    expect((await run("bookings", "list")).json).toEqual({ bookings: [] })
    const stores = listAt({ stores: (await run("product", "availability", SKU)).json }, "stores")
    const bookable = stores.find((store) => at(store, "catentryId") !== undefined)
    const booked = await run(
      ...["product", "reserve", SKU, textAt(bookable, "physicalStore.id"), "--accept-privacy"],
      ...["--name", "Ana Costura", "--phone", "+34600000001", "--email", "booker@example.org"],
    )
    const id = textAt(booked.json, "id")
    expect((await run("booking", "show", id)).json).toMatchObject({ id, status: "BOOKED", items: [{ sku: SKU }] })
    const cancelled = await run("booking", "cancel", id)
    expect([cancelled.exitCode, cancelled.json]).toMatchObject([
      ExitCode.done,
      { outcome: "cancelled", bookings: [{ id, status: "CANCELLED" }] },
    ])
    expect(await run("booking", "cancel", id)).toMatchObject({ exitCode: ExitCode.refused, json: { outcome: "ended" } })
    expect((await run("booking", "cancel", "999999")).exitCode).toBe(ExitCode.refused)
  }, 60_000)
})

describe("data beside the profile in the terminal", () => {
  it("shows promotions, needed data, sales and rewards of the account, and of nobody else", async () => {
    const run = await customer("records")
    expect((await run("account", "promotions")).json).toMatchObject({
      promotions: expect.arrayContaining([expect.objectContaining({ promoCode: expect.any(String) })]),
    })
    expect((await run("account", "available-data", "--delivery", "standard")).json).toMatchObject({
      data: expect.arrayContaining([{ field: "address", required: true, available: false }]),
    })
    expect((await run("account", "segments", "vip", "newcomer")).json).toEqual({ segments: ["newcomer", "vip"] })
    expect((await run("account", "segments")).json).toEqual({ segments: [] })
    expect((await run("account", "sales")).json).toMatchObject({ events: expect.any(Array) })
    const own = await run("account", "show")
    expect(own.json).toMatchObject({
      hasSecurePassword: true,
      pendingTransfers: false,
      restrictedBooking: false,
      isBuyer: false,
      personalDataLevel: "BASIC",
    })
    expect((await run("account", "related-user", textAt(own.json, "id"))).json).toMatchObject({ relation: "self" })
    expect((await run("account", "related-user", "1")).exitCode).toBe(ExitCode.refused)
    expect((await run("account", "choose-reward", "unknown")).exitCode).toBe(ExitCode.refused)
    const guest = await line.run("--state-file", line.path("no-account.json"), "account", "promotions")
    expect([guest.exitCode, guest.error]).toEqual([ExitCode.usage, expect.stringMatching(/not signed in/u)])
  }, 60_000)
})

/** The same, with the customer number. */
const numbered = async (name: string) => {
  const run = await customer(name)
  return { run, id: textAt((await run("account", "show")).json, "id") }
}
/** The link of the newest email. */
const linkTo = async (recipient: string) =>
  /https?:[^\s"\\]+hash=[\w-]+/u.exec(await line.messagesTo(recipient))?.[0] ?? ""

describe("the newsletter in the terminal", () => {
  it("is subscribed, confirmed and ended with links and in the account, and refused without consent", async () => {
    const run = await customer("reader")
    const refused = await run("newsletter", "subscribe", "reader@example.org")
    expect([refused.exitCode, refused.error]).toEqual([ExitCode.refused, expect.stringContaining("--accept-privacy")])
    const wrong = await run("newsletter", "subscribe", "--accept-privacy", "--list", "pets")
    expect(wrong.exitCode).toBe(ExitCode.usage)
    expect((await run("newsletter", "subscribe", "--accept-privacy", "--list", "women")).json).toMatchObject({
      status: "pending",
    })
    const link = await linkTo("reader@example.org")
    for (const _ of [1, 2]) expect((await run("newsletter", "confirm", link)).json).toEqual({ outcome: "subscribed" })
    expect((await run("newsletter", "unsubscribe", await linkTo("reader@example.org"))).json).toEqual({
      outcome: "unsubscribed",
    })
    expect((await run("newsletter", "confirm", link.replace(/hash=.*/u, `hash=nl_${"A".repeat(32)}`))).exitCode).toBe(
      ExitCode.refused,
    )
    expect((await run("newsletter", "confirm", "https://shop.example/")).exitCode).toBe(ExitCode.usage)
    expect((await run("newsletter", "origins")).json).toMatchObject({
      origins: expect.arrayContaining([{ id: "footer", description: "Page footer" }]),
    })
    expect((await run("newsletter", "qr", "--origin", "store", "--out", line.path("qr.png"))).json).toMatchObject({
      mediaType: "image/png",
    })
    expect((await run("newsletter", "status")).json).toMatchObject({ email: "reader@example.org" })
  }, 60_000)
})

describe("a family in the terminal", () => {
  it("invites, approves within limits, revokes, and ends from either side; F170 a teen sponsors nobody", async () => {
    const [teen, sponsor] = [await numbered("teen"), await numbered("sponsor")]
    await teen.run("sponsors", "invite", "--first-name", "Luis", "--email", "sponsor@example.org")
    const link = await linkTo("sponsor@example.org")
    expect((await sponsor.run("teens", "accept", link)).json).toMatchObject({
      teens: [{ id: teen.id, state: "confirmed" }],
    })
    // The link works once.
    expect((await sponsor.run("teens", "accept", link)).exitCode).toBe(ExitCode.refused)

    const role = await teen.run("teens", "add", sponsor.id)
    expect([role.exitCode, role.error]).toEqual([ExitCode.refused, expect.stringContaining("teen account")])
    const other = await sponsor.run("sponsors", "invite", "--first-name", "Eva", "--email", "eva@example.org")
    expect(other.error).toContain("sponsor cannot have")

    await teen.run("cart", "add", SKU)
    await teen.run("sponsors", "ask", sponsor.id)
    const request = at((await sponsor.run("teens", "list")).json, "teens.0.orders.0")
    const [order, total] = [textAt(request, "orderId"), numberAt(request, "total")]
    expect((await teen.run("sponsors", "add-order", sponsor.id, order)).json).toMatchObject({ orderId: order })
    const amount = String(total / 100)
    const noCard = await sponsor.run("teens", "approve", teen.id, order, amount)
    expect(noCard.error).toContain("cardHash (required)")
    await sponsor.run("teens", "update", teen.id, "--order-limit", "1")
    expect((await sponsor.run("teens", "approve", teen.id, order, amount)).error).toContain("spending limit")
    expect((await sponsor.run("teens", "approve", teen.id, order, "much")).exitCode).toBe(ExitCode.usage)
    expect((await sponsor.run("teens", "revoke", teen.id, order)).exitCode).toBe(ExitCode.refused)

    expect(listAt((await teen.run("sponsors", "list")).json, "sponsors")).toMatchObject([{ userId: sponsor.id }])
    await teen.run("sponsors", "end", sponsor.id)
    expect((await sponsor.run("teens", "end", teen.id)).json).toEqual({ teens: [] })
    await sponsor.run("teens", "add", teen.id, "--name", "Luz", "--age", "15")
    expect((await teen.run("sponsors", "decline", sponsor.id)).json).toMatchObject({ sponsors: [] })
    await sponsor.run("teens", "add", teen.id)
    expect((await teen.run("sponsors", "accept", sponsor.id)).json).toMatchObject({
      sponsors: [{ state: "confirmed" }],
    })
  }, 60_000)
})
