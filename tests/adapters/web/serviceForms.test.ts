import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { CallShop } from "../../support/sandbox/onBothDatabases.ts"
import { readAnswer } from "../../support/sandbox/onBothDatabases.ts"
import type { ShopInProcess } from "../../support/web/shopInProcess.ts"
import { ADMIN_KEY, shopInProcess, TestVisitor } from "../../support/web/shopInProcess.ts"
import {
  addToCart,
  anAddress,
  cartPath,
  listAt,
  numberAt,
  orderPath,
  pay,
  SPAIN,
  textAt,
  worldWithUnits,
} from "../../sandbox/checkout/customer.ts"

const HOME = `/${SPAIN}/`
const SKU = "8202-800-3"
let opened: ShopInProcess
beforeAll(async () => {
  opened = await shopInProcess(undefined, undefined, { world: worldWithUnits({ [SKU]: 90 }) })
}, 240_000)
afterAll(() => opened.close())

const visitorOf = () => new TestVisitor(opened.shop)

/** The contract's calls in the session of a visitor, which the web server holds. */
const callOf =
  (visitor: TestVisitor): CallShop =>
  async (method, path, body, headers = {}) =>
    readAnswer(
      await visitor.ask(path, {
        method,
        headers: { ...headers, ...(body === undefined ? {} : { "content-type": "application/json" }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    )

/** Buys two units; returns the order and its token. `invoice` is the data of a company's address. */
async function buy(visitor: TestVisitor, invoice: object = {}) {
  const guest = { token: "", cookie: "", call: callOf(visitor) }
  await visitor.ask(HOME)
  await addToCart(guest, SKU, 2)
  const orderId = textAt((await guest.call("GET", cartPath())).body, "id")
  const saved = await guest.call("POST", `/itxrest/2/user/store/${SPAIN}/address`, { ...anAddress(), ...invoice })
  const addressId = textAt(saved.body, "id")
  const delivery = { shippingMethodId: "standard", kind: "delivery", addressId }
  const { body } = await guest.call("POST", `${orderPath(orderId)}/checkout/shipping`, delivery)
  const paid = await pay({ guest, orderId, storeId: SPAIN, total: numberAt(body, "totalOrder") })
  if (paid.status !== 202) throw new Error(`Nothing was bought: ${paid.status} ${JSON.stringify(paid.body)}`)
  return { orderId, guestToken: textAt(paid.body, "guestToken") }
}

async function signIn(visitor: TestVisitor, logon = "registered@selvedge.example") {
  const credentials = { logon, password: "Selvedge2026" }
  const { status } = await callOf(visitor)("POST", `/itxrest/2/user/store/${SPAIN}/identity`, credentials)
  if (status !== 200) throw new Error(`Not signed in: ${status}`)
}

async function post(visitor: TestVisitor, page: string, fields: Readonly<Record<string, string>>, file?: File) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  if (file !== undefined) body.append("attachments", file)
  const answer = await visitor.ask(`${HOME}${page}`, { method: "POST", body })
  return { status: answer.status, html: plain(await answer.text()) }
}

/** A document without its embedded data and the comments between texts. */
const plain = (html: string) => html.replaceAll(/<script.*?<\/script>|<!-- -->/gs, "")
const valueOf = (html: string, name: string) =>
  new RegExp(`<input[^>]*name="${name.replaceAll(".", "\\.")}"[^>]*value="([^"]*)"`).exec(html)?.[1] ?? ""
const adminGet = async (path: string) =>
  (
    await readAnswer(
      await opened.sandbox.handle(
        new Request(`http://shop.test/sandbox/${path}`, { headers: { "x-admin-key": ADMIN_KEY } }),
      ),
    )
  ).body
const mailsTo = async (recipient: string) =>
  listAt(await adminGet(`messages?recipient=${encodeURIComponent(recipient)}`), "messages")
const STATEMENT = { name: "Ana Prueba", email: "ana@example.org" }

/** Persons that can withdraw, with the visitor of their browser. */
const PERSONS = ["a guest in the session", "a guest with the link", "a registered customer"] as const

async function ownerWithOrder(person: (typeof PERSONS)[number]) {
  const buyer = visitorOf()
  if (person === "a registered customer") await signIn(buyer)
  const { orderId, guestToken } = await buy(buyer)
  if (person !== "a guest with the link") return { visitor: buyer, orderId }
  const visitor = visitorOf()
  // The link of the mail: the token moves into a cookie.
  const answer = await visitor.ask(`${HOME}withdrawal?orderId=${orderId}&guestToken=${guestToken}`)
  expect([answer.status, answer.headers.get("location")]).toEqual([
    302,
    expect.stringMatching(/withdrawal\?orderId=\d+$/),
  ])
  return { visitor, orderId }
}

describe("The withdrawal without scripts", () => {
  it.each(PERSONS)(
    "R22 of %s begins with the order, has two steps without a reason, and is stored once by line and quantity",
    async (person) => {
      const { visitor, orderId } = await ownerWithOrder(person)
      const page = `withdrawal?orderId=${orderId}`
      const first = plain(await (await visitor.ask(`${HOME}${page}`)).text())
      const line = /name="units\.(\d+)"/.exec(first)?.[1] ?? ""
      expect([first.includes("Desistir del contrato"), line]).toEqual([true, expect.stringMatching(/^\d+$/)])
      const fields = { ...STATEMENT, orderReference: orderId, [`units.${line}`]: "1" }
      const none = await post(visitor, page, { ...fields, [`units.${line}`]: "0", action: "review" })
      expect(none.html).toContain("Elige al menos un artículo")
      const mails = (await mailsTo(STATEMENT.email)).length
      const second = await post(visitor, page, { ...fields, action: "review" })
      expect([second.status, second.html]).toEqual([200, expect.stringContaining("Confirmar desistimiento")])
      expect((await mailsTo(STATEMENT.email)).length).toBe(mails)
      const attemptKey = valueOf(second.html, "attemptKey")
      const confirmed = { ...fields, attemptKey, action: "confirm" }
      const third = await post(visitor, page, confirmed)
      const number = /desistimiento (\d{6,})/.exec(third.html)?.[1]
      expect(third.html).toMatch(/<time dateTime="\d{4}-\d\d-\d\dT[^"]+">[^<]*\d{1,2}:\d\d:\d\d[^<]*<\/time>/i)
      expect([number, third.html.includes("1 × "), third.html.includes("No hemos podido relacionar")]).toEqual([
        expect.any(String),
        true,
        false,
      ])
      const again = await post(visitor, page, confirmed)
      expect(again.html).toContain(`desistimiento ${number}`)
      const receipts = await mailsTo(STATEMENT.email)
      expect([receipts.length, textAt(receipts[0], "text")]).toEqual([
        mails + 1,
        expect.stringContaining(String(number)),
      ])
      const rest = plain(await (await visitor.ask(`${HOME}${page}`)).text())
      expect(rest).toContain(`Desistimiento ${number}, recibido`)
    },
  )

  it("R22 F117 of an unidentified person is accepted, marked, and reveals nothing of the order", async () => {
    const { orderId } = await ownerWithOrder("a guest in the session")
    const anonymous = visitorOf()
    const first = plain(await (await anonymous.ask(`${HOME}withdrawal?orderId=${orderId}`)).text())
    expect(first).not.toContain("units.")
    const fields = { ...STATEMENT, email: "eva@example.org", orderReference: orderId }
    const second = await post(anonymous, "withdrawal", { ...fields, action: "review" })
    const attemptKey = valueOf(second.html, "attemptKey")
    const [known, unknown] = [
      await post(anonymous, "withdrawal", { ...fields, attemptKey, action: "confirm" }),
      await post(anonymous, "withdrawal", {
        ...fields,
        orderReference: "el vestido azul",
        attemptKey: randomUUID(),
        action: "confirm",
      }),
    ]
    for (const { html } of [known, unknown]) expect(html).toContain("No hemos podido relacionar tu declaración")
    expect(await mailsTo("eva@example.org")).toHaveLength(2)
  })

  it("keeps the entered values of a statement that is not complete", async () => {
    const { status, html } = await post(visitorOf(), "withdrawal", {
      name: "",
      email: "nowhere",
      orderReference: "700",
      message: "Todo",
      action: "confirm",
    })
    expect([status, valueOf(html, "orderReference"), valueOf(html, "email")]).toEqual([200, "700", "nowhere"])
    expect(html).toContain("Revisa los campos marcados")
    expect(html).toContain("Todo</textarea>")
  })

  it("is in the footer of every page of a store that has the right, and has no page in other stores", async () => {
    for (const page of ["", "help", "legal/terms", "search"])
      expect(await (await visitorOf().ask(`${HOME}${page}`)).text()).toContain(`href="${HOME}withdrawal"`)
    expect((await visitorOf().ask("/10000081/withdrawal")).status).toBe(404)
    expect(await (await visitorOf().ask("/10000081/")).text()).not.toContain("/withdrawal")
  })
})

describe("The page of an order", () => {
  it("saves a company's order as a template, and no other customer's", async () => {
    const pageOf = async (visitor: TestVisitor, orderId: string) =>
      plain(await (await visitor.ask(`${HOME}-1/orders/${orderId}`)).text())
    const person = visitorOf()
    await signIn(person)
    expect(await pageOf(person, (await buy(person)).orderId)).not.toContain("as template")
    const company = visitorOf()
    await signIn(company, "business@selvedge.example")
    const { orderId } = await buy(company, {
      clientType: "B",
      company: { name: "Costura SL", vatin: "B12345674" },
      email2: "invoices@example.org",
    })
    const form = /<form[^>]*action="([^"]*quick-order)"[^>]*>.*?<\/form>/s.exec(await pageOf(company, orderId))
    expect(form?.[0]).toContain("Save order as template")
    const fields = { wish: "save", name: "Order", orderId: valueOf(form?.[0] ?? "", "orderId") }
    const answer = await company.ask(form?.[1] ?? "", { method: "POST", body: new URLSearchParams(fields) })
    expect(plain(await answer.text())).toContain("‘Order’ was saved")
    const other = await person.ask(form?.[1] ?? "", { method: "POST", body: new URLSearchParams(fields) })
    expect(plain(await other.text())).toContain("That didn’t work")
  })
})

describe("The contact form without scripts", () => {
  const fields = {
    firstName: "Ana",
    email: "contact@example.org",
    topic: "DELIVERY",
    message: "¿Dónde está mi paquete?",
    acceptsPrivacyPolicy: "true",
  }
  const png = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  )
  const letters = async () => listAt(await adminGet("cases"), "letters").length

  it("F121 refuses SVG, polyglot and 50 MB files with a message, keeps the text and stores nothing", async () => {
    const before = await letters()
    const files = [
      [new File(['<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'], "shirt.png"), "Adjunta imágenes"],
      [new File(["%PDF-1.4\n%%EOF\n<script>alert(1)</script>"], "letter.pdf"), "Adjunta imágenes"],
      [new File([new Uint8Array(50_000_000)], "large.png"), "hasta 700 kB"],
    ] as const
    for (const [file, message] of files) {
      const { status, html } = await post(visitorOf(), "contact", { ...fields, attemptKey: randomUUID() }, file)
      expect([status, html]).toEqual([200, expect.stringContaining(message)])
      expect(html).toContain(`${fields.message}</textarea>`)
    }
    expect(await letters()).toBe(before)
  })

  it("answers with a case number once, whose status only its sender reads", async () => {
    const [visitor, before, attemptKey] = [visitorOf(), await letters(), randomUUID()]
    const sent = await post(visitor, "contact", { ...fields, attemptKey }, new File([png], "door.png"))
    const number = /número de caso es (\d+)/.exec(sent.html)?.[1] ?? ""
    expect(number).toMatch(/^\d{10}$/)
    const again = await post(visitor, "contact", { ...fields, attemptKey }, new File([png], "door.png"))
    expect([again.html.includes(number), await letters()]).toEqual([true, before + 1])
    const status = (email: string, caseId = number) =>
      post(visitorOf(), "contact", { wish: "status", caseId, statusEmail: email })
    expect((await status(fields.email)).html).toContain("Recibida")
    const [wrong, unknown] = [await status("eva@example.org"), await status(fields.email, "5000000000")]
    for (const { html } of [wrong, unknown]) expect(html).toContain("No encontramos esta solicitud")
    await opened.sandbox.handle(
      new Request("http://shop.test/sandbox/cases", {
        method: "POST",
        headers: { "x-admin-key": ADMIN_KEY, "content-type": "application/json" },
        body: JSON.stringify({ kind: "contact", caseId: number, status: "ANSWERED" }),
      }),
    )
    expect((await status(fields.email)).html).toContain("Respondida")
  })
})

