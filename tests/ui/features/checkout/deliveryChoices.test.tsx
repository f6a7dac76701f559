import { act, fireEvent, screen, within } from "@testing-library/react"
import { createRef } from "react"
import { describe, expect, it, vi } from "vitest"
import type { PickupPoint } from "../../../../application/location/findPickupPoints.ts"
import type { Country, District, DistrictList } from "../../../../domain/location/Geography.ts"
import { AddressSuggestions } from "../../../../ui/features/checkout/delivery/AddressSuggestions.tsx"
import { aCart, aCartItem } from "../../../support/builders/aCart.ts"
import { euros } from "../../../support/builders/euros.ts"
import {
  renderCheckout,
  orderId,
  opened,
  standard,
  store,
  answer,
  type,
  continueTo,
  settle,
  showWhere,
  showHow,
} from "../../../support/ui/aDelivery.tsx"
import { deliveryCommandsFixture } from "../../../support/ui/deliveryCommandsFixture.ts"
import type { FakeFeature, PageCommands } from "../../../support/ui/shopAround.tsx"
import { done, press, renderInShop } from "../../../support/ui/shopAround.tsx"

renderCheckout()

describe("the province of a delivery", () => {
  const part = (city: string, stateCode: string, stateName: string, zipCode: string): District => ({
    id: zipCode,
    name: "Centro",
    cityId: zipCode,
    city,
    stateCode,
    stateName,
    zipCode,
  })

  it("is chosen from the known ones, narrows the towns, and clears only a town in another province", async () => {
    await showWhere(
      {},
      {
        listDistricts: () =>
          answer<DistrictList>({
            districts: [part("Madrid", "M", "Madrid", "28013"), part("Malgrat", "B", "Barcelona", "08380")],
            states: [],
          }),
      },
    )
    const options = (field: string) =>
      [...document.querySelectorAll(`datalist[id$=${field}] option`)].map((option) => option.getAttribute("value"))
    type("Province", "m")
    await settle()
    expect(options("stateCode")).toEqual(["Madrid", "Barcelona"])
    type("Town or city", "Ma")
    await settle()
    expect(options("city")).toEqual(["Madrid"])
    type("Town or city", "Madrid")
    type("Street address", "Calle Mayor 1")
    const province = screen.getByLabelText<HTMLInputElement>("Province")
    fireEvent.change(province, { target: { value: "B" } })
    await settle()
    expect([
      screen.getByLabelText<HTMLInputElement>("Town or city").value,
      screen.getByLabelText<HTMLInputElement>("Street address").value,
    ]).toEqual(["", "Calle Mayor 1"])
    expect(screen.getByText("Removed because it’s in another province: Madrid").role).toBe("status")
    type("Town or city", "Villanueva")
    fireEvent.change(province, { target: { value: "M" } })
    await settle()
    expect(screen.getByLabelText<HTMLInputElement>("Town or city").value).toBe("Villanueva")
  })
})

describe("the states of a country", () => {
  const states = [
    { code: "B", name: "Barcelona" },
    { code: "M", name: "Madrid" },
    { code: "TO", name: "Toledo" },
  ]
  const options = (field: string) =>
    [...document.querySelectorAll(`datalist[id$=${field}] option`)].map((option) => [
      option.getAttribute("value"),
      option.textContent,
    ])

  it("are fetched once when their field is focused, also where no town is known", async () => {
    const listDistricts = vi.fn<FakeFeature<"delivery">["listDistricts"]>(() =>
      answer<DistrictList>({ districts: [], states }),
    )
    await showWhere({}, { listDistricts })
    expect(options("stateCode")).toEqual([])
    fireEvent.focusIn(screen.getByLabelText("Province"))
    await settle()
    expect(options("stateCode")).toEqual([
      ["Barcelona", "Barcelona"],
      ["Madrid", "Madrid"],
      ["Toledo", "Toledo"],
    ])
    type("Province", "TO")
    type("Town or city", "Illescas")
    await settle()
    expect(screen.getByLabelText<HTMLInputElement>("Town or city").value).toBe("Illescas")
    // Addresses of Spain have no district: there is no request for a single province.
    expect(listDistricts.mock.calls).toEqual([[undefined]])
  })
})

