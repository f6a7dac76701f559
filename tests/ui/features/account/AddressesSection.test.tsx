import { act, cleanup, fireEvent, screen, within } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import type { SavedAddress } from "../../../../application/account/listAddresses.ts"
import type { User } from "../../../../domain/account/User.ts"
import { AddressRefused } from "../../../../domain/address/AddressRefused.ts"
import type { Booking } from "../../../../domain/booking/Booking.ts"
import { aSku } from "../../../support/builders/aCart.ts"
import { anAddress } from "../../../support/builders/anAddress.ts"
import { backendError } from "../../../support/builders/backendError.ts"
import { renderAccount } from "../../../support/ui/settingsShop.tsx"
import type { FakeFeature } from "../../../support/ui/shopAround.tsx"
import { done, press } from "../../../support/ui/shopAround.tsx"

afterEach(cleanup)

const user: User = { id: "55501", kind: "registered", email: "ana@example.org", primaryAddressId: "1" }
const home: SavedAddress = { ...anAddress("ES"), id: "1", preferred: true }
const office: SavedAddress = { ...anAddress("ES"), id: "2", firstName: "Taller", use: "billing" }
const settle = () => act(async () => new Promise((settled) => setTimeout(settled)))
const button = (name: RegExp | string) => screen.getByRole("button", { name })
const go = async (name: RegExp | string) => {
  await press(button(name))
  await settle()
}

const show = (addresses: Partial<FakeFeature<"addresses">>, saved: readonly SavedAddress[] = [home, office]) =>
  renderAccount({ section: "addresses", user, addresses: saved }, {}, { commands: { addresses } })

describe("The address book", () => {
  it("shows each address with its purpose, the default one first, and says so when there is none", () => {
    show({})
    const rows = screen.getAllByRole("listitem").filter((row) => within(row).queryByText(/Delivery|Billing/) !== null)
    expect(rows.map((row) => /Default · |Billing only|Delivery and billing/.exec(row.textContent)?.[0])).toEqual([
      "Default · ",
      "Billing only",
    ])
    expect(screen.getAllByRole("button", { name: /Set as default address/ })).toHaveLength(1)
    cleanup()
    show({}, [{ ...home, preferred: false }, office])
    expect(screen.getAllByText(/^Default · /)).toHaveLength(1)
    expect(screen.getAllByRole("button", { name: /Set as default address/ })).toHaveLength(1)
    cleanup()
    show({}, [])
    expect(screen.getByText("You haven’t saved any addresses yet.")).toBeDefined()
  })

  it("adds an address with the email of the account, for its purpose", async () => {
    const save = vi.fn<FakeFeature<"addresses">["save"]>(() => done([home, office, { ...home, id: "3" }]))
    show({ save })
    await go("Add address")
    fireEvent.click(screen.getByLabelText("Billing only"))
    fireEvent.input(screen.getByLabelText("Town or city"), { target: { value: "Girona" } })
    await go("Save address")
    expect(save).toHaveBeenCalledWith(
      expect.objectContaining({ city: "Girona", email: "ana@example.org", countryCode: "ES" }),
      "billing",
      undefined,
    )
    expect(screen.getByText("Address saved")).toBeDefined()
    expect(screen.getAllByRole("button", { name: /^Delete address/ })).toHaveLength(3)
  })

  it("keeps what was typed after a refusal, with the error at its field", async () => {
    const save = vi.fn<FakeFeature<"addresses">["save"]>(async () => ({
      ok: false,
      error: new AddressRefused({ reasons: [{ field: "city", rule: "required" }] }),
    }))
    show({ save })
    await go(/^Edit address: .*Taller/)
    fireEvent.input(screen.getByLabelText("First name"), { target: { value: "Obrador" } })
    await go("Save address")
    const city = screen.getByLabelText("Town or city")
    expect([city.getAttribute("aria-invalid"), document.activeElement]).toEqual(["true", city])
    expect(screen.getByLabelText<HTMLInputElement>("First name").value).toBe("Obrador")
    expect(save.mock.calls[0]?.[1]).toBe("billing")
    await go("Cancel")
    expect(screen.getByText(/Taller/)).toBeDefined()
  })

  it("asks before it deletes, and deletes nothing after a no", async () => {
    const remove = vi.fn<FakeFeature<"addresses">["remove"]>(() => done([home]))
    show({ remove })
    await go(/^Delete address: .*Taller/)
    await go("Cancel")
    expect([remove.mock.calls.length, document.activeElement?.getAttribute("aria-label")]).toEqual([
      0,
      expect.stringMatching(/^Delete address: .*Taller/),
    ])
    await go(/^Delete address: .*Taller/)
    await go("Delete")
    expect(remove).toHaveBeenCalledWith("2")
    expect([screen.getByText("Address deleted"), screen.queryByText(/Taller/)]).toEqual([expect.anything(), null])
  })

  it("says that an address was deleted in another window, and keeps the list", async () => {
    show({ setDefault: async () => ({ ok: false, error: backendError("notFound") }) })
    await go(/^Set as default address: .*Taller/)
    expect(screen.getByText(/This address no longer exists/)).toBeDefined()
    expect(screen.getByText(/Taller/)).toBeDefined()
  })
})

const booking: Booking = {
  id: "b-7",
  status: "BOOKED",
  bookedAt: "2026-11-20T10:00:00+01:00",
  keptUntil: "2026-11-23T20:00:00+01:00",
  fullName: "Ana Costura",
  phoneNumber: "+34600000001",
  email: "ana@example.org",
  items: [
    {
      catentryId: "1",
      physicalStoreId: "11",
      physicalStoreName: "Selvedge Gran Vía",
      units: 1,
      sku: aSku("8201-800-3"),
      name: "Linen dress",
      size: "M",
    },
  ],
}

describe("The store reservations of an account", () => {
  const showBookings = (bookings: readonly Booking[], cancel?: FakeFeature<"bookings">["cancel"]) =>
    renderAccount(
      { section: "bookings", user, bookings },
      {},
      cancel === undefined ? {} : { commands: { bookings: { cancel } } },
    )

  it("show their items, store and end, and only open ones can be cancelled", () => {
    showBookings([booking, { ...booking, id: "b-6", status: "COLLECTED" }])
    expect(screen.getByText("Held until 23 November 2026")).toBeDefined()
    expect(screen.getByText("Collected")).toBeDefined()
    expect(screen.getAllByText("Selvedge Gran Vía")).toHaveLength(2)
    expect(screen.getAllByRole("button", { name: /^Cancel reservation/ })).toHaveLength(1)
    cleanup()
    showBookings([])
    expect(screen.getByText(/You have no reservations/)).toBeDefined()
  })

  it.each([
    ["cancelled", "Reservation cancelled"],
    ["ended", "This reservation has already ended."],
  ] as const)("are cancelled after a question; the result is shown: %s", async (outcome, text) => {
    const cancel = vi.fn<FakeFeature<"bookings">["cancel"]>(() =>
      done({ outcome, bookings: [{ ...booking, status: outcome === "cancelled" ? "CANCELLED" : "EXPIRED" }] }),
    )
    showBookings([booking], cancel)
    await go("Cancel reservation b-7")
    expect(cancel).not.toHaveBeenCalled()
    await go("Cancel reservation")
    expect(cancel).toHaveBeenCalledWith("b-7")
    expect([screen.getByText(text), screen.queryByRole("button", { name: /^Cancel reservation/ })]).toEqual([
      expect.anything(),
      null,
    ])
  })
})
