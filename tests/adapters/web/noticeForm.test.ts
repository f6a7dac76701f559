import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { ShopInProcess } from "../../support/web/shopInProcess.ts"
import { ADMIN_KEY, shopInProcess, TestVisitor } from "../../support/web/shopInProcess.ts"

const PAGE = "/10000034/stock-notification"
const GONE = "8201-400-4"

let open: ShopInProcess
beforeAll(async () => {
  open = await shopInProcess()
}, 240_000)
afterAll(() => open.close())

const adminConsole = (path: string, body?: object) =>
  open.sandbox.handle(
    new Request(`http://shop.test/sandbox/${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: { "x-admin-key": ADMIN_KEY, "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  )
const mails = async (recipient: string) =>
  (await adminConsole(`messages?recipient=${encodeURIComponent(recipient)}`)).text()
const linkIn = async (recipient: string, kind: "confirm" | "leave") => {
  const found = [
    ...(await mails(recipient)).matchAll(/http:\/\/shop\.test(\/10000034\/stock-notification\?[^\s"\\]+)/g),
  ].map(([, path = ""]) => path)
  return found.find((path) => path.includes("leave=") === (kind === "leave")) ?? ""
}
const post = (fields: Readonly<Record<string, string>>) =>
  new TestVisitor(open.shop).ask(PAGE, { method: "POST", body: new URLSearchParams(fields) })
const ask = (email: string, more: Readonly<Record<string, string>> = {}) =>
  post({ wish: "ask", mfname: "8201", colorId: "400", sku: GONE, email, acceptedPolicies: "1", ...more })
const redirectTo = ({ status, headers }: Response) => [status, headers.get("location")]
const fieldsOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name = "", value = ""]) => [
      name,
      value,
    ]),
  )

/** The answer to a captcha's challenge, which names digits in words. */
const digitsIn = (html: string) => {
  const words = ["cero", "uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve"]
  const named = new RegExp(`(?:(?:${words.join("|")})(?:, |\\b)){5}`).exec(html)?.[0] ?? ""
  return named
    .split(", ")
    .map((word) => words.indexOf(word))
    .join("")
}

describe("The restock alert form without scripts", () => {
  it("subscribes, is confirmed by a press on the mail's page, and is ended by the other link", async () => {
    expect(redirectTo(await ask("plain@example.org"))).toEqual([303, `${PAGE}?colorId=400&mfname=8201&outcome=pending`])
    const confirm = await linkIn("plain@example.org", "confirm")
    const page = await new TestVisitor(open.shop).ask(confirm)
    expect([page.headers.get("referrer-policy"), page.headers.get("cache-control")]).toEqual([
      "no-referrer",
      expect.stringContaining("no-store"),
    ])
    const html = await page.text()
    expect(html).toContain("Confirma tu aviso de disponibilidad")
    expect(redirectTo(await post({ ...fieldsOf(html), wish: "confirm" }))).toEqual([
      303,
      `${PAGE}?colorId=400&mfname=8201&outcome=active`,
    ])
    const leave = fieldsOf(
      await (await new TestVisitor(open.shop).ask(await linkIn("plain@example.org", "leave"))).text(),
    )
    expect(redirectTo(await post({ ...leave, wish: "leave" }))).toEqual([
      303,
      `${PAGE}?colorId=400&mfname=8201&outcome=left`,
    ])
    expect(redirectTo(await post({ ...leave, wish: "leave" }))).toEqual([
      303,
      `${PAGE}?colorId=400&mfname=8201&outcome=unknown`,
    ])
    expect(redirectTo(await post({ ...leave, wish: "confirm" }))).toEqual([
      303,
      `${PAGE}?colorId=400&mfname=8201&outcome=unknown`,
    ])
  })

  it("sends a mail at restock to confirmed subscribers only", async () => {
    await ask("looker@example.org")
    await new TestVisitor(open.shop).ask(await linkIn("looker@example.org", "confirm"))
    await adminConsole("stock", { storeId: "10000034", sku: GONE, units: 2 })
    await adminConsole("stock", { storeId: "10000034", sku: GONE, units: 0 })
    expect(await mails("looker@example.org")).not.toContain("ha vuelto")
  })

  it("shows its errors, and puts no customer's address into the page's address", async () => {
    const refused = (reason: string) => [303, `${PAGE}?colorId=400&mfname=8201&refused=${reason}&sku=${GONE}`]
    expect(redirectTo(await ask("no-address"))).toEqual(refused("email"))
    expect(redirectTo(await ask("ana@example.org", { acceptedPolicies: "2" }))).toEqual(refused("acceptedPolicies"))
    expect(redirectTo(await ask("ana@example.org", { sku: "8201-800-3" }))).toEqual([
      303,
      `${PAGE}?colorId=400&mfname=8201&refused=inStock&sku=8201-800-3`,
    ])
    expect(redirectTo(await ask("ana@example.org", { sku: "a b" }))[1]).toContain("refused=sku")
    const html = await (
      await new TestVisitor(open.shop).ask(`${PAGE}?colorId=400&mfname=8201&refused=email&sku=${GONE}`)
    ).text()
    expect(html).toContain('aria-invalid="true"')
  })

  it("includes a captcha where the shop requires one, and continues with its answer", async () => {
    expect((await adminConsole("captchas", { storeId: "10000034", kind: "native", demand: "always" })).status).toBe(200)
    const again = await ask("person@example.org")
    expect(again.headers.get("location")).toContain("refused=captcha")
    const shown = async () => (await new TestVisitor(open.shop).ask(again.headers.get("location") ?? "")).text()
    expect(await shown()).toContain('src="data:image/png;base64,iVBOR')
    const { captchaId = "" } = fieldsOf(await shown())
    expect(redirectTo(await ask("person@example.org", { captchaId, captchaValue: "nothing" }))[1]).toContain(
      "refused=captcha",
    )
    const html = await shown()
    const solved = { captchaId: fieldsOf(html)["captchaId"] ?? "", captchaValue: digitsIn(html) }
    expect(redirectTo(await ask("person@example.org", solved))[1]).toContain("outcome=pending")
    await adminConsole("captchas", { storeId: "10000034", kind: "native", demand: "suspicious" })
  })
})
