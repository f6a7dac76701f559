// @vitest-environment happy-dom
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { afterEach, describe, expect, it, vi } from "vitest"
import { geocoding, maps } from "../../../adapters/composition/browserMaps.ts"
import { browserRoot, withGateways } from "../../../adapters/composition/browserRoot.ts"
import { GeocodingPort } from "../../../application/location/GeocodingPort.ts"
import { MapPort } from "../../../application/location/MapPort.ts"
import { inSpain } from "../../support/backend/scopes.ts"

/** The map services of a page whose store has a configuration; every script fails, and `requested` lists them. */
function pageWith(configuration: Readonly<Record<string, string>>) {
  const requested: string[] = []
  vi.spyOn(document.head, "append").mockImplementation((...nodes) => {
    for (const node of nodes) {
      if (!(node instanceof HTMLScriptElement)) throw new Error("Only scripts are put here.")
      requested.push(new URL(node.src).host)
      queueMicrotask(() => node.dispatchEvent(new Event("error")))
    }
  })
  const { context } = withGateways(
    browserRoot(
      {
        backendUrl: "",
        sessionHolder: "server",
        sendPolicy: () => Promise.reject(new Error("no call was refused")),
        announce: () => undefined,
      },
      { ...inSpain, store: { ...inSpain.store, configuration } },
    ),
    maps,
    geocoding,
  )
  const request = { elementId: "map", markers: [], language: "es", onSelect: () => {}, onFailure: () => {} }
  const map = Context.get(context, MapPort)
  const geocode = Context.get(context, GeocodingPort).geocode({ address: "Calle 1", countryCode: "ES" })
  return {
    requested,
    failures: () =>
      Effect.runPromise(Effect.all([Effect.flip(map.load), Effect.flip(map.draw(request))])).then((failures) =>
        failures.map(({ reason }) => reason),
      ),
    geocode: () => Effect.runPromise(geocode),
  }
}

const { dataset } = document.documentElement

afterEach(() => {
  vi.restoreAllMocks()
  delete dataset["personalization"]
})

describe("F153 a map provider of another company", () => {
  it.each(["global", "china"])("is not requested before consent to personalization: %s", async (region) => {
    const page = pageWith({ MAPS_REGION: region, MAPS_KEY: "k" })
    for (const decision of [undefined, "denied"]) {
      if (decision !== undefined) dataset["personalization"] = decision
      expect(await page.failures()).toEqual(["noConsent", "noConsent"])
      expect(await page.geocode()).toEqual(Option.none())
    }
    expect(page.requested).toEqual([])
  })

  // The other provider's library allows one start per page, which its own test needs.
  it("is requested once the customer has consented", async () => {
    const page = pageWith({ MAPS_REGION: "china", MAPS_KEY: "k" })
    expect(await page.failures()).toEqual(["noConsent", "noConsent"])
    dataset["personalization"] = "granted"
    expect(await page.failures()).toEqual(["network", "network"])
    expect(new Set(page.requested)).toEqual(new Set(["api.map.baidu.com"]))
  })
})

describe("the keyless map", () => {
  it("needs no consent, since nothing is requested from another company", async () => {
    const page = pageWith({})
    expect(await page.failures()).not.toContain("noConsent")
    expect(page.requested).toEqual([])
  })
})
