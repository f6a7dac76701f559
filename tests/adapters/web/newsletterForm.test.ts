import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { ShopInProcess } from "../../support/web/shopInProcess.ts"
import { ADMIN_KEY, shopInProcess, TestVisitor } from "../../support/web/shopInProcess.ts"

const PAGE = "/10000034/newsletter"
const BACKEND = "http://shop.test/itxrest/2/newsletter/store/10000034"

let open: ShopInProcess
beforeAll(async () => {
  open = await shopInProcess()
}, 240_000)
afterAll(() => open.close())

const backend = (path: string, body: object) =>
  open.sandbox.handle(
    new Request(`${BACKEND}/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    }),
  )
const mails = async (recipient: string) =>
  (
    await open.sandbox.handle(
      new Request(`http://shop.test/sandbox/messages?recipient=${encodeURIComponent(recipient)}`, {
        headers: { "x-admin-key": ADMIN_KEY },
      }),
    )
  ).text()
/** The links in the outbox, the newest mail's first. */
const linksTo = async (recipient: string) => [
  ...new Set(
    [...(await mails(recipient)).matchAll(/http:\/\/shop\.test(\/10000034\/[^\s"\\]+)/g)].map(([, path = ""]) => path),
  ),
]
const signUp = async (email: string, query = "") => {
  await backend(`newsletter-request${query}`, { email, policiesList: [1] })
  return (await linksTo(email))[0] ?? ""
}
const look = (path: string, method = "GET") => new TestVisitor(open.shop).ask(path, { method })
const post = (fields: Readonly<Record<string, string>>) =>
  new TestVisitor(open.shop).ask(PAGE, { method: "POST", body: new URLSearchParams(fields) })
const redirectTo = ({ status, headers }: Response) => [status, headers.get("location")]
const decoded = (text: string) => text.replaceAll("&amp;", "&").replaceAll("&#64;", "@")
/** The fields of the page's form, and its button. */
const formOf = (html: string) => ({
  ...Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name = "", value = ""]) => [
      name,
      decoded(value),
    ]),
  ),
  wish: /value="([a-z]+)"/.exec(/<button[^>]*name="wish"[^>]*>/.exec(html)?.[0] ?? "")?.[1] ?? "",
})
const status = async (link: string) => {
  const { searchParams } = new URL(link, "http://shop.test")
  const answer = await open.sandbox.handle(
    new Request(
      `${BACKEND}/subscription/status?email=${encodeURIComponent(searchParams.get("email") ?? "")}&` +
        `hash=${searchParams.get("hash") ?? ""}`,
    ),
  )
  return /"status":"([A-Z_]+)"/.exec(await answer.text())?.[1]
}