describe("A claim without scripts", () => {
  it("is filed once by line and kind, for the customer of the order only", async () => {
    const { visitor, orderId } = await ownerWithOrder("a guest in the session")
    const page = `claims?orderId=${orderId}`
    const form = plain(await (await visitor.ask(`${HOME}${page}`)).text())
    expect([valueOf(form, "email"), form.includes(`units.${SKU}`)]).toEqual(["ana@example.org", true])
    const claim = { kind: "DAMAGED", description: "Una costura abierta", email: "ana@example.org" }
    expect((await post(visitor, page, claim)).html).toContain("Elige los artículos afectados")
    const filed = await post(visitor, page, { ...claim, [`units.${SKU}`]: "1" })
    const number = /Su número es (\d+)/.exec(filed.html)?.[1] ?? ""
    expect(number).toMatch(/^\d{10}$/)
    expect((await post(visitor, page, { ...claim, [`units.${SKU}`]: "1" })).html).toContain(number)
    const anonymous = await post(visitorOf(), page, { ...claim, [`units.${SKU}`]: "1" })
    expect([anonymous.html.includes("Abre primero tu pedido"), anonymous.html.includes(number)]).toEqual([true, false])
  })
})

describe("Help and legal texts", () => {
  it("are found by search, and have one canonical address per topic and document", async () => {
    const read = async (path: string) => {
      const answer = await visitorOf().ask(`${HOME}${path}`)
      return { status: answer.status, html: await answer.text() }
    }
    const search = await read("help?keyWord=devolver")
    expect([search.html.includes(`href="${HOME}help/returns-1"`), search.html.includes("noindex")]).toEqual([
      true,
      true,
    ])
    for (const [path, canonical] of [
      ["help", "help"],
      ["help/delivery", "help/delivery"],
      ["help/returns-1", "help/returns"],
      ["legal/accessibility", "legal/accessibility"],
    ])
      expect((await read(path ?? "")).html).toContain(
        `<link rel="canonical" href="http://shop.test${HOME}${canonical}"`,
      )
    expect((await read("help/delivery")).html).toMatch(/Envío estándar.*?\d,\d\d\s€/s)
    expect([(await read("help/gossip")).status, (await read("legal/cookies")).status]).toEqual([404, 404])
    const sitemap = await (
      await opened.shop.fetch(new Request(`http://shop.test/sitemap/${SPAIN}/-5/categories.xml`))
    ).text()
    for (const path of ["help", "help/returns", "legal/imprint"])
      expect(sitemap).toContain(`<loc>http://shop.test${HOME}${path}</loc>`)
  })
})
