import { afterEach, describe, expect, it, vi } from "vitest"
import { browserRoot } from "../../../adapters/composition/browserRoot.ts"
import { tellTotals } from "../../../ui/app/core/tellTotals.ts"
import { inSpain } from "../../support/backend/scopes.ts"
import { aCart, aCartItem } from "../../support/builders/aCart.ts"
import { euros } from "../../support/builders/euros.ts"

const store = { ...inSpain.store, configuration: { ...inSpain.store.configuration, TELEMETRY_TOKEN: "write-only", TELEMETRY_PROJECT: "shop" } }
const wrong = aCart([aCartItem("1001")], { totalOrder: euros(1007) })

/** Tells of a cart in a browser whose visitor asks for this; answers what was sent. */
async function told(wishes: Readonly<Record<string, unknown>>) {
  localStorage.clear()
  for (const [name, value] of Object.entries(wishes)) Object.defineProperty(navigator, name, { configurable: true, value })
  const fetch = vi.fn((_: Request) => Promise.resolve(new Response(null, { status: 202 })))
  vi.stubGlobal("fetch", fetch)
  tellTotals(browserRoot({ backendUrl: "https://shop.example.org", sessionHolder: "server", waiting: { maxRetries: 1, onPlace: () => undefined, onGivenUp: () => undefined } }, { ...inSpain, store }), wrong)
  await new Promise((resolve) => setTimeout(resolve, 200))
  return fetch.mock.calls.map(([request]) => `${request.method} ${new URL(request.url).pathname}`)
}

afterEach(() => {
  vi.unstubAllGlobals()
  for (const name of ["doNotTrack", "globalPrivacyControl"]) Reflect.deleteProperty(navigator, name)
})

describe("a browser whose cart does not add up", () => {
  it("F73 tells the collector", async () => {
    expect(await told({})).toEqual(["POST /v1/event"])
  })

  it.each([{ doNotTrack: "1" }, { globalPrivacyControl: true }])("R18 tells nobody where the visitor asks for it: %j", async (wishes) => {
    expect(await told(wishes)).toEqual([])
  })
})
