import { MatchersV3 } from "@pact-foundation/pact"
import * as Effect from "effect/Effect"
import { describe, expect } from "vitest"
import { CheckoutGateway } from "../../../application/checkout/CheckoutGateway.ts"
import { ShippingGateway } from "../../../application/checkout/ShippingGateway.ts"
import { euros } from "../../support/backend/builders.ts"
import { freshKey, STATE_VALUES, inState, type pactArea, REST_QUERY } from "../../support/backend/pactArea.ts"
import { anyRefusedShape, cartShape } from "../../support/backend/pactShapes.ts"
import { orderId } from "../../support/backend/scopes.ts"

const { eachLike, integer, regex, string } = MatchersV3
const store = "/itxrest/2/order/store/10000034"
const path = `${store}/order/\${orderId}`
const order = orderId(STATE_VALUES.orderId)
const query = REST_QUERY
const ready = ["a cart ready for checkout"] as const
const session = ["a guest session"] as const
const key = { "Idempotency-Key": freshKey("0b7e1c1a-53a5-4f0e-9a58-0f7f6f0f4f10") }
const method = {
  shippingMethodId: string("standard"),
  kind: string("delivery"),
  name: string("Envío estándar"),
  price: integer(395),
}
const standard = { id: "standard", kind: "delivery", name: "Envío estándar", price: euros(395) }
const place = { ...query, zipCode: "15001", shippingTypes: "delivery" }
const collecting = ["a place to collect at"] as const
const search = { zipCode: "15001", kinds: ["delivery"] }

const inParcels = ["a cart in two parcels"] as const
const aParcel = (ffmId: string, lineId: string) => ({
  ffmId: string(ffmId),
  orderitemsInfo: eachLike({ orderitemId: regex(/^[0-9]{1,20}$/, lineId), quantity: integer(1) }),
  shippingMethods: eachLike(method),
})

