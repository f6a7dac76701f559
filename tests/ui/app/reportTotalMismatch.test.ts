import { gunzipSync } from "node:zlib"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { browserRoot } from "../../../adapters/composition/browserRoot.ts"
import { cartBackground } from "../../../ui/commands/base/cartBackground.ts"
import { inSpain } from "../../support/backend/scopes.ts"
import { aCart, aCartItem } from "../../support/builders/aCart.ts"
import { euros } from "../../support/builders/euros.ts"

const store = {
  ...inSpain.store,
  configuration: { ...inSpain.store.configuration, TELEMETRY_TOKEN: "write-only", TELEMETRY_PROJECT: "shop" },
}
/** Excess of a cart's total over its parts, in minor units. */
const WRONG = 7
/** The same for carts that are reported afterwards, without a privacy signal. */
const LATER = [9, 11]
const cartWith = (difference: number) => aCart([aCartItem("1001")], { totalOrder: euros(1000 + difference) })

/**
 * Reports a cart in a browser with these privacy settings, and then the others, each after the previous has arrived;
 * returns the reports that arrived.
 */
async function reportsFor(wishes: Readonly<Record<string, unknown>>) {
  localStorage.clear()
  const arrived: number[] = []
  const root = browserRoot(
    {
      backendUrl: "https://shop.example.org",
      sessionHolder: "server",
      sendPolicy: () => Promise.reject(new Error("no call was refused")),
      announce: () => undefined,
    },
    { ...inSpain, store },
  )
  vi.stubGlobal("fetch", async (request: Request) => {
    const text = gunzipSync(await request.arrayBuffer()).toString("utf8")
    arrived.push(...[WRONG, ...LATER].filter((difference) => text.includes(`"totalOrder"="${difference}"`)))
    return new Response(null, { status: 202 })
  })
  const afterCart = cartBackground(root)
  const report = async (difference: number) => {
    void afterCart(cartWith(difference), false)
    await vi.waitFor(() => expect(arrived).toContain(difference))
  }
  for (const [name, value] of Object.entries(wishes))
    Object.defineProperty(navigator, name, { configurable: true, value })
  await (Object.keys(wishes).length === 0 ? report(WRONG) : afterCart(cartWith(WRONG), false))
  for (const name of Object.keys(wishes)) Reflect.deleteProperty(navigator, name)
  for (const difference of LATER) await report(difference)
  return arrived
}

beforeEach(() => {
  document.documentElement.dataset["analytics"] = "granted"
})
afterEach(() => {
  delete document.documentElement.dataset["analytics"]
  vi.unstubAllGlobals()
})

describe("a browser whose cart does not add up", () => {
  it("F73 reports the difference to the collector", async () => {
    expect(await reportsFor({})).toEqual([WRONG, ...LATER])
  })

  it.each([{ doNotTrack: "1" }, { globalPrivacyControl: true }])(
    "R18 reports nothing with the visitor's privacy signal: %j",
    async (wishes) => {
      expect(await reportsFor(wishes)).toEqual(LATER)
    },
  )
})
