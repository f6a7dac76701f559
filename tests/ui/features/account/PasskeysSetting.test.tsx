import { act, cleanup, fireEvent, screen, within } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { AccountChangeRefused } from "../../../../domain/account/AccountChangeRefused.ts"
import type { Passkey } from "../../../../domain/account/Passkey.ts"
import type { User } from "../../../../domain/account/User.ts"
import { backendError } from "../../../support/builders/backendError.ts"
import { renderAccount } from "../../../support/ui/settingsShop.tsx"
import type { FakeCommands, FakeFeature } from "../../../support/ui/shopAround.tsx"
import { press } from "../../../support/ui/shopAround.tsx"

afterEach(cleanup)

type Passkeys = FakeFeature<"passkeys">
const user: User = { id: "55501", kind: "registered", email: "ana@example.org", logonKinds: ["email"] }
const laptop: Passkey = { id: "one", name: "Laptop", createdAt: "2026-01-15T10:00:00Z", isSynced: false }
const phone: Passkey = { ...laptop, id: "two", name: "Phone", isSynced: true, lastUsedAt: "2026-01-16T10:00:00Z" }
const session = {
  id: "1",
  storeId: "10000034",
  startedAt: "",
  lastUsedAt: "2026-01-15T10:00:00Z",
  isCurrent: true,
  device: { browser: "Safari", system: "iPhone" },
}
const refused = (field: string, rule: string) =>
  Promise.resolve({ ok: false, error: new AccountChangeRefused({ reasons: [{ field, rule }] }) } as const)

function show(commands: NonNullable<FakeCommands["passkeys"]>, passkeys: readonly Passkey[] | null = [laptop, phone]) {
  const page = { section: "sign-in", user, sessions: [session] } as const
  renderAccount(passkeys === null ? page : { ...page, passkeys }, {}, { commands: { passkeys: commands } })
  return within(screen.getByRole("region", { name: "Passkeys" }))
}
const go = async (element: HTMLElement) => {
  await press(element)
  await act(async () => new Promise((settled) => setTimeout(settled)))
}

describe("The passkeys of an account", () => {
  it("are shown with dates, renamed in place, and deleted after a question", async () => {
    const rename = vi.fn<Passkeys["rename"]>(() => Promise.resolve({ ok: true, value: [laptop, phone] }))
    const remove = vi.fn<Passkeys["remove"]>(() => Promise.resolve({ ok: true, value: [laptop] }))
    const section = show({ rename, remove })
    for (const text of ["Last used on 16 January 2026", "Synced across your devices"])
      expect(section.getAllByText(text)).toHaveLength(1)
    expect(section.getAllByText("Added on 15 January 2026")).toHaveLength(2)
    await go(section.getByRole("button", { name: "Rename: Laptop" }))
    fireEvent.input(section.getByLabelText("Passkey name"), { target: { value: "Work" } })
    await go(section.getByRole("button", { name: "Save" }))
    expect(rename).toHaveBeenCalledWith("one", "Work")
    expect(document.activeElement).toBe(section.getByRole("button", { name: "Rename: Laptop" }))
    await go(section.getByRole("button", { name: "Delete: Phone" }))
    expect(remove).not.toHaveBeenCalled()
    await go(within(section.getByRole("group", { name: "Delete: Phone" })).getByText("Delete"))
    expect(remove).toHaveBeenCalledWith("two")
    expect([section.getByRole("status").textContent, section.queryByText("Phone")]).toEqual(["Passkey deleted", null])
    expect(document.activeElement).toBe(section.getByRole("button", { name: "Add a passkey" }))
  })

  it("are added under the name of this device, with the password where the shop asks for it", async () => {
    const answers = [refused("password", "required"), Promise.resolve({ ok: true, value: [laptop] } as const)]
    const add = vi.fn<Passkeys["add"]>(() => answers.shift() ?? expect.fail("one call too many"))
    const section = show({ add }, [])
    await go(section.getByRole("button", { name: "Add a passkey" }))
    expect(section.getByLabelText("Passkey name")).toHaveProperty("value", "Safari · iPhone")
    expect(section.queryByLabelText("Current password")).toBeNull()
    await go(section.getByRole("button", { name: "Add a passkey" }))
    const password = section.getByLabelText("Current password")
    expect(document.activeElement).toBe(password)
    fireEvent.input(password, { target: { value: "Selvedge2026" } })
    await go(section.getByRole("button", { name: "Add a passkey" }))
    expect(add.mock.calls).toEqual([
      ["Safari · iPhone", undefined],
      ["Safari · iPhone", "Selvedge2026"],
    ])
    expect([section.getByRole("status").textContent, section.getByText("Laptop").tagName]).toEqual([
      "Passkey added",
      "BDI",
    ])
  })

  it.each([
    ["cancelled", "The passkey wasn’t created. Try again and confirm on your device."],
    ["exists", "This device already has a passkey for your account."],
    ["unavailable", "Passkeys aren’t available in this browser or at this web address."],
    ["credentials", "The passkey couldn’t be verified. Please try again."],
    ["maxItems", "You’ve reached the maximum number of passkeys. Delete one first."],
  ])("that are not added because of %s say what to do", async (rule, text) => {
    const section = show({ add: () => refused("passkey", rule) }, [])
    await go(section.getByRole("button", { name: "Add a passkey" }))
    await go(section.getByRole("button", { name: "Add a passkey" }))
    expect(section.getByText(text).closest("[role=alert]")).not.toBeNull()
    expect(section.getByLabelText("Passkey name")).toHaveProperty("value", "Safari · iPhone")
  })

  it("that cannot be changed or loaded say so", async () => {
    const failed = () => Promise.resolve({ ok: false, error: backendError("unreachable") } as const)
    const section = show({ remove: failed })
    await go(section.getByRole("button", { name: "Delete: Laptop" }))
    await go(within(section.getByRole("group", { name: "Delete: Laptop" })).getByText("Delete"))
    expect(section.getByText("Your changes weren’t saved. Try again.")).toBeDefined()
    cleanup()
    const empty = show({}, null)
    expect(empty.queryByRole("button")).toBeNull()
  })
})