describe("the cities and districts of China", () => {
  it("are fetched once by the province, and offered in their fields", async () => {
    const part = (city: string, name: string): District => ({
      id: name,
      name,
      cityId: city,
      city,
      stateCode: "HE",
      stateName: "河北省",
    })
    const listDistricts = vi.fn<FakeFeature<"delivery">["listDistricts"]>((stateCode) =>
      answer<DistrictList>(
        stateCode === undefined
          ? {
              districts: [
                {
                  id: "1",
                  name: "黄浦区",
                  cityId: "1",
                  city: "上海",
                  stateCode: "SH",
                  stateName: "上海市",
                  zipCode: "200001",
                },
              ],
              states: [
                { code: "HE", name: "河北省" },
                { code: "SH", name: "上海市" },
              ],
            }
          : {
              districts: [part("石家庄市", "长安区"), part("石家庄市", "桥西区"), part("唐山市", "路南区")],
              states: [],
            },
      ),
    )
    const form = createRef<HTMLFormElement>()
    renderInShop(
      <form ref={form}>
        {["stateCode", "city", "district"].map((name) => (
          <input key={name} name={name} aria-label={name} list={`x${name}`} />
        ))}
        <AddressSuggestions form={form} listId="x" countryCode="CN" />
      </form>,
      deliveryCommandsFixture({ listDistricts }),
    )
    const options = (field: string) =>
      [...document.querySelectorAll(`#x${field} option`)].map((option) => option.getAttribute("value"))
    type("stateCode", "河")
    await settle()
    expect(options("stateCode")).toEqual(["河北省", "上海市"])
    type("stateCode", "河北省")
    await settle()
    type("city", "石")
    await settle()
    expect(options("city")).toEqual(["石家庄市"])
    type("city", "石家庄市")
    fireEvent.focusIn(screen.getByLabelText("district"))
    await settle()
    expect(options("district")).toEqual(["长安区", "桥西区"])
    expect(listDistricts.mock.calls).toEqual([[undefined], ["HE"]])
  })
})

describe("the invoice of another country", () => {
  it("has that country's fields in its order, keeps common values, and clears the others", async () => {
    const saveBilling = vi.fn<FakeFeature<"delivery">["saveBilling"]>((address) => answer({ ...address, id: "77" }))
    const countries = [
      ["JP", "Japan"],
      ["ES", "Spain"],
      ["GB", "United Kingdom"],
    ].map(([code = "", name = ""]): Country => ({ code, name, hasPhysicalStores: false }))
    await showHow({}, { saveBilling, listCountries: () => answer(countries) })
    const details = screen.getByText("Request an invoice").closest("details")
    if (details === null) throw new Error("no details")
    details.open = true
    await act(async () => fireEvent(details, new Event("toggle")))
    const form = within(details)
    const names = () =>
      [...details.querySelectorAll("input:not([type=radio])")].map((input) => input.getAttribute("name"))
    expect(names()).toEqual([
      "taxCode",
      "firstName",
      "lastName",
      "addressLine1",
      "addressLine2",
      "zipCode",
      "city",
      "stateCode",
    ])
    fireEvent.change(form.getByLabelText("Invoice country"), { target: { value: "JP" } })
    expect(names()).toEqual(["lastName", "firstName", "zipCode", "stateCode", "city", "addressLine1", "addressLine2"])
    expect([
      form.getByLabelText<HTMLInputElement>("Prefecture").value,
      form.getByLabelText<HTMLInputElement>("First name").value,
    ]).toEqual(["", "Ana"])
    fireEvent.change(form.getByLabelText("Invoice country"), { target: { value: "GB" } })
    for (const [label, text] of [
      ["Town or city", "London"],
      [/Postcode/, "SW1A 1AA"],
    ] as const)
      fireEvent.input(form.getByLabelText(label), { target: { value: text } })
    await press(form.getByRole("button", { name: "Save invoice details" }))
    expect(saveBilling.mock.calls[0]?.[0]).toMatchObject({
      countryCode: "GB",
      city: "London",
      zipCode: "SW1A 1AA",
      firstName: "Ana",
    })
    expect(saveBilling.mock.calls[0]?.[0]).not.toHaveProperty("stateCode")
  })
})

