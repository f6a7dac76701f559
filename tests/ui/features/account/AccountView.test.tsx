import { act, cleanup, fireEvent, screen, within } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import type { PersonalData } from "../../../../domain/account/PersonalData.ts"
import type { User } from "../../../../domain/account/User.ts"
import type { FakeFeature } from "../../../support/ui/shopAround.tsx"
import { aCart } from "../../../support/builders/aCart.ts"
import { anAddress } from "../../../support/builders/anAddress.ts"
import { anOrder } from "../../../support/builders/anOrder.ts"
import { backendError } from "../../../support/builders/backendError.ts"
import { failed, succeedWith, renderAccount, wrong } from "../../../support/ui/settingsShop.tsx"
import { done, press } from "../../../support/ui/shopAround.tsx"

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const user: User = {
  id: "55501",
  kind: "registered",
  email: "ana@example.org",
  logonKinds: ["email"],
  sponsorCode: "sp.own",
}
const PASSWORDS = { now: "Selvedge2026", next: "Hilo-Rojo-57" }

const field = (label: string | RegExp) =>
  screen.getByLabelText<HTMLInputElement>(label, { exact: true, selector: "input" })
const type = (label: string, text: string) => fireEvent.input(field(label), { target: { value: text } })
const button = (name: string | RegExp) => screen.getByRole("button", { name })
/** Presses, and lets the fetched commands respond. */
const go = async (name: string | RegExp) => {
  await press(button(name))
  await act(async () => new Promise((settled) => setTimeout(settled)))
}

describe("An account", () => {
  it("shows the customer, their latest orders, and a link to every section", () => {
    const order = anOrder()
    renderAccount({
      section: "overview",
      user: { ...user, firstName: "Ana", lastName: "Costura", kind: "business" },
      orders: [{ ...order, images: [] }],
    })
    for (const words of ["Ana Costura", "ana@example.org", "Business", "55501"])
      expect(screen.getByText(words)).toBeDefined()
    expect(screen.getByText(/^Paid ·/).textContent).toContain("15 November 2026")
    expect(screen.getByRole("link", { name: "Order 7001" }).getAttribute("href")).toBe("/10000034/-1/orders/7001")
    expect(screen.getByRole("link", { name: "View all orders" }).getAttribute("href")).toBe(
      "/10000034/-1/account/orders",
    )
    const sections = within(screen.getByRole("navigation", { name: "Account sections" }))
    expect(
      sections
        .getAllByRole("link")
        .map((link) => [link.textContent, link.getAttribute("href"), link.getAttribute("aria-current")]),
    ).toEqual([
      ["Your account", "/10000034/-1/account", "page"],
      ["Orders", "/10000034/-1/account/orders", null],
      ["Store reservations", "/10000034/-1/account/bookings", null],
      ["Addresses", "/10000034/-1/account/addresses", null],
      ["Wallet", "/10000034/-1/account/wallet", null],
      ["Profile", "/10000034/-1/account/profile", null],
      ["Sign-in and security", "/10000034/-1/account/sign-in", null],
      ["Family", "/10000034/-1/account/family", null],
      ["Newsletter", "/10000034/-1/account/newsletter", null],
      ["Consents", "/10000034/-1/account/policies", null],
      ["Your data", "/10000034/-1/account/privacy", null],
    ])
  })

  it("reports an insecure password, items that did not fit and a stop of reservations, with links", () => {
    const flagged = { ...user, hasSecurePassword: false, pendingTransfers: true, restrictedBooking: true }
    const notices = () =>
      screen
        .getAllByRole("status")
        .filter(({ textContent }) => textContent !== "")
        .map((notice) => [notice.textContent, within(notice).getByRole("link").getAttribute("href")])
    const restricted = [
      "You can’t reserve items in stores at the moment. Contact us if you need help.Contact us",
      "/10000034/-1/contact",
    ]
    renderAccount({ section: "overview", user: flagged })
    expect(notices()).toEqual([
      [
        "Your password no longer meets our security rules. Choose a new one.Sign-in and security",
        "/10000034/-1/account/sign-in",
      ],
      ["Some items from your earlier bag didn’t fit. We’ve saved them for you.Bag", "/10000034/-1/cart"],
      restricted,
    ])
    cleanup()
    renderAccount({ section: "bookings", user: flagged, bookings: [] })
    expect(notices()).toEqual([restricted])
    cleanup()
    renderAccount({ section: "sign-in", user: flagged })
    expect(screen.getByText("Your password no longer meets our security rules. Choose a new one.")).toBeDefined()
    cleanup()
    renderAccount({ section: "overview", user: { ...user, hasSecurePassword: true, pendingTransfers: false } })
    expect(screen.queryByText(/security rules|didn’t fit|can’t reserve/)).toBeNull()
  })

  it("shows which part could not be read, and the rest", () => {
    renderAccount({ section: "overview", user })
    expect([
      screen.getByText("ana@example.org"),
      screen.getByText(/We couldn’t load this\. Refresh the page\./),
    ]).toHaveLength(2)
  })
})

