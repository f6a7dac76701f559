// @vitest-environment happy-dom
import * as Context from "effect/Context"
import { describe, expect, it } from "vitest"
import { httpOrderGateway } from "../../../adapters/backend/order/HttpOrderGateway.ts"
import { httpRestGateway } from "../../../adapters/backend/rest/HttpRestGateway.ts"
import { gateway } from "../../../adapters/backend/gateway.ts"
import { pageNavigator } from "../../../adapters/composition/browserDevices.ts"
import { browserRoot, withGateways } from "../../../adapters/composition/browserRoot.ts"
import { GATEWAYS } from "../../../adapters/composition/gateways.ts"
import { fixedBrowserDetails } from "../../../adapters/memory/FixedBrowserDetails.ts"
import { testRoot } from "../../../adapters/composition/testRoot.ts"
import { storePorts } from "../../../application/appPorts.ts"
import { OrderGateway } from "../../../application/order/OrderGateway.ts"
import { PageNavigator } from "../../../application/platform/PageNavigator.ts"
import { RestGateway } from "../../../application/rest/RestGateway.ts"
import { inSpain } from "../../support/backend/scopes.ts"

const browser = (sessionHolder: "server" | "page") =>
  browserRoot(
    {
      backendUrl: "",
      sessionHolder,
      sendPolicy: () => Promise.reject(new Error("no call was refused")),
      announce: () => undefined,
    },
    inSpain,
  )

describe("the table of gateways", () => {
  it("has one gateway for each port of a store that is not the store's own or the client's", () => {
    const keys = GATEWAYS.map(({ key }): string => key)
    expect(new Set(keys).size).toBe(keys.length)
    const others = [
      "StoreScope",
      "IdentityGateway",
      "SessionHolder",
      "SessionRedirector",
      "AnalyticsId",
      "RestGateway",
      "GeocodingPort",
    ]
    expect([...keys, ...others].toSorted()).toEqual(storePorts.map(({ key }): string => key).toSorted())
  })

  it.each(["server", "page"] as const)(
    "gives the browser whose tokens are held by the %s the same services as the container",
    (sessionHolder) => {
      const contained = testRoot(inSpain).context
      const added = withGateways(browser(sessionHolder), ...GATEWAYS).context
      for (const { key } of GATEWAYS)
        expect(Object.keys(Object(added.mapUnsafe.get(key)))).toEqual(Object.keys(Object(contained.mapUnsafe.get(key))))
    },
  )
})

describe("the root of the browser", () => {
  it("creates each gateway once, for all features of a document", () => {
    const root = browser("server")
    const orders = withGateways(root, httpOrderGateway)
    const both = withGateways(root, pageNavigator, httpOrderGateway)
    expect(Context.get(both.context, OrderGateway)).toBe(Context.get(orders.context, OrderGateway))
    expect(Context.get(both.context, PageNavigator)).toBeTypeOf("object")
    expect(root.context.mapUnsafe.has(OrderGateway.key)).toBe(false)
  })

  it("does not compile with a gateway outside the table", () => {
    const outside = gateway(RestGateway, (backend, scope, ids) =>
      httpRestGateway(backend, scope, { ids, browserDetails: fixedBrowserDetails() }),
    )
    // @ts-expect-error RestGateway is for clients without a browser
    expect(withGateways(browser("server"), outside).context.mapUnsafe.has(RestGateway.key)).toBe(true)
  })
})
