import { cleanup, fireEvent, screen, within } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import type { StoreWithStock } from "../../../../application/location/findInStores.ts"
import { FavouritesLimitReached } from "../../../../application/location/favouriteLocations.ts"
import { BackendError } from "../../../../application/shared/BackendError.ts"
import { BookingRefused } from "../../../../domain/booking/BookingRefused.ts"
import type { Booking } from "../../../../domain/booking/Booking.ts"
import { StoresDrawer } from "../../../../ui/features/location/StoresDrawer.tsx"
import { aColor, aSize } from "../../../support/builders/aColor.ts"
import { aProduct } from "../../../support/builders/aProduct.ts"
import { deliveryCommandsFixture } from "../../../support/ui/deliveryCommandsFixture.ts"
import { onlyProductActions } from "../../../support/ui/onlyProductActions.ts"
import type { FakeFeature } from "../../../support/ui/shopAround.tsx"
import { press, renderInShop } from "../../../support/ui/shopAround.tsx"

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const sizes = [aSize("S"), aSize("M", { isBuyable: false, visibility: "sold_out" })]
const product = aProduct({ id: "510001", name: "Linen shirt", colors: [aColor(sizes)] })
const [color] = product.colors
if (color === undefined) throw new Error("no colour")

const store = (id: string, more: Partial<StoreWithStock> = {}, isFavourite = false): StoreWithStock => ({
  units: 0,
  shelf: "none",
  today: { state: "openUntil", time: "20:00" },
  ...more,
  physicalStore: {
    id,
    name: `Selvedge ${id}`,
    addressLines: ["Calle del Telar 3"],
    cityId: "1",
    city: "Madrid",
    zipCode: "28013",
    stateCode: "M",
    countryCode: "ES",
    point: { latitude: 40, longitude: -3 },
    metres: 1_234,
    openingHours: { timeZone: "Europe/Madrid", days: { 1: [{ fromTime: "10:00", toTime: "20:00" }] } },
    isFavourite,
    isLast: false,
    phones: [],
    services: ["booking"],
    groupingId: "1",
  },
})
const found = [store("Own", {}, true), store("Centre", { units: 2, shelf: "few", catentryId: "77" })]
const answer = <A,>(value: A) => Promise.resolve({ ok: true, value } as const)
const findInStores = () => vi.fn(() => answer<readonly StoreWithStock[]>(found))
const show = (
  asked: Parameters<typeof onlyProductActions>[0],
  sku: string | undefined = "7001-S",
  delivery: Parameters<typeof deliveryCommandsFixture>[0] = {},
) =>
  renderInShop(
    <StoresDrawer
      open
      product={product}
      color={color}
      sizes={sizes}
      sku={sku}
      onClose={() => undefined}
      captcha={(round) => <p>Captcha {round}</p>}
    />,
    { ...onlyProductActions(asked), ...deliveryCommandsFixture(delivery) },
  )
const settle = () => screen.findByText("2 stores")

describe("finding a size in a store", () => {
  it("searches for the selected size at once, and shows stock, distance and opening state of each store", async () => {
    const asked = findInStores()
    show({ findInStores: asked })
    await settle()
    expect(asked).toHaveBeenCalledExactlyOnceWith({ productId: "510001", sku: "7001-S", searchText: "" })
    const [own, centre] = screen.getAllByRole("listitem")
    expect(own?.textContent).toContain("Your store")
    expect(own?.textContent).toContain("Out of stock")
    expect(centre?.textContent).toMatch(/Only 2 left.*Open today until .?20:00/)
    expect(centre?.textContent).toContain("1.2 km")
    expect(within(own ?? document.body).queryByRole("button", { name: /^Reserve/ })).toBeNull()
  })

  it("adds and removes a favourite store, announces it at its name, and shows a failure", async () => {
    const changeFavourite = vi
      .fn<FakeFeature<"delivery">["changeFavourite"]>()
      .mockReturnValueOnce(answer(undefined))
      .mockReturnValueOnce(answer(undefined))
      .mockReturnValueOnce(Promise.resolve({ ok: false, error: new FavouritesLimitReached({ maximum: 10 }) }))
    show({ findInStores: findInStores() }, undefined, { changeFavourite })
    await settle()
    await press(screen.getByRole("button", { name: "Remove favourite: Selvedge Own" }))
    await press(screen.getByRole("button", { name: "Save as favourite: Selvedge Centre" }))
    expect(screen.getAllByRole("heading", { level: 3 }).map((head) => head.textContent)).toEqual([
      "Selvedge Own",
      "Selvedge Centre Your store",
    ])
    await press(screen.getByRole("button", { name: "Save as favourite: Selvedge Own" }))
    expect(screen.getByText(/We couldn’t save your favourite\. You can still select it\./)).toBeDefined()
    expect(changeFavourite.mock.calls.map(([{ kind, id }, isFavourite]) => [kind, id, isFavourite])).toEqual([
      ["store", "Own", false],
      ["store", "Centre", true],
      ["store", "Own", true],
    ])
  })

  it("asks for a size first, and accepts one that is sold out here", async () => {
    const asked = findInStores()
    show({ findInStores: asked }, "none")
    expect(screen.getByText("Select a size")).toBeDefined()
    expect(asked).not.toHaveBeenCalled()
    await press(screen.getByRole("radio", { name: "M" }))
    await settle()
    expect(asked).toHaveBeenCalledExactlyOnceWith({ productId: "510001", sku: "7001-M", searchText: "" })
  })

  it("requests the location on a press only, to a hundred metres, and continues without it", async () => {
    const getCurrentPosition = vi.fn((done: (at: unknown) => void, _refuse: () => void) =>
      done({ coords: { latitude: 40.416_775_4, longitude: -3.703_790_2 } }),
    )
    vi.stubGlobal("navigator", { geolocation: { getCurrentPosition } })
    const asked = findInStores()
    show({ findInStores: asked })
    await settle()
    expect(getCurrentPosition).not.toHaveBeenCalled()
    await press(screen.getByRole("button", { name: "Use my location" }))
    expect(asked).toHaveBeenLastCalledWith({
      productId: "510001",
      sku: "7001-S",
      searchText: "",
      point: { latitude: 40.417, longitude: -3.704 },
    })
    getCurrentPosition.mockImplementationOnce((_done, refuse) => refuse())
    await press(screen.getByRole("button", { name: "Use my location" }))
    expect(screen.getByText(/We couldn’t get your location\. Enter a town or postcode\./)).toBeDefined()
    expect(asked).toHaveBeenCalledTimes(2)
  })

  it("reports that there is no store, with a hint", async () => {
    show({ findInStores: () => answer<readonly StoreWithStock[]>([]) })
    expect(await screen.findByText("No stores nearby")).toBeDefined()
  })
})

