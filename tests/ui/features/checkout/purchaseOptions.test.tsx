import { fireEvent, screen } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"
import { BackendError } from "../../../../application/shared/BackendError.ts"
import { AddressRefused } from "../../../../domain/address/AddressRefused.ts"
import type { Country } from "../../../../domain/location/Geography.ts"
import { anAddress } from "../../../support/builders/anAddress.ts"
import {
  answer,
  renderCheckout,
  continueTo,
  openInvoice,
  orderId,
  payByCard,
  settle,
  showHow,
  showWhere,
  standard,
  store,
} from "../../../support/ui/aDelivery.tsx"
import { fakePaymentCommands } from "../../../support/ui/fakePaymentCommands.ts"
import type { FakeFeature, PageCommands } from "../../../support/ui/shopAround.tsx"
import type { FakeCommands } from "../../../support/ui/shopAround.tsx"
import { done, press, refused } from "../../../support/ui/shopAround.tsx"

renderCheckout()

const noCountries = () => answer<readonly Country[]>([])
const taiwan = () =>
  answer<readonly Country[]>(
    [
      ["ES", "Spain"],
      ["TW", "Taiwan"],
    ].map(([code = "", name = ""]) => ({ code, name, hasPhysicalStores: false })),
  )
const wrongInvoice = (...fields: readonly (readonly [field: string, rule: string])[]) =>
  new BackendError({
    operation: "submitAsyncCheckout",
    reason: {
      _tag: "Rejected",
      key: "_ERR_INVOICE_DATA",
      parameters: [],
      causes: [],
      fields: fields.map(([field, rule]) => ({ field, rule })),
    },
  })
const sent = ({ submitCheckout }: Pick<PageCommands, "submitCheckout">) =>
  vi.mocked(submitCheckout).mock.calls.map(([decision]) => decision)

describe("the packaging of an order", () => {
  const both = { JOIN_LIFE: "true", REUSABLE_BOX: "true" }

  it("is selected where the store offers it, and sent with the purchase", async () => {
    const commands = await showHow({}, {}, both)
    await press(screen.getByRole("checkbox", { name: "More sustainable packaging" }))
    await press(screen.getByRole("checkbox", { name: "Reusable box (I’ll return it)" }))
    await press(screen.getByRole("checkbox", { name: "More sustainable packaging" }))
    await continueTo()
    await payByCard()
    expect(sent(commands)).toMatchObject([{ wishes: { isJoinLife: false, reusableBox: true } }])
  })

  it("is asked for as far as the store offers it, and not at all elsewhere", async () => {
    await showHow({}, {}, { JOIN_LIFE: "false", REUSABLE_BOX: "true" })
    expect(screen.getAllByRole("checkbox").map((box) => box.getAttribute("name"))).toEqual(["reusableBox"])
  })

  it("is not asked for by a store without that setting", async () => {
    await showHow()
    expect(screen.queryByText("Packaging")).toBeNull()
  })
})

describe("the invoice of a business client", () => {
  const business = (asked: NonNullable<FakeCommands["delivery"]>, own = anAddress()) => {
    document.cookie = "user_type@10000034=registered"
    return showHowTo(own, { isBusiness: () => answer(true), listCountries: noCountries, ...asked })
  }
  /** A business client with delivery to an address of the book. */
  async function showHowTo(own: ReturnType<typeof anAddress>, asked: NonNullable<FakeCommands["delivery"]>) {
    const address = { ...own, email: "ana@shop.example", id: "9" }
    const commands = await showWhere(
      { payments: fakePaymentCommands({}) },
      {
        listAddresses: () => answer([address]),
        listDeliveryOptions: (_, to) =>
          answer({ address: to, shippingMethods: [standard], pickupMethods: [store], parcels: [] }),
        listDistricts: () => answer({ districts: [], states: [] }),
        ...asked,
      },
    )
    await press(await screen.findByRole("button", { name: "Deliver here" }))
    await settle()
    return commands
  }

  it("is required before the payment", async () => {
    const saveBilling = vi.fn<FakeFeature<"delivery">["saveBilling"]>((address) => answer({ ...address, id: "77" }))
    const commands = await business({ saveBilling })
    expect(
      screen.getByText(/Business customers need an invoice\. Enter your VAT number and invoice email\./),
    ).toBeDefined()
    expect(screen.queryByRole("radio", { name: "Individual" })).toBeNull()
    await continueTo()
    expect(screen.queryByLabelText("Card number")).toBeNull()
    fireEvent.input(screen.getByLabelText(/^VAT number/), { target: { value: "B12345674" } })
    fireEvent.input(screen.getByLabelText("Email for invoices"), { target: { value: "bills@telar.example" } })
    await press(screen.getByRole("button", { name: "Save invoice details" }))
    expect(saveBilling.mock.calls[0]?.[0]).toMatchObject({
      clientType: "B",
      company: { vatin: "B12345674" },
      email2: "bills@telar.example",
    })
    expect(
      screen.queryByText(/Business customers need an invoice\. Enter your VAT number and invoice email\./),
    ).toBeNull()
    expect(screen.queryByRole("button", { name: "Remove invoice" })).toBeNull()
    await payByCard()
    expect(sent(commands)).toMatchObject([{ billingAddressId: "77", wishes: { invoice: { vatin: "B12345674" } } }])
  })

  it("is issued to the company of the address, without asking again", async () => {
    const commands = await business(
      {},
      anAddress("ES", { company: { name: "Telar SL", vatin: "B12345674" }, email2: "bills@telar.example" }),
    )
    expect(screen.getByText("B12345674")).toBeDefined()
    await continueTo()
    await payByCard()
    expect(sent(commands)).toMatchObject([{ billingAddressId: "9", wishes: { invoice: { vatin: "B12345674" } } }])
  })
})