describe("an order in several parcels", () => {
  const express = {
    id: "express",
    kind: "delivery",
    name: "Express",
    price: euros(795),
    earliest: "2026-01-16",
    latest: "2026-01-17",
  }
  const customized = { ...standard, earliest: "2026-01-22", latest: "2026-01-26" }
  const cart = aCart([
    aCartItem("shirt", 2, { name: "Shirt", color: "Blue", size: "M" }),
    aCartItem("jacket", 1, {
      name: "Shirt",
      color: "Blue",
      size: "M",
      customization: [{ areaId: "collar", text: "AP", colorId: "indigo", typographyId: "serif" }],
    }),
  ])
  const [shirt, jacket] = cart.items
  const parcels = [
    {
      originId: "warehouse",
      lines: [{ lineId: shirt?.id ?? "", quantity: 2 }],
      methods: [{ ...standard, earliest: "2026-01-19", latest: "2026-01-21" }, express],
    },
    { originId: "workshop", lines: [{ lineId: jacket?.id ?? "", quantity: 1 }], methods: [customized] },
  ]
  const inParcels = {
    startCheckout: () => done({ ...opened, cart }),
    saveDeliveryAddress: vi.fn<PageCommands["saveDeliveryAddress"]>((_, address) =>
      done({ address: { ...address, id: "31" }, shippingMethods: [standard], pickupMethods: [store], parcels }),
    ),
    chooseShipping: vi.fn<PageCommands["chooseShipping"]>(() => done(cart)),
  }

  it("shows content, date and price of each, and sends the delivery method chosen for one", async () => {
    const { chooseShipping } = await showHow(inParcels)
    await screen.findByText("Your order will arrive in several parcels")
    const [first, second] = [...document.querySelectorAll("section[aria-labelledby=parcels] > ol > li")]
    expect(first?.textContent).toContain("ShirtBlue · M · 2 items")
    expect([first, second].map((parcel) => parcel?.textContent.includes("Personalisation: AP"))).toEqual([false, true])
    expect(second?.textContent).toContain("Standard · ")
    expect(within(second instanceof HTMLElement ? second : document.body).queryByRole("combobox")).toBeNull()
    fireEvent.change(screen.getByLabelText("Delivery method for parcel 1"), { target: { value: "express" } })
    expect(first?.textContent).toContain("Friday 16 January – Saturday 17 January")
    await continueTo()
    expect(chooseShipping).toHaveBeenCalledWith(orderId, {
      shippingMethodId: "standard",
      kind: "delivery",
      addressId: "31",
      parcels: { warehouse: "express" },
    })
    expect(document.querySelectorAll("[data-state=done]")[2]?.textContent).toContain(
      "Parcel 1: Express · Friday 16 January – Saturday 17 January",
    )
    expect(screen.queryByText("Choose a delivery slot")).toBeNull()
  })

  it("has no parcel options where it is collected, nor with one delivery method", async () => {
    const { chooseShipping } = await showHow(inParcels, { findPoints: () => answer<readonly PickupPoint[]>([]) })
    await screen.findByText("Your order will arrive in several parcels")
    await press(screen.getByRole("radio", { name: /Collect in a store/ }))
    expect(screen.queryByText("Your order will arrive in several parcels")).toBeNull()
    await press(screen.getByRole("radio", { name: /Standard/ }))
    await continueTo()
    expect(chooseShipping).toHaveBeenCalledWith(orderId, {
      shippingMethodId: "standard",
      kind: "delivery",
      addressId: "31",
    })
  })
})
