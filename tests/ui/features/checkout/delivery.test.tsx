import { act, fireEvent, screen, within } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"
import type { SavedAddress } from "../../../../application/account/listAddresses.ts"
import { AddressRefused } from "../../../../domain/address/AddressRefused.ts"
import type { Country, DistrictList } from "../../../../domain/location/Geography.ts"
import { anAddress } from "../../../support/builders/anAddress.ts"
import {
  renderCheckout,
  orderId,
  methods,
  byMail,
  answer,
  point,
  gone,
  type,
  continueTo,
  settle,
  showWhere,
  showHow,
  cardAsked,
  payByCard,
} from "../../../support/ui/aDelivery.tsx"
import type { FakeFeature, PageCommands } from "../../../support/ui/shopAround.tsx"
import { done, press, refused } from "../../../support/ui/shopAround.tsx"

renderCheckout()

describe("the address of a delivery", () => {
  it("has its country's labels", async () => {
    await showWhere({})
    expect(screen.queryByLabelText("State or province")).toBeNull()
    expect(screen.getByLabelText("Province")).toBeDefined()
  })

  it("fills in the city of a postal code where none was typed, announces it, and changes no input", async () => {
    const listDistricts = vi.fn(() =>
      answer<DistrictList>({
        districts: [{ id: "1", name: "Centro", cityId: "1", city: "Madrid", stateCode: "M", zipCode: "28013" }],
        states: [],
      }),
    )
    await showWhere({}, { listDistricts })
    expect(listDistricts).not.toHaveBeenCalled()
    type("Province", "my own")
    type("Postcode", "28013")
    await settle()
    expect(screen.getByLabelText<HTMLInputElement>("Town or city").value).toBe("Madrid")
    expect(screen.getByLabelText<HTMLInputElement>("Province").value).toBe("my own")
    expect(screen.getByText("Filled in: Madrid").role).toBe("status")
    type("Town or city", "Mad")
    await settle()
    expect([...document.querySelectorAll("datalist option")].map((option) => option.getAttribute("value"))).toEqual([
      "Madrid",
    ])
    expect(listDistricts).toHaveBeenCalledTimes(1)
  })
})

describe("collecting an order", () => {
  it("shows pickup points in the customer's town, and continues with the chosen one", async () => {
    const findPoints = vi.fn(() => answer([point("7"), point("8")]))
    const { chooseShipping, submitCheckout } = await showHow({}, { findPoints })
    await press(screen.getByRole("radio", { name: /Collect in a store/ }))
    await settle()
    expect(findPoints).toHaveBeenCalledExactlyOnceWith({ kind: "store", searchText: "Madrid" })
    expect(screen.getByText("2 collection points")).toBeDefined()
    expect(screen.getAllByRole("listitem")[0]?.textContent).toMatch(/Place 7.*450 m.*Open today until/)
    await press(screen.getByRole("button", { name: "Collect here: Place 8" }))
    expect(chooseShipping).toHaveBeenCalledExactlyOnceWith(orderId, {
      shippingMethodId: "store",
      place: { kind: "store", physicalStoreId: "8" },
      addressId: "31",
    })
    expect(screen.getByText("Place 8")).toBeDefined()
    await payByCard()
    expect(vi.mocked(submitCheckout).mock.calls[0]?.[0]).toMatchObject({
      shipping: { shippingMethodId: "store", place: { kind: "store", physicalStoreId: "8" }, addressId: "31" },
    })
  })

  it("searches elsewhere where the town has none, and by the typed text", async () => {
    const findPoints = vi.fn<FakeFeature<"delivery">["findPoints"]>(({ searchText }) =>
      answer(searchText === undefined ? [point("7", "packstation")] : []),
    )
    await showHow({}, { findPoints })
    await press(screen.getByRole("radio", { name: /Drop point/ }))
    await settle()
    expect(findPoints.mock.calls.map(([search]) => search)).toEqual([
      { kind: "droppoint", searchText: "Madrid" },
      { kind: "droppoint" },
    ])
    expect(screen.getByText("Parcel locker")).toBeDefined()
    type("Town, postcode or street", "Atlantis")
    await press(screen.getByRole("button", { name: "Search" }))
    await settle()
    expect(screen.getByText("No collection points nearby")).toBeDefined()
  })

  it("shows the response to the latest query, in any order of responses", async () => {
    const late: (() => void)[] = []
    const findPoints = vi.fn<FakeFeature<"delivery">["findPoints"]>(
      ({ searchText = "" }) =>
        new Promise((resolve) => {
          late.push(() => resolve({ ok: true, value: [point(searchText)] }))
        }),
    )
    await showHow({}, { findPoints })
    await press(screen.getByRole("radio", { name: /Collect in a store/ }))
    type("Town, postcode or street", "Toledo")
    const form = screen.getByRole("search")
    await act(async () => fireEvent.submit(form))
    await act(async () => late[1]?.())
    await act(async () => late[0]?.())
    expect(screen.getByText("Place Toledo")).toBeDefined()
    expect(screen.queryByText("Place Madrid")).toBeNull()
  })

  it.each(["_ERR_SHIPPING_POINT_GONE", "_ERR_SHIPPING_RANGE_GONE"])(
    "F110 asks again for place and time after %s, and pays nothing on the stale choice",
    async (key) => {
      const { submitCheckout } = await showHow(
        { submitCheckout: vi.fn(() => refused(gone(key))) },
        { findPoints: () => answer([point("7")]) },
      )
      await press(screen.getByRole("radio", { name: /Collect in a store/ }))
      await settle()
      await press(screen.getByRole("button", { name: "Collect here: Place 7" }))
      await payByCard()
      expect(submitCheckout).toHaveBeenCalledTimes(1)
      expect(screen.getByRole("alert").textContent).toContain(
        "Your collection point or delivery slot is no longer available",
      )
      expect(screen.getByRole("radio", { name: /Standard/ })).toBeDefined()
      expect(screen.queryByRole("button", { name: /^Place order and pay / })).toBeNull()
    },
  )

  it("is remembered, and shows a failure", async () => {
    document.cookie = "user_type@10000034=registered"
    const changeFavourite = vi
      .fn<FakeFeature<"delivery">["changeFavourite"]>()
      .mockReturnValueOnce(answer(undefined))
      .mockReturnValueOnce(Promise.resolve({ ok: false, error: gone("_ERR") }))
    await showWhere(
      {},
      {
        listAddresses: () => answer<readonly SavedAddress[]>([{ ...anAddress(), id: "5" }]),
        changeFavourite,
        findPoints: () => answer([point("7")]),
        listDeliveryOptions: (_, address) => answer({ address, ...methods }),
      },
    )
    await press(screen.getByRole("button", { name: "Deliver here" }))
    await press(screen.getByRole("radio", { name: /Collect in a store/ }))
    await settle()
    await press(screen.getByRole("button", { name: "Save as favourite: Place 7" }))
    expect(changeFavourite.mock.calls[0]?.[1]).toBe(true)
    await press(screen.getByRole("button", { name: "Remove favourite: Place 7" }))
    expect(screen.getByText(/We couldn’t save your favourite\. You can still select it\./)).toBeDefined()
  })
})