describe("the electronic invoice of Taiwan", () => {
  async function inTaiwan(saveBilling: FakeFeature<"delivery">["saveBilling"]) {
    const commands = await showHow({}, { saveBilling, listCountries: taiwan })
    const form = await openInvoice()
    fireEvent.change(form.getByLabelText("Invoice country"), { target: { value: "TW" } })
    return { commands, form }
  }
  const save = (form: Awaited<ReturnType<typeof openInvoice>>) =>
    press(form.getByRole("button", { name: "Save invoice details" }))

  it("of a person is stored as chosen, with a wrong code at its field, and keeps the input", async () => {
    const saveBilling = vi
      .fn<FakeFeature<"delivery">["saveBilling"]>()
      .mockResolvedValueOnce({
        ok: false,
        error: new AddressRefused({ reasons: [{ field: "carrier", rule: "eguiCarrier" }] }),
      })
      .mockImplementation((address) => answer({ ...address, id: "77" }))
    const { commands, form } = await inTaiwan(saveBilling)
    await press(form.getByRole("radio", { name: "Mobile barcode carrier (Taiwan e-invoice)" }))
    fireEvent.input(form.getByLabelText("Carrier code"), { target: { value: "/ab1234" } })
    await save(form)
    const field = form.getByLabelText<HTMLInputElement>("Carrier code")
    expect([field.value, document.activeElement]).toEqual(["/ab1234", field])
    expect(form.getByText("Enter a slash and 7 characters, or 2 letters and 14 digits")).toBeDefined()
    fireEvent.input(field, { target: { value: "/abc1234" } })
    await save(form)
    expect(saveBilling.mock.calls[1]?.[1]).toEqual({ kind: "carrier", carrier: "/ABC1234" })
    await continueTo()
    await payByCard()
    expect(sent(commands)).toMatchObject([{ wishes: { invoice: { egui: { kind: "carrier", carrier: "/ABC1234" } } } }])
  })

  it.each([
    ["Donate the e-invoice", "Donation code", "168", { kind: "donation", donationCode: "168" }],
    ["Stored by Selvedge", undefined, "", { kind: "member" }],
  ] as const)("is stored: %s", async (choice, label, code, egui) => {
    const saveBilling = vi.fn<FakeFeature<"delivery">["saveBilling"]>((address) => answer({ ...address, id: "77" }))
    const { form } = await inTaiwan(saveBilling)
    await press(form.getByRole("radio", { name: choice }))
    if (label !== undefined) fireEvent.input(form.getByLabelText(label), { target: { value: code } })
    await save(form)
    expect(saveBilling.mock.calls[0]?.[1]).toEqual(egui)
  })

  it("of a company is issued to its uniform number", async () => {
    const saveBilling = vi.fn<FakeFeature<"delivery">["saveBilling"]>((address) => answer({ ...address, id: "77" }))
    const { form } = await inTaiwan(saveBilling)
    await press(form.getByRole("radio", { name: "Business customer" }))
    expect(form.queryByText("E-invoice options")).toBeNull()
    fireEvent.input(form.getByLabelText(/^VAT number/), { target: { value: "04595257" } })
    fireEvent.input(form.getByRole("textbox", { name: /^Company/ }), { target: { value: "織機" } })
    await save(form)
    expect(saveBilling.mock.calls[0]?.[1]).toEqual({ kind: "company", vatin: "04595257", companyName: "織機" })
  })
})

