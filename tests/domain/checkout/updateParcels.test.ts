import { expect, it } from "vitest"
import { parcelMethod, updateParcels } from "../../../domain/checkout/updateParcels.ts"
import { euros } from "../../support/builders/euros.ts"

const standard = { id: "standard", kind: "delivery", name: "Standard", price: euros(395), earliest: "2026-01-19" }
const late = { ...standard, earliest: "2026-01-22" }
const express = { ...standard, id: "express" }
const parcels = [
  {
    originId: "warehouse",
    lines: [
      { lineId: "1", quantity: 2 },
      { lineId: "2", quantity: 1 },
    ],
    methods: [standard, express],
  },
  { originId: "workshop", lines: [{ lineId: "3", quantity: 1 }], methods: [late] },
]

it("the parcels of a cart contain only its current items, and there are none for a single delivery", () => {
  expect(
    updateParcels(parcels, [
      { id: "1", quantity: 5 },
      { id: "3", quantity: 1 },
    ]).map(({ lines }) => lines),
  ).toEqual([[{ lineId: "1", quantity: 5 }], [{ lineId: "3", quantity: 1 }]])
  expect(
    updateParcels(parcels, [
      { id: "1", quantity: 2 },
      { id: "2", quantity: 1 },
    ]),
  ).toEqual([])
})

it("a parcel has its own delivery choice, else the order's with its own days, else the order's", () => {
  const [warehouse, workshop] = parcels
  if (warehouse === undefined || workshop === undefined) throw new Error("There are two parcels.")
  expect(parcelMethod(warehouse, [{ originId: "warehouse", method: express }], standard)).toEqual(express)
  expect(parcelMethod(workshop, [{ originId: "warehouse", method: express }], standard)).toEqual(late)
  expect(parcelMethod(workshop, [], express)).toEqual(express)
})
