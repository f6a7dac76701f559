import { describe, expect, it } from "vitest"
import { salesStatusAt } from "../../../domain/account/SalesEvent.ts"

const sale = { id: "1", kind: "sale", startsAt: 100, endsAt: 200 }
const presale = { id: "2", kind: "presale", startsAt: 50, endsAt: 150 }

describe("the sales status", () => {
  it.each([
    [49, "none"],
    [50, "presale"],
    [99, "presale"],
    [100, "sale"],
    [150, "sale"],
    [199, "sale"],
    [200, "none"],
  ] as const)("at %i is %s: the active event that started last", (now, status) => {
    expect(salesStatusAt([sale, presale], now)).toBe(status)
    expect(salesStatusAt([presale, sale], now)).toBe(status)
  })

  it("is none without events", () => {
    expect(salesStatusAt([], 100)).toBe("none")
  })
})
