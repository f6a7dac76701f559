import { describe, expect, it } from "vitest"
import { chooseParcels, parcelLines } from "../../../adapters/cli/input/chooseParcels.ts"
import type { ParcelOffer } from "../../../domain/checkout/ParcelOffer.ts"
import { euros } from "../../support/builders/euros.ts"

const standard = {
  id: "standard",
  kind: "delivery",
  name: "Standard",
  price: euros(395),
  earliest: "2026-11-25",
  latest: "2026-11-27",
}
const express = { id: "express", kind: "delivery", name: "Express", price: euros(795) }
const parcels: readonly ParcelOffer[] = [
  { originId: "warehouse", lines: [{ lineId: "1", quantity: 2 }], methods: [standard, express] },
  { originId: "workshop", lines: [{ lineId: "2", quantity: 1 }], methods: [standard] },
]

describe("the parcels of a purchase in a terminal", () => {
  it("are sent as chosen, the others with the order", () => {
    const chosen = chooseParcels(["warehouse=express"], parcels)
    expect(chosen).toEqual([{ originId: "warehouse", method: express }])
    expect(parcelLines(parcels, chosen, standard)).toEqual([
      "Parcel warehouse: 2 items, Express (--parcel-method warehouse=standard|express)",
      "Parcel workshop: 1 item, Standard, 2026-11-25 – 2026-11-27 (--parcel-method workshop=standard)",
    ])
  })

  it.each([
    [["attic=express"], 'Unknown parcel "attic". Available: warehouse, workshop.'],
    [["workshop=express"], 'Parcel workshop cannot be sent by "express". Use workshop=standard.'],
    [["warehouse"], 'Parcel warehouse cannot be sent by "". Use warehouse=standard or warehouse=express.'],
    [["warehouse=express", "warehouse=standard"], "Parcel warehouse is given twice. Give each parcel once."],
  ])("are refused as %o, with the available choices", (overrides, message) => {
    expect(() => chooseParcels(overrides, parcels)).toThrow(expect.objectContaining({ message }))
  })

  it("are none where there is one parcel", () => {
    expect(() => chooseParcels(["warehouse=express"], [])).toThrow(
      expect.objectContaining({
        message: 'Unknown parcel "warehouse". The order ships in one parcel: use --delivery-method.',
      }),
    )
    expect(parcelLines([], [], standard)).toEqual([])
  })
})