describe("The links of the newsletter's mails", () => {
  it("lead from the outbox to the page, where a press confirms, also twice, and later unsubscribes", async () => {
    const email = "reader.one@example.org"
    const question = await signUp(email)
    const page = await look(question)
    expect([page.status, page.headers.get("referrer-policy"), page.headers.get("cache-control")]).toEqual([
      200,
      "no-referrer",
      expect.stringContaining("no-store"),
    ])
    const html = await page.text()
    expect(html).toContain("Confirma tu suscripción a la newsletter")
    expect(html).toContain('name="robots" content="noindex')
    for (let time = 0; time < 2; time += 1)
      expect(redirectTo(await post(formOf(html)))).toEqual([303, `${PAGE}?outcome=subscribed`])
    expect(await (await look(`${PAGE}?outcome=subscribed`)).text()).toContain("Suscripción confirmada")
    expect(await status(question)).toBe("SUBSCRIBED")

    const leave = (await linksTo(email)).find((link) => link.includes("leave=true")) ?? ""
    const leaving = await (await look(leave)).text()
    expect(leaving).toContain("¿Quieres darte de baja")
    for (let time = 0; time < 2; time += 1)
      expect(redirectTo(await post(formOf(leaving)))).toEqual([303, `${PAGE}?outcome=unsubscribed`])
    expect(await (await look(`${PAGE}?outcome=unsubscribed`)).text()).toContain("Te has dado de baja")
    expect(await status(leave)).toBe("NOT_SUBSCRIBED")
  })

  it("change nothing on a read: GET, HEAD and prefetch", async () => {
    const email = "reader.two@example.org"
    const question = await signUp(email)
    for (const method of ["GET", "HEAD", "GET"]) expect((await look(question, method)).status).toBe(200)
    await new TestVisitor(open.shop).ask(question, { headers: { "sec-purpose": "prefetch", purpose: "prefetch" } })
    expect(await status(question)).toBe("PENDING")
    expect(await linksTo(email)).toHaveLength(1)
  })

  it.each([
    ["a wrong hash", (fields: Readonly<Record<string, string>>) => ({ ...fields, hash: `nl_${"A".repeat(32)}` })],
    ["another address", (fields: Readonly<Record<string, string>>) => ({ ...fields, email: "somebody@example.org" })],
    ["an address that is none", (fields: Readonly<Record<string, string>>) => ({ ...fields, email: "x" })],
    ["a damaged hash", (fields: Readonly<Record<string, string>>) => ({ ...fields, hash: "<script>" })],
    ["nothing", () => ({})],
  ] as const)("lead to an error page with %s", async (_, change) => {
    const form = formOf(await (await look(await signUp("reader.three@example.org"))).text())
    expect(redirectTo(await post(change(form)))).toEqual([303, `${PAGE}?outcome=unknown`])
    const page = await (await look(`${PAGE}?outcome=unknown`)).text()
    expect(page).toContain("Este enlace ha caducado")
    expect(page).toContain('href="/10000034/"')
  })

  it("with a missing part lead to the same page", async () => {
    const question = await signUp("reader.four@example.org")
    for (const broken of [question.replace(/&hash=.*/, ""), `${PAGE}?outcome=nonsense`])
      expect(await (await look(broken)).text()).toContain("Este enlace ha caducado")
  })

  it("use the mail's language", async () => {
    const link = await signUp("reader.five@example.org", "?languageId=-1")
    expect(link).toMatch(/^\/10000034\/-1\/newsletter\?/)
    expect(await (await look(link)).text()).toContain("Confirm your newsletter subscription")
  })

  it("are not accepted by a form of another site", async () => {
    const question = await signUp("reader.six@example.org")
    const form = formOf(await (await look(question)).text())
    const posted = new Request(`http://shop.test${PAGE}`, {
      method: "POST",
      body: new URLSearchParams(form),
      headers: { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
    })
    expect((await open.shop.fetch(posted)).status).toBe(403)
    expect(await status(question)).toBe("PENDING")
  })
})

describe("The newsletter's sign-up form", () => {
  const signUpPage = `${PAGE}/subscribe`
  const submit = (fields: Readonly<Record<string, string>>) =>
    new TestVisitor(open.shop).ask(signUpPage, { method: "POST", body: new URLSearchParams(fields) })

  it("is in the footer of every page, and leads to the whole form with the typed address", async () => {
    const home = await (await look("/10000034/")).text()
    expect(home).toContain(`action="${signUpPage}"`)
    const page = await submit({ email: "reader.ten@example.org", origin: "footer" })
    const html = decoded(await page.text())
    expect([page.status, page.headers.get("cache-control")]).toEqual([200, expect.stringContaining("no-store")])
    expect(html).toContain('value="reader.ten@example.org"')
    expect(html).toContain('name="origin" value="footer"')
    expect(html).not.toContain('aria-invalid="true"')
    expect(await linksTo("reader.ten@example.org")).toEqual([])
  })

  it("sends an email with consent, keeps what was typed without it, and leaves out an unknown origin", async () => {
    const email = "reader.eleven@example.org"
    const form = { complete: "true", email, origin: "nowhere", "list-women": "true" }
    const refused = decoded(await (await submit(form)).text())
    expect(refused).toContain("Acepta la política de privacidad para suscribirte")
    expect(refused).toContain(`value="${email}"`)
    expect(await linksTo(email)).toEqual([])
    expect(await (await submit({ ...form, privacy: "true" })).text()).toContain("Te hemos enviado un enlace")
    const [question = ""] = await linksTo(email)
    await post(formOf(await (await look(question)).text()))
    expect(await status(question)).toBe("SUBSCRIBED")
    expect(await (await submit({ ...form, email: "x", privacy: "true" })).text()).toContain('aria-invalid="true"')
  })

  it("is what a bare address and a QR code lead to; other steps do not exist", async () => {
    for (const path of [PAGE, `${PAGE}?origin=store`, signUpPage])
      expect(await (await look(path)).text()).toContain("Suscríbete a nuestra newsletter")
    expect((await look(`${PAGE}/other`)).status).toBe(404)
  })
})

describe("A mail program's one-click unsubscription (RFC 8058)", () => {
  it("ends the subscription of its address without a redirect, also twice, and never on a read", async () => {
    const email = "reader.twelve@example.org"
    await post(formOf(await (await look(await signUp(email))).text()))
    const leave = (await linksTo(email)).find((link) => link.includes("leave=true")) ?? ""
    await look(leave)
    expect(await status(leave)).toBe("SUBSCRIBED")
    expect(await mails(email)).toContain(
      JSON.stringify({
        "List-Unsubscribe": `<http://shop.test${leave}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }).slice(1, -1),
    )
    const press = (path: string) =>
      open.shop.fetch(
        new Request(`http://shop.test${path}`, {
          method: "POST",
          body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
        }),
      )
    expect([(await press(leave)).status, (await press(leave)).status]).toEqual([204, 204])
    expect(await status(leave)).toBe("NOT_SUBSCRIBED")
    expect((await press(`${PAGE}?email=${email}&hash=nl_${"A".repeat(32)}`)).status).toBe(404)
  })
})
