import { act, cleanup, fireEvent, screen } from "@testing-library/react"
import { useLayoutEffect } from "react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { CheckoutView } from "../../../../ui/features/checkout/CheckoutView.tsx"
import { storeTypedAddress, readTypedAddress } from "../../../../ui/features/checkout/address/readTypedAddress.ts"
import { aCart, anOrderId } from "../../../support/builders/aCart.ts"
import { anAddress } from "../../../support/builders/anAddress.ts"
import { euros } from "../../../support/builders/euros.ts"
import { done, press, renderInShop } from "../../../support/ui/shopAround.tsx"
import { notLoaded } from "../../../support/ui/notLoaded.ts"

const KEY = "selvedge.typedAddress.v1"

beforeEach(() => {
  sessionStorage.clear()
  window.history.replaceState(null, "", "/10000034/-1/checkout")
})
afterEach(() => {
  cleanup()
  document.cookie = "user_type=; max-age=0"
})

/** A customer who focused a field before the scripts ran. */
function InHand({ field }: { readonly field: string }) {
  useLayoutEffect(() => document.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus(), [field])
  return null
}

async function open(countryCode = "ES", focusedField?: string) {
  renderInShop(
    <>
      {focusedField !== undefined && <InHand field={focusedField} />}
      <CheckoutView
        captcha={() => null}
        deliveryPart={notLoaded()}
        address={{ page: "ItxOrderCheckoutPage", storeId: "10000034", languageId: "-1", parameters: {} }}
      />
    </>,
    {
      startCheckout: () => done({ cart: aCart(), orderId: anOrderId(), paymentMethods: [] }),
      saveDeliveryAddress: (_, address) =>
        done({
          address: { ...address, id: "a1" },
          shippingMethods: [{ id: "1", kind: "delivery", name: "Standard", price: euros(395) }],
          pickupMethods: [],
          parcels: [],
        }),
    },
    undefined,
    {},
    countryCode,
  )
  await act(async () => undefined)
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, text: string) => fireEvent.input(field(label), { target: { value: text } })
/** Continues to the next step, whose script is fetched with it. */
const continueTo = async () => {
  await press(screen.getByRole("button", { name: "Continue" }))
  await act(() => vi.dynamicImportSettled())
}

describe("a guest's input in a checkout", () => {
  it("is restored after a reload or a return from a bank, also where it was not accepted", async () => {
    await open()
    type("Email", "ana@shop.example")
    await continueTo()
    type("First name", "Ana")
    type("Town or city", "Madrid")
    type("Postcode", "99999")
    await continueTo()
    expect(screen.getByText("Use the format 28013")).toBeDefined()
    cleanup()
    await open()
    expect(field("Email").value).toBe("ana@shop.example")
    await continueTo()
    expect([
      field("First name").value,
      field("Town or city").value,
      field("Postcode").value,
      field("Last name").value,
    ]).toEqual(["Ana", "Madrid", "99999", ""])
  })

  it("does not overwrite a focused field", async () => {
    storeTypedAddress({ ...anAddress(), email: "no address" })
    await open("ES", "email")
    expect(document.activeElement).toBe(field("Email"))
    expect(field("Email").value).toBe("")
    type("Email", "ana@shop.example")
    await continueTo()
    expect(field("Town or city").value).toBe(anAddress().city)
  })

  it("is neither stored nor shown after a login, and is not used in another country", async () => {
    storeTypedAddress(anAddress())
    await open("FR")
    expect(field("Email").value).toBe("")
    cleanup()
    document.cookie = "user_type=registered"
    await open()
    expect([field("Email").value, sessionStorage.getItem(KEY)]).toEqual(["", null])
    type("Email", "ana@shop.example")
    await continueTo()
    expect(sessionStorage.getItem(KEY)).toBeNull()
  })

  it.each([
    "{",
    "null",
    "[]",
    '{"countryCode":"ES"}',
    '{"countryCode":"ES","texts":null}',
    '{"countryCode":"ES","texts":{"city":5,"constructor":"x"}}',
  ])("F61 is empty where the tab stores junk: %s", (junk) => {
    sessionStorage.setItem(KEY, junk)
    expect(readTypedAddress("ES")?.city ?? "").toBe("")
  })
})
