import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { describe, expect, it } from "vitest"
import { testRoot } from "../../../adapters/composition/testRoot.ts"
import { AddressGateway } from "../../../application/address/AddressGateway.ts"
import { OrderChangeGateway } from "../../../application/order/OrderChangeGateway.ts"
import { OrderGateway } from "../../../application/order/OrderGateway.ts"
import type { Address } from "../../../domain/address/Address.ts"
import { withAddressField } from "../../../domain/address/addressDraft.ts"
import type { AddressField } from "../../../domain/address/AddressForm.ts"
import { withInvoice } from "../../../domain/address/invoiceForm.ts"
import { inSpain, orderId } from "../../support/backend/scopes.ts"
import type { TestGuest } from "../../support/sandbox/onBothDatabases.ts"
import { at, orderPath, pay, readyToPay, SPAIN, textAt } from "../../sandbox/checkout/customer.ts"
import { checkoutShop, SKU } from "../../support/sandbox/checkoutShop.ts"

const shop = checkoutShop()

/** Every field of the address body of S5, as a backend may have saved it. */
const BODY = {
  addressName: "Home",
  addressType: "SB",
  firstName: "Ana",
  middleName: "María",
  lastName: "Prueba",
  addressLines: ["Calle del Ejemplo 1", "2.º B", "Portal izquierdo", "Timbre 4"],
  city: "Madrid",
  zipCode: "28013",
  province: "Madrid",
  state: "Comunidad de Madrid",
  stateCode: "M",
  stateName: "Madrid",
  districtCode: "01",
  district: "Centro",
  colony: "Sol",
  municipality: "Madrid",
  countryCode: "ES",
  countryName: "España",
  buildingNumber: "1",
  unitNumber: "2",
  zoneNumber: "7",
  latitude: 40.4168,
  longitude: -3.7038,
  phones: [
    { countryCode: "+34", prefix: "34", prefixCode: "ES", subscriberNumber: "600000000", number: "+34600000000" },
    { countryCode: "+34", subscriberNumber: "910000000", number: "+34910000000" },
  ],
  email: "ana@example.org",
  emailConfirm: "ana@example.org",
  email2: "bills@example.org",
  pec: "ana@pec.example",
  company: { name: "Telar SL", vatin: "B12345674", registrationNumber: "12345678901", taxOffice: "Centro" },
  isCompany: true,
  isBilling: true,
  isShippingAddress: true,
  preferred: true,
  clientType: "B",
  gender: "F",
  birthdate: "1990-04-01",
  nationality: "ES",
  career: "weaver",
  documentType: "NIF",
  taxCode: "12345678Z",
  taxRegime: "612",
  receiverCode: "ABC1234",
  dropType: "DP",
  dropPointName: "Kiosk",
  idDropPoint: "ES0001",
  giftAddress: true,
  checkedAddress: 2,
  selfAddress: true,
}
const PERSON = { ...BODY, clientType: "P", isCompany: false, company: { name: "Telar SL", taxOffice: "Centro" } }
const MEXICAN = { ...PERSON, countryCode: "MX", colony: "Roma Norte", municipality: "Cuauhtémoc" }

const path = `/itxrest/2/user/store/${SPAIN}/address`
const rootOf = ({ token }: TestGuest) =>
  testRoot(inSpain, {
    fetch: (request) => shop().sandbox.handle(request),
    backendUrl: "http://localhost:4173",
    session: { accessToken: Redacted.make(token), userType: "guest" },
  })

/** The shop's copy of a saved address after a customer has changed one field. */
async function changed(body: object, field: AddressField, text: string): Promise<unknown> {
  const guest = await shop().guest(SPAIN)
  const saved = await guest.call("POST", path, body)
  expect(saved.status).toBe(200)
  const id = textAt(saved.body, "id")
  const { context, close } = rootOf(guest)
  await Effect.runPromiseWith(context)(
    AddressGateway.use((gateway) =>
      Effect.flatMap(gateway.getAddress(id), (address) => gateway.saveAddress(withAddressField(address, field, text))),
    ),
  )
  await close()
  const { body: after } = await guest.call("GET", `${path}/${id}`)
  const { id: same, ...rest } = Object(after)
  expect(same).toBe(id)
  return rest
}

describe("an address with one changed field", () => {
  it.each([
    ["a business client", BODY],
    ["a person", PERSON],
    ["a Mexican", MEXICAN],
    ["a delivery alone", { ...BODY, addressType: "S", isBilling: false }],
    ["bills alone", { ...BODY, addressType: undefined, isShippingAddress: false }],
  ] as const)("keeps everything else that the shop stores: %s", async (_, body) => {
    const { addressType: _type, ...rest } = body
    expect(await changed(body, "city", "Toledo")).toEqual({
      ...rest,
      ...(body.addressType === undefined ? {} : { addressType: body.addressType }),
      city: "Toledo",
    })
  })

  it("is confirmed with the new email address", async () => {
    expect(await changed(BODY, "email", "other@example.org")).toEqual({
      ...BODY,
      email: "other@example.org",
      emailConfirm: "other@example.org",
    })
  })

  it("has the phone number that was typed", async () => {
    expect(await changed(BODY, "phone", "600111222")).toEqual({
      ...BODY,
      phones: [{ countryCode: "+34", subscriberNumber: "600111222" }, BODY.phones[1]],
    })
    expect(await changed(BODY, "phone", "600000000")).toEqual(BODY)
  })

  it("has its Mexican colony where Mexico has it", async () => {
    expect(await changed(MEXICAN, "district", "Condesa")).toEqual({ ...MEXICAN, colony: "Condesa" })
  })

  it("keeps the lines that no form shows", async () => {
    expect(await changed(BODY, "addressLine2", "3.º C")).toEqual({
      ...BODY,
      addressLines: ["Calle del Ejemplo 1", "3.º C", "Portal izquierdo", "Timbre 4"],
    })
  })
})