describe("days and hours of a delivery", () => {
  it("are fetched when they are opened, and sent with the choice", async () => {
    const morning = { name: "Morning", fromTime: "09:00", toTime: "14:00" }
    const deliveryTimes = vi.fn(() =>
      answer({
        ranges: [{ ...morning, id: "2026-11-25.morning", date: "2026-11-25" }],
        days: { shippingMethodId: "standard", earliest: "2026-11-25", latest: "2026-11-27" },
        hours: [
          { ...morning, id: "morning", weekdays: [1, 2] },
          { id: "evening", name: "Evening", fromTime: "17:00", toTime: "21:00", weekdays: [1, 2] },
        ],
      }),
    )
    const { chooseShipping } = await showHow({}, { deliveryTimes })
    expect(deliveryTimes).not.toHaveBeenCalled()
    const details = screen.getByText("Choose a delivery slot").closest("details")
    if (details === null) throw new Error("no details")
    details.open = true
    await settle()
    expect(deliveryTimes).toHaveBeenCalledExactlyOnceWith(orderId, { shippingMethodId: "standard", zipCode: "28013" })
    expect(details.textContent).toContain("Wednesday 25 November – Friday 27 November")
    expect(details.textContent?.replace(/[\u2066\u2069]/gu, "")).toContain(
      "Delivery times: Monday and Tuesday, 09:00–14:00, 17:00–21:00",
    )
    fireEvent.change(screen.getByLabelText("Day and time"), { target: { value: "2026-11-25.morning" } })
    await continueTo()
    expect(chooseShipping).toHaveBeenCalledExactlyOnceWith(orderId, {
      shippingMethodId: "standard",
      kind: "delivery",
      addressId: "31",
      rangeId: "2026-11-25.morning",
    })
    expect(screen.getByText(/Wednesday 25 November/)).toBeDefined()
  })
})

describe("an order of emailed items", () => {
  it("has no delivery step", async () => {
    const { chooseShipping } = await showHow({
      saveDeliveryAddress: vi.fn<PageCommands["saveDeliveryAddress"]>((_, address) =>
        done({ address: { ...address, id: "31" }, shippingMethods: [byMail], pickupMethods: [], parcels: [] }),
      ),
    })
    expect(chooseShipping).toHaveBeenCalledExactlyOnceWith(orderId, {
      shippingMethodId: "email",
      kind: "email",
      addressId: "31",
    })
    await cardAsked()
  })
})

