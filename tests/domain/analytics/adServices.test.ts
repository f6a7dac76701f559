import { describe, expect, it } from "vitest"
import { conversionParameters } from "../../../domain/analytics/adServices.ts"
import type { GroupDecision } from "../../../domain/consent/ConsentDecision.ts"

const CONVERSION = { GOOGLE_ADS_CONVERSION: "AW-123456789/AbC-D_efG" }
const ORDER = { id: "7001", totalOrder: 5_990, shippingPrice: 0, payment: [], items: [] }
const parameters = (
  personalization: GroupDecision,
  { configuration = CONVERSION, decimals = 2 }: { configuration?: Readonly<Record<string, string>>; decimals?: number },
) =>
  conversionParameters(
    { name: "purchase", currency: "EUR", order: ORDER },
    { analytics: "granted", personalization },
    configuration,
    decimals,
  )

describe("the conversion of a purchase", () => {
  it("F165 is reported only with consent to personalization, in a store with a conversion", () => {
    expect(parameters("granted", {})).toEqual({ orderId: "7001", value: "59.90", currency: "EUR" })
    for (const decision of ["denied", "unknown"] as const) expect(parameters(decision, {})).toBeUndefined()
    for (const conversion of ["", "AW-1</script>"])
      expect(parameters("granted", { configuration: { GOOGLE_ADS_CONVERSION: conversion } })).toBeUndefined()
  })

  it.each([
    [0, "5990"],
    [3, "5.990"],
  ])("has its value in major units of a currency with %i decimals", (decimals, value) => {
    expect(parameters("granted", { decimals })).toMatchObject({ value })
  })
})