describe("an invoice that the shop refuses", () => {
  const saveBilling = () => vi.fn<FakeFeature<"delivery">["saveBilling"]>((address) => answer({ ...address, id: "77" }))

  it("is reported at its field at the payment, and keeps the input", async () => {
    const submitCheckout = vi.fn<PageCommands["submitCheckout"]>(() =>
      refused(wrongInvoice(["vatin", "pattern"], ["email2", "required"])),
    )
    await showHow({ submitCheckout }, { saveBilling: saveBilling(), listCountries: noCountries })
    const form = await openInvoice()
    await press(form.getByRole("radio", { name: "Business customer" }))
    fireEvent.input(form.getByLabelText(/^VAT number/), { target: { value: "B12345674" } })
    fireEvent.input(form.getByLabelText("Email for invoices"), { target: { value: "bills@telar.example" } })
    await press(form.getByRole("button", { name: "Save invoice details" }))
    await continueTo()
    await payByCard()
    const field = await screen.findByLabelText<HTMLInputElement>(/^VAT number/)
    expect([field.value, field.getAttribute("aria-invalid"), document.activeElement]).toEqual([
      "B12345674",
      "true",
      field,
    ])
    expect(screen.getByText("Check this number for typing mistakes")).toBeDefined()
    expect(screen.getByLabelText("Email for invoices").getAttribute("aria-invalid")).toBe("true")
    fireEvent.input(field, { target: { value: "A58818501" } })
    await press(screen.getByRole("button", { name: "Save invoice details" }))
    expect(screen.queryByLabelText(/^VAT number/)).toBeNull()
    // A corrected field is no longer reported.
    expect(
      screen
        .getAllByRole("alert")
        .map(({ textContent }) => textContent)
        .join(""),
    ).toBe("")
    submitCheckout.mockImplementation(() => done({ outcome: "paid", orderId }))
    await payByCard()
    expect(submitCheckout.mock.calls.at(-1)?.[0]).toMatchObject({ wishes: { invoice: { vatin: "A58818501" } } })
  })

  it("is reported at the carrier of a Taiwanese one, at the tax number of a person, and keeps the choice", async () => {
    const submitCheckout = vi.fn<PageCommands["submitCheckout"]>(() =>
      refused(wrongInvoice(["eguiData.carrier", "pattern"])),
    )
    await showHow({ submitCheckout }, { saveBilling: saveBilling(), listCountries: taiwan })
    const form = await openInvoice()
    fireEvent.change(form.getByLabelText("Invoice country"), { target: { value: "TW" } })
    await press(form.getByRole("radio", { name: "Mobile barcode carrier (Taiwan e-invoice)" }))
    fireEvent.input(form.getByLabelText("Carrier code"), { target: { value: "/ABC1234" } })
    await press(form.getByRole("button", { name: "Save invoice details" }))
    await continueTo()
    await payByCard()
    const field = await screen.findByLabelText<HTMLInputElement>("Carrier code")
    expect([field.value, document.activeElement]).toEqual(["/ABC1234", field])
    expect(screen.getByText("Enter a slash and 7 characters, or 2 letters and 14 digits")).toBeDefined()
  })

  it("of a person is reported at the person's tax number", async () => {
    await showHow(
      { submitCheckout: () => refused(wrongInvoice(["vatin", "pattern"])) },
      { saveBilling: saveBilling(), listCountries: noCountries },
    )
    const form = await openInvoice()
    fireEvent.input(form.getByLabelText(/^Tax number/), { target: { value: "12345678Z" } })
    await press(form.getByRole("button", { name: "Save invoice details" }))
    await continueTo()
    await payByCard()
    const field = await vi.waitFor(() =>
      screen
        .getByText("Check this number for typing mistakes")
        .closest("form")
        ?.querySelector<HTMLInputElement>("[name=taxCode]"),
    )
    expect(field).toBeDefined()
    expect([field?.value, field?.getAttribute("aria-invalid"), document.activeElement]).toEqual([
      "12345678Z",
      "true",
      field,
    ])
  })
})