describe("an address of a backend with more fields than the contract", () => {
  /** The request body for an address that was read and changed in one field. */
  async function sentBack(known: object, change: (address: Address) => Address): Promise<unknown> {
    let sent: unknown
    const { context, close } = testRoot(inSpain, {
      fetch: async (request) => {
        if (request.method === "POST") sent = await request.json()
        return Response.json(request.method === "POST" ? { ...Object(sent), id: "7" } : known)
      },
      backendUrl: "http://localhost:4173",
      session: { accessToken: Redacted.make("t"), userType: "guest" },
    })
    await Effect.runPromiseWith(context)(
      AddressGateway.use((gateway) =>
        Effect.flatMap(gateway.getAddress("7"), (address) => gateway.saveAddress(change(address))),
      ),
    )
    await close()
    return sent
  }
  const STRANGE = {
    externalDestination: { hub: "MAD-7", legs: [1, { by: "van" }] },
    floor: 0,
    isLocker: false,
    note: "",
    tags: [],
  }
  const known = (others: object) => ({
    ...others,
    id: "7",
    phones: BODY.phones.map((phone) => ({ ...phone, ...STRANGE })),
    ...STRANGE,
  })

  it.each([
    ["a business client", BODY],
    ["a company", { ...BODY, clientType: "C" }],
    ["a person", PERSON],
    ["a Mexican", MEXICAN],
  ] as const)("sends back every member unchanged, on the wire: %s", async (_, body) => {
    const whole = { ...known(body), company: { ...body.company, ...STRANGE } }
    expect(await sentBack(whole, (address) => withAddressField(address, "city", "Toledo"))).toEqual({
      ...whole,
      city: "Toledo",
    })
  })

  it("sends a new phone number without metadata, and keeps the others", async () => {
    const whole = known(PERSON)
    expect(await sentBack(whole, (address) => withAddressField(address, "phone", "600111222"))).toEqual({
      ...whole,
      phones: [{ countryCode: "+34", subscriberNumber: "600111222" }, whole.phones[1]],
    })
  })

  it("keeps the data of an unchanged company, and drops it for another one", async () => {
    const whole = { ...known(BODY), company: { ...BODY.company, ...STRANGE } }
    const named = { companyName: "Hilo SL", email2: "bills@example.org" }
    expect(
      await sentBack(whole, (address) => withInvoice(address, "B", { ...named, vatin: "B12345674" })),
    ).toMatchObject({ company: { name: "Hilo SL", vatin: "B12345674", ...STRANGE } })
    expect(
      await sentBack(whole, (address) => withInvoice(address, "B", { ...named, vatin: "B87654321" })),
    ).toMatchObject({ company: { name: "Hilo SL", vatin: "B87654321" } })
    expect(
      JSON.stringify(
        await sentBack({ ...BODY, id: "7", company: whole.company }, (address) =>
          withInvoice(address, "B", { ...named, vatin: "B87654321" }),
        ),
      ),
    ).not.toContain("MAD-7")
  })

  it("keeps a phone number that is stored only as a whole", async () => {
    const whole = { ...known(PERSON), phones: [BODY.phones[0], { number: "+34910000000", ...STRANGE }] }
    expect(await sentBack(whole, (address) => withAddressField(address, "city", "Toledo"))).toEqual({
      ...whole,
      city: "Toledo",
    })
  })
})

describe("an order with a new shipping address", () => {
  it("keeps everything else that the shop stores of its address", async () => {
    const buyer = await readyToPay(shop(), { [SKU]: 1 })
    await buyer.guest.call("POST", path, { ...BODY, id: buyer.addressId })
    await buyer.guest.call("POST", `${orderPath(buyer.orderId)}/checkout/shipping`, {
      shippingMethodId: "standard",
      kind: "delivery",
      addressId: buyer.addressId,
    })
    expect((await pay(buyer)).status).toBe(202)
    const { context, close } = rootOf(buyer.guest)
    const id = orderId(buyer.orderId)
    // The order's own copy is separate from the address book.
    const { id: _, ...before } = Object(at((await buyer.guest.call("GET", orderPath(buyer.orderId))).body, "address"))
    const { address } = await Effect.runPromiseWith(context)(OrderGateway.use((gateway) => gateway.getOrder(id)))
    if (address === undefined) throw new Error("The order goes nowhere.")
    await Effect.runPromiseWith(context)(
      OrderChangeGateway.use((gateway) => gateway.updateOrderAddress(id, withAddressField(address, "city", "Toledo"))),
    )
    await close()
    expect(at((await buyer.guest.call("GET", orderPath(buyer.orderId))).body, "address")).toEqual({
      ...before,
      city: "Toledo",
    })
    expect(Object.keys(before)).toEqual(expect.arrayContaining(["dropType", "gender", "latitude"]))
  })
})
