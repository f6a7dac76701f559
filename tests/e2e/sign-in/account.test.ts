import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Locator, Page } from "playwright-core"
import { afterAll, beforeEach, describe, expect, it } from "vitest"
import { codeFor } from "../support/codeFor.ts"
import { firstTimeVisitor, visitor } from "../support/openBrowser.ts"
import { accessibilityViolations } from "../support/accessibilityViolations.ts"
import { openSharedFront } from "../support/openSharedFront.ts"
import { selvedge } from "../support/selvedge.ts"
import { hydrated, STORES, typeCard } from "../support/customer.ts"
import { layoutOverflows } from "../support/layoutOverflows.ts"
import {
  COMPANY_ADDRESS,
  newEmail,
  newPhone,
  PASSWORD,
  postFromPage,
  registerCustomer,
} from "../support/registerCustomer.ts"

const folder = mkdtempSync(join(tmpdir(), "selvedge-account-"))

const { shop, browser } = await openSharedFront()
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Creates an account in the shop of this file. */
const registered = (page: Page, store: string, logon: string, more: object = {}) =>
  registerCustomer(page, shop.address, store, logon, more)

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${shop.address}${path}`)
  await hydrated(page)
}

/** Presses a key until an element is focused. Fails after 60 times. */
async function pressUntilFocused(page: Page, key: "Tab" | "Shift+Tab", element: Locator): Promise<void> {
  for (let pressed = 0; pressed < 60; pressed += 1) {
    await page.keyboard.press(key)
    if (await element.evaluate((one) => one === document.activeElement)) return
  }
  throw new Error(`${key} did not reach ${await element.innerText()}.`)
}

describe("The account of a customer", () => {
  it("is not available to a guest: one redirect to the login page, and back from there", async () => {
    const { page, close } = await visitor(browser)
    const logon = newEmail()
    await registered(page, "10000034", logon)
    await page.context().clearCookies()
    const answers: number[] = []
    page.on("response", (response) => (response.request().isNavigationRequest() ? answers.push(response.status()) : 0))
    await page.goto(`${shop.address}/10000034/-1/account/privacy`)
    expect([answers, page.url()]).toEqual([
      [302, 200],
      `${shop.address}/10000034/-1/login?redirectUri=%2F10000034%2F-1%2Faccount%2Fprivacy`,
    ])
    await hydrated(page)
    await page.getByLabel("Email or phone").fill(logon)
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD)
    await page.getByRole("button", { name: "Sign in", exact: true }).click()
    await page.getByRole("heading", { name: "Your data", exact: true }).waitFor()
    expect(page.url()).toBe(`${shop.address}/10000034/-1/account/privacy`)
    await close()
  })

  it("is rendered by the server with the customer's data, uncached, and readable without scripts", async () => {
    const { page, close } = await visitor(browser)
    await registered(page, "10000034", newEmail(), { nicName: "Anita" })
    const { cookies } = await page.context().storageState()
    const answer = await fetch(`${shop.address}/10000034/-1/account/profile`, {
      headers: { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; ") },
    })
    const html = await answer.text()
    expect([answer.status, answer.headers.get("cache-control"), answer.headers.get("referrer-policy")]).toEqual([
      200,
      "private, no-store",
      "no-referrer",
    ])
    expect([
      html.includes("Anita"),
      html.includes("noindex"),
      (await page.goto(`${shop.address}/10000034/-1/account/nothing`))?.status(),
    ]).toEqual([true, true, 404])
    await close()
  })

  it("F106 has a wallet: cards by the vault, codes for a till, and the same forms without scripts", async () => {
    const { page, complaints, close } = await visitor(browser)
    const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true })
    await registered(page, "10000034", newEmail())
    await open(page, "/10000034/-1/account/wallet")
    for (const [number, name] of [
      ["4242424242424242", "Everyday"],
      ["5555555555554444", ""],
    ] as const) {
      await button("Add a card").click()
      await typeCard(page, number)
      await page.getByLabel("Card nickname").fill(name)
      await button("Save card").click()
      await page.getByText("Saved", { exact: true }).waitFor()
      await button("Save card").waitFor({ state: "detached" })
    }
    await page.getByText("Mastercard ending in 4444").first().waitFor()
    await button("Show payment code").press("Enter")
    await page.getByRole("img", { name: "Payment code to show at the till" }).waitFor()
    expect(await accessibilityViolations(page)).toEqual([])

    // Another tab, without scripts, changes the same card first.
    const { page: plain, close: closePlain } = await firstTimeVisitor(browser, {
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
    })
    const wallet = `${shop.address}/10000034/-1/account/wallet`
    await plain.goto(wallet)
    const forms = plain.getByRole("group", { name: "Everyday" })
    await forms.getByLabel("Card nickname").fill("4242 4242 4242 4242")
    await forms.getByRole("button", { name: "Rename: Everyday" }).click()
    expect(await plain.locator("main noscript [role=alert]").first().innerText()).toBe(
      "A nickname can’t contain a card number",
    )
    expect(plain.url()).toBe(`${wallet}?reasons=tag%3Anumber&refused=rename`)
    await plain.getByLabel("Wallet name").fill("Ana")
    await plain.getByRole("button", { name: "Save", exact: true }).click()
    await plain.getByText("Saved", { exact: true }).waitFor()
    expect([plain.url(), await plain.getByLabel("Wallet name").inputValue()]).toEqual([`${wallet}?done=done`, "Ana"])
    await forms.getByRole("button", { name: "Delete: Everyday" }).click()
    await forms.waitFor({ state: "detached" })
    await closePlain()

    await button("Delete: Everyday").press("Enter")
    await page.getByRole("group", { name: "Delete: Everyday" }).getByRole("button", { name: "Delete" }).press("Enter")
    await page.getByText(/This card is no longer saved/).waitFor()
    // The response to the deletion of a card that no longer exists.
    const others = complaints.filter((complaint) => !complaint.includes("404"))
    expect([await page.getByText("Everyday").count(), others]).toEqual([0, []])
    await close()
  })

  it("is used by keyboard alone: the link of each section, its heading, and its first control", async () => {
    const { page, complaints, close } = await visitor(browser)
    await registered(page, STORES.spain.id, newEmail(), { primaryAddress: COMPANY_ADDRESS })
    await open(page, "/10000034/-1/account/privacy")
    const links = page.getByRole("navigation", { name: "Account sections" }).getByRole("link")
    const names = await links.allInnerTexts()
    expect(names).toHaveLength(11)
    const controls: Record<string, boolean> = {}
    for (const [index, name] of names.entries()) {
      await pressUntilFocused(page, index === 0 ? "Tab" : "Shift+Tab", links.nth(index))
      await page.keyboard.press("Enter")
      await page.locator("main h1:focus").filter({ hasText: name }).waitFor()
      await page.keyboard.press("Tab")
      controls[name] = await page.evaluate(() => {
        const content = document.querySelector("main h1")?.parentElement
        const inside = content?.querySelectorAll("a[href], button, input, select, textarea, summary") ?? []
        const first = [...inside].find((one) => one.checkVisibility() && !one.matches(":disabled"))
        const focus = document.activeElement
        const isVisible = focus !== null && getComputedStyle(focus).outlineStyle !== "none"
        // A section without any control is left to the footer.
        return first === undefined || (content?.contains(focus) === true && isVisible)
      })
    }
    expect(controls).toEqual(Object.fromEntries(names.map((name) => [name, true])))
    expect(complaints).toEqual([])
    await close()
  })

  it("has sections without violations, from left and from right, at 320 pixels", async () => {
    const sections = ["addresses", "bookings", "family", "newsletter", "wallet"]
    for (const { id } of [STORES.spain, STORES.saudiArabia]) {
      const { page, complaints, close } = await visitor(browser)
      await registered(page, id, newEmail(), {
        primaryAddress: id === STORES.spain.id ? COMPANY_ADDRESS : undefined,
      })
      await postFromPage(page, `/itxrest/2/user/store/${id}/wallet/card`, {
        number: "4242424242424242",
        month: "12",
        year: "2034",
        cvv2: "123",
        holder: "ANA PRAT",
      })
      let known = 0
      for (const section of sections) {
        await open(page, `/${id}/account/${section}`)
        // The layout check changes texts, which parts that are hydrated later would report.
        expect([section, await accessibilityViolations(page), complaints.slice(known)]).toEqual([section, [], []])
        expect([section, await layoutOverflows(page)]).toEqual([section, []])
        await page.goto("about:blank")
        known = complaints.length
      }
      await close()
    }
  })

  it("is edited from the birthday to every sign-in method, exported as a file, and deleted", async () => {
    const { page, complaints, close } = await visitor(browser, {
      viewport: { width: 390, height: 844 },
      acceptDownloads: true,
    })
    const [first, next, phone] = [newEmail(), newEmail(), newPhone()]
    const button = (name: string) => page.getByRole("button", { name, exact: true })
    await registered(page, "10000034", first, { primaryAddress: COMPANY_ADDRESS })
    await open(page, "/10000034/-1/account/profile")
    await button("Add: Date of birth").click()
    await page.getByRole("textbox", { name: "Date of birth" }).fill("31/2/1996")
    await button("Save").click()
    await page.getByText("Enter a valid date in the past").waitFor()
    await page.getByRole("textbox", { name: "Date of birth" }).fill("1/2/1996")
    await button("Save").click()
    await page.getByText("01/02/1996").waitFor()
    await button("Edit: Company").click()
    await page.getByLabel("Tax number").fill("B87654321")
    await button("Save").click()
    await page.getByText("B87654321").waitFor()

    await page.getByRole("link", { name: "Sign-in and security" }).click()
    await button("Edit: Email").click()
    await page.getByLabel("New email").fill(next)
    await page.getByLabel("Current password").fill(PASSWORD)
    await button("Send code").click()
    await page.getByLabel("Code", { exact: true }).fill(await codeFor(shop, next))
    await button("Save").click()
    await button("Edit: Email").waitFor()
    await button("Edit: Password").click()
    await page.getByLabel("Current password").fill(PASSWORD)
    for (const label of ["New password", "Confirm new password"])
      await page.getByLabel(label, { exact: true }).fill("Hilo-Rojo-57")
    await button("Save").click()
    await page.getByText("signed out on all other devices").waitFor()
    await button("Add: Phone").click()
    await page.getByLabel("Phone number").fill(phone)
    await page.getByLabel("Use this number to sign in").check()
    await button("Send code").click()
    await page.getByLabel("Code", { exact: true }).waitFor()
    await page.getByLabel("Code", { exact: true }).fill(await codeFor(shop, phone))
    await button("Save").click()
    await page.getByText(`You can sign in with ${phone}`).waitFor()
    await button("Link Google").click()
    await page.waitForURL("**/sandbox/social/google**")
    await page.getByLabel("Email").fill(next)
    await page.getByLabel("Password").fill(PASSWORD)
    await button("Continue").click()
    await button("Unlink Google").waitFor()
    expect(page.url()).not.toMatch(/code=|state=/)

    await page.getByRole("link", { name: "Your data" }).click()
    const [download] = await Promise.all([page.waitForEvent("download"), button("Download").click()])
    expect(JSON.parse(readFileSync(await download.path(), "utf8"))).toMatchObject({
      schema: "selvedge.personal-data.v1",
      data: {
        user: { email: next, birthdate: "1996-02-01", logonKinds: ["email", "phone", "google"] },
        addresses: [{ company: { name: "Hilo SL", vatin: "B87654321" } }],
      },
      unread: [{ section: "stockNotifications", reason: "NotOffered" }],
    })
    await button("Delete account").click()
    await page.getByLabel(/ to confirm$/).fill(next)
    await button("Delete account permanently").click()
    await page.getByRole("heading", { name: "Your account has been deleted" }).waitFor()
    await page.waitForFunction(() => document.cookie.includes("=guest"))
    await page.goto(`${shop.address}/10000034/-1/account`)
    expect(page.url()).toContain("/login?")
    expect(complaints.filter((complaint) => !complaint.includes("404"))).toEqual([])
    await close()
  })

  it("cannot be linked with another person's identity by a forged address", async () => {
    const { page, close } = await visitor(browser)
    await registered(page, "10000034", newEmail())
    await open(page, "/10000034/-1/account/sign-in?socialType=google&code=sc.of-somebody-else&state=guessed")
    await page.getByRole("alert").filter({ hasText: "For your security" }).waitFor()
    expect([await page.getByRole("button", { name: "Link Google" }).count(), page.url().includes("code=")]).toEqual([
      1,
      false,
    ])
    await close()
  })

  it("is accessible in every section, right to left and on a narrow phone, in the dark", async () => {
    const { page, close } = await visitor(browser, {
      colorScheme: "dark",
      bypassCSP: true,
      reducedMotion: "reduce",
      viewport: { width: 320, height: 640 },
    })
    await registered(page, "10000966", newEmail())
    const found: Record<string, unknown> = {}
    for (const section of ["/profile", "/sign-in", "/privacy"]) {
      await open(page, `/10000966/account${section}`)
      if (section === "/sign-in") await page.locator("section button").first().click()
      found[section] = await accessibilityViolations(page)
      expect([
        section,
        (await page.evaluate(() => document.documentElement.scrollWidth)) <= 320,
        (await page.locator("body").innerText()).includes("???"),
      ]).toEqual([section, true, false])
    }
    expect(found).toEqual({ "/profile": [], "/sign-in": [], "/privacy": [] })
    await close()
  })
})

describe("An account in a terminal", () => {
  /** Of one attempt: a retry begins signed out and without files. */
  let own = ""
  beforeEach(() => (own = mkdtempSync(join(folder, "attempt-"))))
  const account = (words: readonly string[], input = `${PASSWORD}\n`) =>
    selvedge(
      [
        "--backend",
        shop.address,
        "--store",
        "ES",
        "--state-file",
        join(own, "state.json"),
        "--json",
        "account",
        ...words,
      ],
      { input },
    )

  it("is edited, exported and deleted; an invalid change is a refusal with its code", async () => {
    const [logon, next] = [newEmail(), newEmail()]
    const signedOut = await account(["show"])
    expect([signedOut.code, signedOut.stderr]).toEqual([2, expect.stringContaining("auth login")])
    await account(["register", logon, "--password-stdin", "--accept-privacy", "--accept-conditions"])
    const wrongDay = await account(["set-birthday", "1995-02-29"])
    expect([wrongDay.code, wrongDay.stderr]).toEqual([3, expect.stringContaining("does not exist")])
    expect(JSON.parse((await account(["set-email", next])).stdout)).toEqual({
      codeSentTo: next,
      purpose: "UPDATE_EMAIL",
    })
    expect(JSON.parse((await account(["set-email", next, "--code", await codeFor(shop, next)])).stdout)).toMatchObject({
      email: next,
    })
    expect(
      JSON.parse((await account(["set-password", "--password-stdin"], `${PASSWORD}\nHilo-Rojo-57\n`)).stdout),
    ).toMatchObject({ email: next })
    const file = join(own, "personal.json")
    expect(JSON.parse((await account(["export", "--out", file])).stdout)).toEqual({
      file,
      unread: [{ section: "stockNotifications", reason: "NotOffered" }],
    })
    expect([JSON.parse(readFileSync(file, "utf8")).data.user.email, (statSync(file).mode & 0o777).toString(8)]).toEqual(
      [next, "600"],
    )
    const unasked = await account(["delete"])
    expect([unasked.code, unasked.stderr, existsSync(file)]).toEqual([2, expect.stringContaining("--yes"), true])
    expect((await account(["delete", "--yes"])).code).toBe(0)
  })
})