describe("A new email address", () => {
  it("is verified by a code that was sent there, and shown as the shop stores it", async () => {
    const sendCode = vi.fn<FakeFeature<"settings">["sendCode"]>(() =>
      succeedWith({ type: "EMAIL", email: "eva@example.org" }),
    )
    const changeEmail = vi.fn<FakeFeature<"settings">["changeEmail"]>(() =>
      succeedWith({ ...user, email: "eva@example.org" }),
    )
    renderAccount({ section: "sign-in", user }, { sendCode, changeEmail })
    await go("Edit: Email")
    type("New email", "Eva@example.org")
    type("Current password", PASSWORDS.now)
    await go("Send code")
    expect(sendCode.mock.calls).toEqual([["EMAIL", "Eva@example.org", "UPDATE_EMAIL", undefined]])
    expect(button(/^Send a new code in \d+ seconds?$/).hasAttribute("disabled")).toBe(true)
    expect([field("Code").autocomplete, field("Code").inputMode]).toEqual(["one-time-code", "numeric"])
    type("Code", "123456")
    await go("Save")
    expect(changeEmail.mock.calls[0]?.[0]).toEqual({
      newEmail: "Eva@example.org",
      code: "123456",
      password: PASSWORDS.now,
    })
    expect([screen.getByText("eva@example.org"), screen.getByText("Saved")]).toHaveLength(2)
    expect(document.activeElement).toBe(button("Edit: Email"))
  })

  it("with a wrong code shows the error at the code, and keeps the input", async () => {
    renderAccount(
      { section: "sign-in", user },
      {
        sendCode: () => succeedWith({ type: "EMAIL", email: "eva@example.org" }),
        changeEmail: () => wrong("code", "code"),
      },
    )
    await go("Edit: Email")
    type("New email", "eva@example.org")
    type("Current password", PASSWORDS.now)
    await go("Send code")
    type("Code", "654321")
    await go("Save")
    expect(screen.getByText(/Wrong or expired code\. Check it or send a new one\./)).toBeDefined()
    expect([field("Code").value, field("New email").value, document.activeElement]).toEqual([
      "654321",
      "eva@example.org",
      field("Code"),
    ])
  })

  it("that is changed after the code was sent starts again", async () => {
    renderAccount(
      { section: "sign-in", user },
      { sendCode: () => succeedWith({ type: "EMAIL", email: "eva@example.org" }) },
    )
    await go("Edit: Email")
    type("New email", "eva@example.org")
    await go("Send code")
    type("New email", "luz@example.org")
    expect([screen.queryByLabelText("Code"), button("Send code")]).toMatchObject([null, {}])
  })

  it("after too many codes shows the wait in minutes", async () => {
    const busy = backendError("busy")
    const limited = Object.assign(Object.create(Object.getPrototypeOf(busy)), busy, {
      reason: { _tag: "RateLimited", retryAfterMillis: 3_600_000 },
    })
    renderAccount({ section: "sign-in", user }, { sendCode: () => failed(limited) })
    await go("Edit: Email")
    type("New email", "eva@example.org")
    await go("Send code")
    expect(screen.getByText(/about 60 minutes/)).toBeDefined()
  })

  it("shows a captcha where one is required, and sends it with the next try", async () => {
    const sendCode = vi.fn<FakeFeature<"settings">["sendCode"]>(() => wrong("captcha", "required"))
    renderAccount({ section: "sign-in", user }, { sendCode })
    await go("Edit: Email")
    type("New email", "eva@example.org")
    await go("Send code")
    await go("Captcha 1")
    await go("Send code")
    expect(sendCode.mock.calls[1]?.[3]).toEqual({ id: "c1", value: "four" })
    expect(button("Captcha 2")).toBeDefined()
  })
})

