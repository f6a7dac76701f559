import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { chooseCollector } from "../../../application/telemetry/chooseCollector.ts"
import { FakeDevice } from "../../support/fakes/FakeDevice.ts"

const collectors = { standard: "https://collector.selvedge.example", other: "https://collector-eu.selvedge.example" }

describe("the choice of a collector", () => {
  it("V85 logs an error only when the configured address is neither of the two", async () => {
    const device = new FakeDevice()
    const choose = (asked: string | undefined) =>
      Effect.runPromise(Effect.provide(chooseCollector(asked, collectors), device.layer))
    expect([await choose(collectors.other), await choose(undefined), device.log.length]).toEqual([
      collectors.other,
      collectors.standard,
      0,
    ])
    expect(await choose("https://collector.selvedge.example@evil.example")).toBe(collectors.standard)
    expect(device.log).toEqual(["The collector's address is not one of the two; events go to the standard one"])
  })
})
