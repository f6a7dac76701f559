import { expect, it } from "vitest"
import { onOneDatabase } from "../../support/sandbox/onBothDatabases.ts"

onOneDatabase("the demo's policies", (shop) => {
  it.each([
    ["privacy", "es", "Política de privacidad", 'lang="es" dir="ltr"'],
    ["conditions", "de", "AGB", 'lang="de" dir="ltr"'],
    ["privacy", "ar", "سياسة الخصوصية", 'lang="ar" dir="rtl"'],
    ["privacy", "pt-BR", "Política de privacidade", 'lang="pt" dir="ltr"'],
    ["conditions", "xx", "Terms &amp; Conditions", 'lang="en-GB" dir="ltr"'],
    ["conditions", "en-US", "Terms of Sale", 'lang="en-US" dir="ltr"'],
    ["privacy", "__proto__", "Privacy policy", 'lang="en-GB" dir="ltr"'],
  ])("%s in %s is a page that says that the store is a demonstration", async (kind, language, title, attributes) => {
    const answer = await shop().call("GET", `/sandbox/policies/${kind}?language=${language}`)
    const page = String(answer.body)
    expect([answer.status, answer.headers.get("content-type"), page.includes(`<h1>${title}</h1>`)]).toEqual([
      200,
      "text/html; charset=utf-8",
      true,
    ])
    expect(page).toContain(`<html ${attributes}>`)
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'")
  })

  it("are two, and read-only", async () => {
    expect((await shop().call("GET", "/sandbox/policies/wallet")).status).toBe(404)
    expect((await shop().call("POST", "/sandbox/policies/privacy", {})).status).toBe(405)
  })
})