describe("A new password", () => {
  it("has hints while it is typed, and ends the sessions elsewhere", async () => {
    renderAccount({ section: "sign-in", user }, { changePassword: () => succeedWith(user) })
    await go("Edit: Password")
    type("Current password", PASSWORDS.now)
    type("New password", PASSWORDS.next)
    type("Confirm new password", PASSWORDS.next)
    expect([field("Current password").autocomplete, field("New password").autocomplete]).toEqual([
      "current-password",
      "new-password",
    ])
    await go("Save")
    expect(screen.getByText(/Password changed\. You’ve been signed out on all other devices\./)).toBeDefined()
    expect(document.body.innerHTML).not.toContain(PASSWORDS.next)
  })

  it("that fails states that nothing was changed", async () => {
    renderAccount({ section: "sign-in", user }, { changePassword: () => failed(backendError("unreachable")) })
    await go("Edit: Password")
    type("New password", PASSWORDS.next)
    await go("Save")
    expect(
      screen
        .getAllByRole("alert")
        .map(({ textContent }) => textContent)
        .join(),
    ).toContain("Your changes weren’t saved. Try again.")
    expect(field("New password").value).toBe(PASSWORDS.next)
  })
})

describe("The sign-in methods", () => {
  const configuration = { SOCIAL_LOGIN: "google=/sandbox/social/google" }

  it("cannot all be removed: the last one is refused with a hint", async () => {
    renderAccount(
      { section: "sign-in", user: { ...user, logonKinds: ["google"] } },
      { unlinkSocialIdentity: () => wrong("logon", "lastLogon") },
      { configuration },
    )
    await go("Unlink Google")
    expect(screen.getByText("This is your only sign-in method. Add another before removing it.")).toBeDefined()
  })

  it("include a new one once when the customer returns from a provider", async () => {
    const linkSocialIdentity = vi.fn<FakeFeature<"settings">["linkSocialIdentity"]>(() =>
      succeedWith({ ...user, logonKinds: ["email", "google"] }),
    )
    renderAccount(
      { section: "sign-in", user },
      { linkSocialIdentity },
      { configuration, parameters: { section: "sign-in", code: "sc.1", socialType: "google", state: "s1" } },
    )
    await act(async () => new Promise((settled) => setTimeout(settled)))
    expect(linkSocialIdentity.mock.calls).toEqual([[{ code: "sc.1", socialType: "google", state: "s1" }]])
    expect(button("Unlink Google")).toBeDefined()
  })

  it("F20 do not include one that did not start in this browser", async () => {
    renderAccount(
      { section: "sign-in", user },
      { linkSocialIdentity: () => wrong("social", "state") },
      { configuration, parameters: { section: "sign-in", code: "sc.evil", socialType: "google" } },
    )
    await act(async () => new Promise((settled) => setTimeout(settled)))
    expect(screen.getByText(/For your security, start again below/)).toBeDefined()
    expect(button("Link Google")).toBeDefined()
  })

  it("link to the provider and back to this page", async () => {
    const { went } = renderAccount({ section: "sign-in", user }, {}, { configuration })
    await go("Link Google")
    const [address = ""] = went()
    expect(
      address.startsWith("/sandbox/social/google?redirectUri=%2F10000034%2F-1%2Faccount%2Fsign-in%3Fstate%3D"),
    ).toBe(true)
  })
})

