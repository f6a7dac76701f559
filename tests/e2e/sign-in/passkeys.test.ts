import type { CDPSession, Page } from "playwright-core"
import { describe, expect, it } from "vitest"
import { accessibilityViolations } from "../support/accessibilityViolations.ts"
import { hydrated } from "../support/customer.ts"
import { layoutOverflows } from "../support/layoutOverflows.ts"
import { visitor } from "../support/openBrowser.ts"
import { openSharedFront } from "../support/openSharedFront.ts"
import { newEmail, registerCustomer } from "../support/registerCustomer.ts"

const { shop, browser } = await openSharedFront()
// Browsers refuse passkeys on an IP address.
const address = shop.address.replace("127.0.0.1", "localhost")
const account = "/10000034/-1/account/sign-in"
const login = `/10000034/-1/login?redirectUri=${encodeURIComponent(account)}`

/** Chromium's virtual authenticator: a device that always recognizes its owner. */
async function authenticator(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page)
  await session.send("WebAuthn.enable")
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    passkeys: async () => (await session.send("WebAuthn.getCredentials", { authenticatorId })).credentials,
    recognizesOwner: (isUserVerified: boolean) =>
      session.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
  }
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${address}${path}`)
  await hydrated(page)
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Sign out", exact: true }).first().click()
  await page.waitForURL("**/10000034/-1/")
}

describe("A passkey", () => {
  it("is added by keyboard, signs in by the button and among the suggestions, and is deleted everywhere", async () => {
    const { page, complaints, close } = await visitor(browser)
    const device = await authenticator(page)
    const section = page.getByRole("region", { name: "Passkeys" })
    const fetched: string[] = []
    page.on("request", (request) => fetched.push(request.url()))
    await registerCustomer(page, address, "10000034", newEmail())
    await open(page, account)

    await section.getByRole("button", { name: "Add a passkey" }).press("Enter")
    const name = section.getByLabel("Passkey name")
    expect(await name.inputValue()).toContain("Linux")
    await name.fill(" ")
    await name.press("Enter")
    await section.locator("[aria-invalid]").waitFor()
    await name.fill("Laptop")
    await name.press("Enter")
    await section.getByText("Passkey added").waitFor()
    expect(await device.passkeys()).toMatchObject([{ isResidentCredential: true, rpId: "localhost" }])
    expect(
      await section.getByRole("button", { name: "Add a passkey" }).evaluate((it) => it === document.activeElement),
    ).toBe(true)

    await section.getByRole("button", { name: "Rename: Laptop" }).press("Enter")
    await section.getByLabel("Passkey name").fill("Work laptop")
    await section.getByRole("button", { name: "Save" }).click()
    await section.getByText("Work laptop").waitFor()
    expect(await accessibilityViolations(page)).toEqual([])

    await signOut(page)
    await open(page, login)
    expect(fetched.filter((url) => url.includes("passkey-identity"))).toEqual([])
    await page.getByRole("button", { name: "Sign in with a passkey" }).press("Enter")
    await page.waitForURL(`**${account}`)
    await hydrated(page)
    await section.getByText(/Last used on/).waitFor()

    await signOut(page)
    await open(page, login)
    await page.getByLabel("Email or phone").focus()
    await page.waitForURL(`**${account}`)
    await hydrated(page)

    await section.getByRole("button", { name: "Delete: Work laptop" }).press("Enter")
    await section.getByRole("button", { name: "Delete", exact: true }).press("Enter")
    await section.getByText("Passkey deleted").waitFor()
    await expect.poll(() => device.passkeys()).toEqual([])
    expect(complaints).toEqual([])
    expect(await layoutOverflows(page)).toEqual([])
    await close()
  })

  it("that is refused is told apart, and the password still signs in", async () => {
    const { page, close } = await visitor(browser)
    const device = await authenticator(page)
    await device.recognizesOwner(false)
    await open(page, login)
    await page.getByRole("button", { name: "Sign in with a passkey" }).click()
    await page.getByText("We couldn’t sign you in with a passkey").waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    expect(await layoutOverflows(page)).toEqual([])
    await close()
  })
})