describe("reserving an item in a store", () => {
  const booking: Booking = {
    id: "4500001",
    status: "BOOKED",
    bookedAt: "2026-01-05T10:00:00Z",
    keptUntil: "2026-01-07T10:00:00Z",
    fullName: "Ana Prat",
    phoneNumber: "600123456",
    email: "ana@example.org",
    items: [],
  }
  const reserve = async (asked: Parameters<typeof onlyProductActions>[0]) => {
    show({ findInStores: findInStores(), ...asked })
    await settle()
    await press(screen.getByRole("button", { name: "Reserve in store: Selvedge Centre" }))
  }
  const submit = () => press(screen.getByRole("button", { name: "Reserve" }))

  it("ends with its number and its deadline on the store's clock, and nothing is ticked beforehand", async () => {
    const bookItems = vi.fn(() => answer(booking))
    await reserve({ bookItems })
    expect(screen.getByRole<HTMLInputElement>("checkbox").checked).toBe(false)
    for (const [label, value] of [
      ["First and last name", "Ana Prat"],
      ["Phone", "600123456"],
      ["Email", "ana@example.org"],
    ] as const)
      fireEvent.change(screen.getByLabelText(label), { target: { value } })
    await press(screen.getByRole("checkbox"))
    await submit()
    expect(bookItems).toHaveBeenCalledExactlyOnceWith(
      {
        fullName: "Ana Prat",
        phoneNumber: "600123456",
        email: "ana@example.org",
        acceptedPolicies: [1],
        items: [{ catentryId: "77", physicalStoreId: "Centre", units: 1 }],
      },
      undefined,
    )
    expect(screen.getByText("Reservation confirmed: 4500001")).toBeDefined()
    expect(screen.getByText(/Selvedge Centre.*11:00/)).toBeDefined()
  })

  it("shows errors beside the fields, and focuses the first", async () => {
    await reserve({
      bookItems: () =>
        Promise.resolve({
          ok: false,
          error: new BookingRefused({
            reasons: [
              { place: "fullName", rule: "required" },
              { place: "acceptedPolicies", rule: "policy" },
            ],
          }),
        }),
    })
    await submit()
    expect(document.activeElement).toBe(screen.getByLabelText("First and last name"))
    expect(screen.getAllByText("Please fill in this field")).toHaveLength(2)
  })

  it("shows a captcha where the shop requires one, and no other error", async () => {
    const error = new BackendError({
      operation: "createBooking",
      reason: { _tag: "Rejected", key: "_ERR_CAPTCHA", parameters: [], causes: [], fields: [] },
    })
    await reserve({ bookItems: () => Promise.resolve({ ok: false, error }) })
    await submit()
    expect(screen.getByText("Captcha 1")).toBeDefined()
    expect(screen.queryByText("We couldn’t do that")).toBeNull()
  })

  it.each([
    ["_ERR_NO_STOCK", "This size has just sold out here. Try another store."],
    [
      "_ERR_MAX_BOOKINGS",
      "You have too many open or uncollected reservations. Your current reservations aren’t affected.",
    ],
  ])("explains %s, and that nothing was reserved", async (key, searchText) => {
    const error = new BackendError({
      operation: "createBooking",
      reason: { _tag: "Rejected", key, parameters: [], causes: [], fields: [] },
    })
    await reserve({ bookItems: () => Promise.resolve({ ok: false, error }) })
    await submit()
    expect(screen.getByText(new RegExp(searchText))).toBeDefined()
    await press(screen.getByRole("button", { name: "Back to stores" }))
    expect(screen.getAllByRole("listitem")).toHaveLength(2)
  })
})