describe("The profile", () => {
  it("saves a birthday in the country's format, and reports an invalid one", async () => {
    const changeBirthday = vi.fn<FakeFeature<"settings">["changeBirthday"]>(() => wrong("birthday", "calendarDate"))
    renderAccount({ section: "profile", user }, { changeBirthday })
    await go("Add: Date of birth")
    type("Date of birth", "30-2-1996")
    await go("Save")
    expect(changeBirthday.mock.calls).toEqual([["30/02/1996", "dd/MM/yyyy"]])
    expect(screen.getByText("Enter a valid date in the past, for example 29/02/1996")).toBeDefined()
  })

  it("of a business client has the company, saved with the main address", async () => {
    const address = {
      ...anAddress(),
      id: "31",
      company: { name: "Hilo SL", vatin: "B12345678" },
      email2: "facturas@example.org",
    }
    const changeCompany = vi.fn<FakeFeature<"settings">["changeCompany"]>((_, { vatin }) =>
      succeedWith({ ...address, company: { vatin } }),
    )
    renderAccount({ section: "profile", user: { ...user, kind: "business" }, address }, { changeCompany })
    expect(screen.getByText("Hilo SL")).toBeDefined()
    await go("Edit: Company")
    type("Tax number", "B87654321")
    await go("Save")
    expect(changeCompany.mock.calls).toEqual([
      ["31", { companyName: "Hilo SL", vatin: "B87654321", email2: "facturas@example.org" }, undefined],
    ])
    expect(screen.getByText("B87654321")).toBeDefined()
  })

  it("of a person has no company", () => {
    renderAccount({ section: "profile", user })
    expect(screen.queryByText("Your company")).toBeNull()
  })
})

describe("The consents", () => {
  it("are listed by type with their day, and checked for a purchase", async () => {
    const validatePolicies = vi.fn<FakeFeature<"settings">["validatePolicies"]>(() =>
      succeedWith({
        accepted: false,
        policies: [
          { type: 1, accepted: true },
          { type: 2, accepted: false },
        ],
      }),
    )
    renderAccount(
      { section: "policies", user, policies: [{ type: 1, acceptedAt: "2026-01-05T09:00:00.000Z" }] },
      { validatePolicies },
    )
    expect([screen.getByText("Accepted on 5 January 2026"), ...screen.getAllByText("Not accepted")]).toHaveLength(4)
    await go(/Have you accepted everything required to order\?/)
    expect(screen.getByText(/We’ll ask you at checkout: Terms & Conditions/)).toBeDefined()
  })
})

describe("The customer's data", () => {
  it("are one file, with a list of the parts that are not in it", async () => {
    const personal: PersonalData = {
      schema: "selvedge.personal-data.v1",
      exportedAt: "2026-11-21T12:00:00.000Z",
      storeId: "10000034",
      userId: "55501",
      data: { user },
      unread: [
        { section: "wishlists", reason: "TimedOut" },
        { section: "stockNotifications", reason: "NotOffered" },
      ],
    }
    const saved: Blob[] = []
    vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
      if (blob instanceof Blob) saved.push(blob)
      return "blob:file"
    })
    renderAccount({ section: "privacy", user }, { exportPersonalData: () => succeedWith(personal) })
    await go("Download")
    expect(screen.getByText("Downloaded: selvedge-personal-data-55501-2026-11-21.json")).toBeDefined()
    expect(screen.getByText(/We couldn’t include/)).toBeDefined()
    expect(JSON.parse((await saved[0]?.text()) ?? "")).toEqual(personal)
  })

  it("are deleted with the account, after the right word, and leave a guest with an empty cart", async () => {
    const deleteAccount = vi.fn<FakeFeature<"settings">["deleteAccount"]>(({ typed }) =>
      typed === "ana@example.org" ? succeedWith(undefined) : wrong("confirmation", "equal"),
    )
    const { cart } = renderAccount(
      { section: "privacy", user },
      { deleteAccount },
      { commands: { loadCart: () => done(aCart([])) } },
    )
    expect(
      screen.getByText(
        "This permanently deletes your name, email, phone and addresses, your sign-in methods, saved cards and gift " +
          "cards, wishlists, favourites, store reservations and the items in your bag.",
        { exact: false },
      ),
    ).toBeDefined()
    await go("Delete account")
    type("Type ana@example.org to confirm", "eva@example.org")
    await press(field("Keep sending the newsletter to ana@example.org"))
    await go("Delete account permanently")
    expect(screen.getByText("Type ana@example.org exactly as shown")).toBeDefined()
    type("Type ana@example.org to confirm", "ana@example.org")
    await go("Delete account permanently")
    expect(deleteAccount.mock.calls[1]?.[0]).toEqual({ typed: "ana@example.org", continueNewsletter: true })
    expect(document.activeElement?.textContent).toBe("Your account has been deleted")
    expect(cart.current().units).toBe(0)
  })
})
