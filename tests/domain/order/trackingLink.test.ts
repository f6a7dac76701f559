import { describe, expect, it } from "vitest"
import { trackingLink } from "../../../domain/order/trackingLink.ts"

const parse = (address: string) => {
  try {
    return new URL(address)
  } catch {
    return undefined
  }
}

describe("the link to a carrier", () => {
  it.each([
    ["https://track.carrier.example/NW1", "https://track.carrier.example/NW1"],
    ["/sandbox/track/NW1", "/sandbox/track/NW1"],
    ["http://track.carrier.example/NW1", undefined],
    ["https://track.carrier.example.evil.test/NW1", undefined],
    ["https://user@track.carrier.example/NW1", undefined],
    ["//evil.example/NW1", undefined],
    ["javascript:alert(1)", undefined],
    ["", undefined],
  ])("R11 %s becomes %s", (address, expected) => {
    expect(trackingLink(address, { TRACKING_HOSTS: "other.example, track.carrier.example" }, parse)).toBe(expected)
  })

  it("R11 leads to no other host when the store lists none", () => {
    expect(trackingLink("https://track.carrier.example/NW1", {}, parse)).toBeUndefined()
  })
})