describe("the address book", () => {
  const registered = () => void (document.cookie = "user_type@10000034=registered")
  const own: readonly SavedAddress[] = [
    { ...anAddress(), id: "5", city: "Girona" },
    { ...anAddress(), id: "6" },
    { ...anAddress(), id: "7", use: "billing" },
  ]

  it("offers its addresses, without invoice addresses, and delivers to an unchanged one", async () => {
    registered()
    const listDeliveryOptions = vi.fn<FakeFeature<"delivery">["listDeliveryOptions"]>((_, address) =>
      answer({ address, ...methods }),
    )
    await showWhere({}, { listAddresses: () => answer(own), listDeliveryOptions })
    expect(screen.getAllByRole("radio")).toHaveLength(2)
    await press(screen.getByRole("radio", { name: /28013 Madrid/ }))
    await press(screen.getByRole("button", { name: "Deliver here" }))
    expect(listDeliveryOptions).toHaveBeenCalledExactlyOnceWith(orderId, own[1])
    expect(screen.getByRole("radio", { name: /Standard/ })).toBeDefined()
  })

  it("lets an address be edited and another be added, and can be reopened", async () => {
    registered()
    const { saveDeliveryAddress } = await showWhere(
      {},
      { listAddresses: () => answer(own), listDistricts: () => answer<DistrictList>({ districts: [], states: [] }) },
    )
    await press(screen.getByRole("button", { name: "Use another address" }))
    expect(screen.getByLabelText<HTMLInputElement>("Town or city").value).toBe("")
    await press(screen.getByRole("button", { name: "Saved addresses" }))
    await settle()
    await press(screen.getByRole("button", { name: "Edit address" }))
    expect(screen.getByLabelText<HTMLInputElement>("Town or city").value).toBe("Girona")
    type("Town or city", "Figueres")
    await continueTo()
    expect(vi.mocked(saveDeliveryAddress).mock.calls[0]?.[1]).toMatchObject({ id: "5", city: "Figueres" })
  })

  it("that cannot be fetched loses nothing: an address can be typed", async () => {
    registered()
    await showWhere({}, { listAddresses: () => Promise.resolve({ ok: false, error: gone("_ERR") }) })
    expect(
      screen
        .getAllByRole("alert")
        .map(({ textContent }) => textContent)
        .join(),
    ).toContain("We couldn’t load your addresses. Enter the address here.")
    await press(screen.getByRole("button", { name: "Use another address" }))
    expect(screen.getByLabelText("Town or city")).toBeDefined()
  })
})

describe("the invoice", () => {
  it("is issued to a business with its own numbers, each error at its field, and paid with", async () => {
    const saveBilling = vi
      .fn<FakeFeature<"delivery">["saveBilling"]>()
      .mockResolvedValueOnce({
        ok: false,
        error: new AddressRefused({ reasons: [{ field: "company.vatin", rule: "required" }] }),
      })
      .mockImplementation((address) => answer({ ...address, id: "77" }))
    const { submitCheckout } = await showHow({}, { saveBilling, listCountries: () => answer<readonly Country[]>([]) })
    const summary = screen.getByText("Request an invoice")
    const details = summary.closest("details")
    if (details === null) throw new Error("no details")
    details.open = true
    await act(async () => fireEvent(details, new Event("toggle")))
    await press(screen.getByRole("radio", { name: "Business customer" }))
    const form = within(details)
    await press(form.getByRole("button", { name: "Save invoice details" }))
    expect(form.getByText("Please fill in this field")).toBeDefined()
    expect(document.activeElement).toBe(form.getByLabelText(/^VAT number/))
    for (const [label, text] of [
      ["VAT number", "B12345674"],
      ["Email for invoices", "bills@telar.example"],
    ] as const)
      fireEvent.input(form.getByLabelText(label, { exact: false }), { target: { value: text } })
    await press(form.getByRole("button", { name: "Save invoice details" }))
    expect(saveBilling.mock.calls[1]?.[0]).toMatchObject({
      clientType: "B",
      company: { vatin: "B12345674" },
      email2: "bills@telar.example",
      city: "Madrid",
    })
    expect(saveBilling.mock.calls[1]?.[0]).not.toHaveProperty("id")
    expect(screen.getByText("B12345674")).toBeDefined()
    await continueTo()
    await payByCard()
    expect(vi.mocked(submitCheckout).mock.calls[0]?.[0]).toMatchObject({
      billingAddressId: "77",
      shipping: { addressId: "31" },
    })
    await press(screen.getByRole("button", { name: "Remove invoice" }))
    expect(screen.queryByText("B12345674")).toBeNull()
  })
})