/** The part of the checkout pact about delivery times. */
export function promiseDeliveryDays(promises: ReturnType<typeof pactArea>): void {
  describe("the pact about days and hours of a delivery", () => {
    promises("editShipping", "another method takes the place of the chosen one", {
      state: ready,
      request: ["POST", `${path}/checkout/shipping/edit`],
      query,
      matchedHeaders: key,
      body: { shippingMethodId: "express" },
      status: 200,
      answer: { ...cartShape, shippingPrice: integer(795) },
      call: ShippingGateway.use((gateway) => gateway.editShipping(order, { shippingMethodId: "express" })),
      expect: (cart) => expect(cart.shippingPrice).toEqual(euros(795)),
    })
    promises("editShipping", "a time range that does not exist is refused", {
      state: ready,
      request: ["POST", `${path}/checkout/shipping/edit`],
      query,
      matchedHeaders: key,
      body: { idTimeRange: "2001-01-01.midnight" },
      status: 422,
      answer: anyRefusedShape,
      call: Effect.flip(
        ShippingGateway.use((gateway) => gateway.editShipping(order, { rangeId: "2001-01-01.midnight" })),
      ),
      expect: (error) => expect(error.reason._tag).toBe("Rejected"),
    })
    promises("editShipping", "an order is collected elsewhere instead", {
      state: collecting,
      request: ["POST", `${path}/checkout/shipping/edit`],
      query,
      matchedHeaders: key,
      body: { shippingMethodId: "droppoint", droppointId: inState("droppointId") },
      status: 200,
      answer: { ...cartShape, shippingPrice: integer(395) },
      call: ShippingGateway.use((gateway) =>
        gateway.editShipping(order, {
          shippingMethodId: "droppoint",
          place: { kind: "droppoint", dropPointId: STATE_VALUES.droppointId },
        }),
      ),
      expect: (cart) => expect(cart.shippingPrice).toEqual(euros(395)),
    })
    promises("listShippingTypes", "each kind has its methods and a lowest price", {
      state: ready,
      request: ["GET", `${path}/shipping-types`],
      query: place,
      status: 200,
      answer: {
        shippingTypes: eachLike({
          kind: string("delivery"),
          name: string("A domicilio"),
          fromPrice: integer(395),
          shippingMethods: eachLike(method),
        }),
      },
      call: ShippingGateway.use((gateway) => gateway.listShippingTypes(order, search)),
      expect: (types) =>
        expect(types).toEqual([{ kind: "delivery", name: "A domicilio", fromPrice: euros(395), methods: [standard] }]),
    })
    promises("getDefaultShipping", "there is a delivery to begin with", {
      state: ready,
      request: ["GET", `${path}/default-shipping`],
      query: place,
      status: 200,
      answer: { shippingMethod: method },
      call: ShippingGateway.use((gateway) => gateway.getDefaultShipping(order, search)),
      expect: (suggestion) => expect(suggestion).toEqual({ method: standard }),
    })
    promises("getUniqueShipping", "one way is left when all others are left out", {
      state: ready,
      request: ["GET", `${path}/unique-shipping`],
      query: { ...query, exclusions: "express,store,droppoint" },
      status: 200,
      answer: { shippingMethod: method },
      call: ShippingGateway.use((gateway) =>
        gateway.getUniqueShipping(order, { exclusions: ["express", "store", "droppoint"] }),
      ),
      expect: (suggestion) => expect(suggestion).toEqual({ method: standard }),
    })
    promises("getShippingDate", "the days of a delivery are known, also as the shopper writes them", {
      state: ready,
      request: ["GET", `${path}/shipping-date`],
      query: { ...query, dateFormat: "dd/MM/yyyy" },
      status: 200,
      answer: {
        shippingMethodId: string("standard"),
        minDate: date("2026-01-19"),
        maxDate: date("2026-01-21"),
        minDateText: string("19/01/2026"),
        maxDateText: string("21/01/2026"),
      },
      call: ShippingGateway.use((gateway) => gateway.getShippingDate(order, { dateFormat: "dd/MM/yyyy" })),
      expect: (days) =>
        expect(days).toEqual({
          shippingMethodId: "standard",
          earliest: "2026-01-19",
          latest: "2026-01-21",
          earliestText: "19/01/2026",
          latestText: "21/01/2026",
        }),
    })
    promises("getShippingRange", "there are hours to choose", {
      state: ready,
      request: ["GET", `${path}/shipping-range`],
      query: { ...query, type: "standard" },
      status: 200,
      answer: {
        ranges: eachLike({
          idTimeRange: string("2026-01-19.morning"),
          name: string("Por la mañana"),
          date: date("2026-01-19"),
          fromTime: time("09:00"),
          toTime: time("14:00"),
        }),
      },
      call: ShippingGateway.use((gateway) => gateway.getShippingRange(order, "standard")),
      expect: (ranges) =>
        expect(ranges).toEqual([
          { id: "2026-01-19.morning", name: "Por la mañana", date: "2026-01-19", fromTime: "09:00", toTime: "14:00" },
        ]),
    })
    promises("listDefinedShippingRanges", "a place has its hours of delivery", {
      state: session,
      request: ["GET", `${store}/shipping-ranges`],
      query: { ...query, zipCode: "15001" },
      status: 200,
      answer: {
        ranges: eachLike({
          id: string("morning"),
          name: string("Por la mañana"),
          fromTime: time("09:00"),
          toTime: time("14:00"),
          weekdays: eachLike(1),
        }),
      },
      call: ShippingGateway.use((gateway) => gateway.listDefinedShippingRanges("15001")),
      expect: (hours) =>
        expect(hours).toEqual([
          { id: "morning", name: "Por la mañana", fromTime: "09:00", toTime: "14:00", weekdays: [1] },
        ]),
    })
  })
  describe("the pact about parcels", () => {
    promises("listShippingMethods", "a cart from two origins comes in two parcels", {
      state: inParcels,
      request: ["GET", `${path}/shipping-methods`],
      query: { ...query, zipCode: "15001", countryISO: "ES" },
      status: 200,
      answer: {
        shippingMethods: eachLike(method),
        stockOrigins: [aParcel("warehouse", "900000000001"), aParcel("workshop", "900000000002")],
      },
      call: CheckoutGateway.use((gateway) => gateway.listShippingMethods(order, "15001")),
      expect: ({ parcels }) =>
        expect(parcels).toEqual(
          [
            ["warehouse", "900000000001"],
            ["workshop", "900000000002"],
          ].map(([originId, lineId]) => ({
            originId,
            lines: [{ lineId, quantity: 1 }],
            methods: [{ id: "standard", kind: "delivery", name: "Envío estándar", price: euros(395) }],
          })),
        ),
    })
    promises("setShipping", "one parcel goes another way than the rest", {
      state: inParcels,
      request: ["POST", `${path}/checkout/shipping`],
      query,
      matchedHeaders: key,
      body: {
        shippingMethodId: inState("shippingMethodId"),
        kind: "delivery",
        addressId: inState("addressId"),
        deliveryInfoByStockOrigin: [{ ffmId: inState("originId"), shippingMethodId: inState("otherMethodId") }],
      },
      status: 200,
      answer: { ...cartShape, shippingPrice: integer(1190) },
      call: CheckoutGateway.use((gateway) =>
        gateway.setShipping(order, {
          shippingMethodId: STATE_VALUES.shippingMethodId,
          kind: "delivery",
          addressId: STATE_VALUES.addressId,
          parcels: { [STATE_VALUES.originId]: STATE_VALUES.otherMethodId },
        }),
      ),
      expect: (cart) => expect(cart.shippingPrice).toEqual(euros(1_190)),
    })
  })
}

function date(example: string) {
  return regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/, example)
}

function time(example: string) {
  return regex(/^[0-2][0-9]:[0-5][0-9]$/, example)
}
