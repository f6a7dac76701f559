// @vitest-environment happy-dom
import * as Context from "effect/Context"
import { describe, expect, it } from "vitest"
import { browserAccount } from "../../../adapters/composition/browserAccount.ts"
import { browserCartNotices } from "../../../adapters/composition/browserCartNotices.ts"
import { browserCheckout } from "../../../adapters/composition/browserCheckout.ts"
import { browserPages } from "../../../adapters/composition/browserPages.ts"
import { browserRoot } from "../../../adapters/composition/browserRoot.ts"
import { browserWishlists } from "../../../adapters/composition/browserWishlists.ts"
import type { BrowserPorts } from "../../../application/appPorts.ts"
import { browserPorts, devicePorts } from "../../../application/appPorts.ts"
import { inSpain } from "../../support/backend/scopes.ts"

const ports = [...devicePorts, ...browserPorts]

describe.each(["server", "page"] as const)("the browser whose tokens are stored by the %s", (sessionHolder) => {
  const cart = browserRoot(
    { backendUrl: "", sessionHolder, sendPolicy: () => Promise.reject(new Error("nobody waits here")) },
    inSpain,
  )
  const pages = browserPages(cart)
  const checkout = browserCheckout(cart)
  const account = browserAccount(cart)
  const cartNotices = browserCartNotices(cart)
  const lists = browserWishlists(cart)
  // A port without an implementation does not compile here.
  const whole: Context.Context<BrowserPorts> = Context.merge(
    Context.merge(Context.merge(Context.merge(pages.context, checkout.context), account.context), cartNotices.context),
    lists.context,
  )

  it.each(ports.map(({ key }) => key))("implements %s in one of its parts", (key) => {
    expect(whole.mapUnsafe.get(key)).toBeTypeOf("object")
  })

  it("implements no port that programs may not use", () => {
    expect([...whole.mapUnsafe.keys()].toSorted()).toEqual(ports.map(({ key }) => key).toSorted())
  })

  it("uses the same services in every part", () => {
    for (const [key, service] of cart.context.mapUnsafe) {
      expect(pages.context.mapUnsafe.get(key)).toBe(service)
      expect(checkout.context.mapUnsafe.get(key)).toBe(service)
      expect(account.context.mapUnsafe.get(key)).toBe(service)
      expect(cartNotices.context.mapUnsafe.get(key)).toBe(service)
      expect(lists.context.mapUnsafe.get(key)).toBe(service)
    }
  })
})
