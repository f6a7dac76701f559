import { act, cleanup, fireEvent, screen, within } from "@testing-library/react"
import { afterEach, beforeEach, expect, vi } from "vitest"
import type { PickupPoint } from "../../../application/location/findPickupPoints.ts"
import { BackendError } from "../../../application/shared/BackendError.ts"
import type { DistrictList } from "../../../domain/location/Geography.ts"
import { DeliveryPart } from "../../../ui/app/parts/DeliveryPart.tsx"
import { CheckoutView } from "../../../ui/features/checkout/CheckoutView.tsx"
import { aCart, anOrderId } from "../builders/aCart.ts"
import { aCardEntry } from "../builders/aCardEntry.ts"
import { euros } from "../builders/euros.ts"
import { deliveryCommandsFixture } from "./deliveryCommandsFixture.ts"
import type { FakeCommands, PageCommands } from "./shopAround.tsx"
import { done, press, renderInShop, declareCardEntry } from "./shopAround.tsx"
import { lazyComponent } from "../../../ui/runtime/lazyComponent.tsx"

/**
 * Each test of a file starts on the checkout page with the inline card form, without a session or form input of another
 * test.
 */
export function renderCheckout(): void {
  beforeEach(() => {
    window.history.replaceState(null, "", "/10000034/-1/checkout")
    declareCardEntry("direct")
  })
  afterEach(() => {
    cleanup()
    sessionStorage.clear()
    document.cookie = "user_type@10000034=; max-age=0"
  })
}

export const orderId = anOrderId()
export const standard = { id: "standard", kind: "delivery", name: "Standard", price: euros(395) }
export const store = { id: "store", kind: "store", name: "Collect in a store", price: euros(0) }
export const locker = { id: "droppoint", kind: "droppoint", name: "Drop point", price: euros(0) }
export const byMail = { id: "email", kind: "email", name: "By email", price: euros(0) }
export const opened = {
  cart: aCart(),
  orderId,
  paymentMethods: [{ id: "c", kind: "card", name: "Card", networks: [] }],
}
export const methods = { shippingMethods: [standard], pickupMethods: [store, locker], parcels: [] }
export const answer = <A,>(value: A) => Promise.resolve({ ok: true, value } as const)
export const point = (id: string, kind: "store" | "droppoint" | "packstation" = "store"): PickupPoint => ({
  today: { state: "openUntil", time: "20:00" },
  place: {
    id,
    name: `Place ${id}`,
    addressLines: ["Calle del Telar 3"],
    cityId: "1",
    city: "Madrid",
    zipCode: "28013",
    stateCode: "M",
    countryCode: "ES",
    point: { latitude: 40, longitude: -3 },
    metres: 450,
    openingHours: { timeZone: "Europe/Madrid", days: {} },
    isFavourite: false,
    isLast: false,
    isOpen: true,
    ...(kind === "store" ? { kind } : { kind, courierId: "c" }),
  },
})
export const gone = (key: string) =>
  new BackendError({
    operation: "submitAsyncCheckout",
    reason: { _tag: "Rejected", key, parameters: [], causes: [], fields: [] },
  })

export const type = (label: string | RegExp, text: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value: text } })
/** Continues to the next step, whose script is fetched with it. */
export const continueTo = async () => {
  await press(screen.getByRole("button", { name: "Continue" }))
  await act(() => vi.dynamicImportSettled())
}
export const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve, 0)))

export async function showWhere(
  overrides: FakeCommands,
  asked: NonNullable<FakeCommands["delivery"]> = {},
  configuration: Readonly<Record<string, string>> = {},
) {
  const commands = {
    startCheckout: () => done(opened),
    saveDeliveryAddress: vi.fn<PageCommands["saveDeliveryAddress"]>((_, address) =>
      done({ address: { ...address, id: "31" }, ...methods }),
    ),
    chooseShipping: vi.fn<PageCommands["chooseShipping"]>(() => done(aCart())),
    submitCheckout: vi.fn<PageCommands["submitCheckout"]>(() => done({ outcome: "failed" as const })),
    ...deliveryCommandsFixture(asked),
    ...overrides,
  }
  renderInShop(
    <CheckoutView
      captcha={() => null}
      address={{ page: "ItxOrderCheckoutPage", storeId: "10000034", languageId: "-1", parameters: {} }}
      deliveryPart={lazyComponent(async () => DeliveryPart, ["browse", "purchase", "services"])}
    />,
    commands,
    undefined,
    configuration,
  )
  await act(async () => undefined)
  type("Email", "ana@shop.example")
  await continueTo()
  await vi.waitFor(() => expect(screen.queryByText("Loading your bag…")).toBeNull())
  await vi.waitFor(async () => {
    await settle()
    expect(
      [
        screen.queryByLabelText("Province"),
        ...screen.queryAllByRole("radio"),
        screen.queryByRole("button", { name: "Use another address" }),
      ].filter((each) => each !== null),
    ).not.toEqual([])
  })
  return commands
}

export async function showHow(
  overrides: FakeCommands = {},
  asked: NonNullable<FakeCommands["delivery"]> = {},
  configuration: Readonly<Record<string, string>> = {},
) {
  const commands = await showWhere(
    overrides,
    { listDistricts: () => answer<DistrictList>({ districts: [], states: [] }), ...asked },
    configuration,
  )
  for (const [label, text] of [
    ["First name", "Ana"],
    ["Last name", "Costura"],
    ["Street address", "Calle Mayor 1"],
    ["Town or city", "Madrid"],
    ["Postcode", "28013"],
    ["Province", "m"],
    ["Phone", "600 000 000"],
  ] as const)
    type(label, text)
  await continueTo()
  return commands
}

/** The invoice form, opened. */
export async function openInvoice() {
  const details = screen.getByText("Request an invoice").closest("details")
  if (details === null) throw new Error("Nothing asks for an invoice.")
  details.open = true
  await act(async () => fireEvent(details, new Event("toggle")))
  return within(details)
}

/** Payment methods are fetched when they are near the viewport. */
export const cardAsked = () => screen.findByLabelText("Card number")

export async function payByCard() {
  const card = aCardEntry()
  await cardAsked()
  type("Card number", card.number)
  type("Expiry date", "1230")
  type("Security code", card.securityCode)
  type("Name on card", card.holder)
  await press(screen.getByRole("button", { name: /^Place order and pay / }))
}
