import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { sessionCookieName } from "../../../domain/session/sessionCookieName.ts"
import { cartCommands } from "../../../ui/commands/cart.ts"
import { cartNoticesCommands } from "../../../ui/commands/cartNotices.ts"
import { createCommandBase } from "../../../ui/commands/createCommandBase.ts"
import { wishlistCommands } from "../../../ui/commands/wishlists.ts"
import { createWaitingState } from "../../../ui/runtime/waitingState.ts"
import { exampleBackend } from "../../support/backend/exampleBackend.ts"
import { queueingLocks } from "../../support/backend/queueingLocks.ts"
import { inSpain } from "../../support/backend/scopes.ts"
import { aCartItem, aSku } from "../../support/builders/aCart.ts"

const TYPE = sessionCookieName("user_type", inSpain.store.id)

beforeEach(() => {
  localStorage.clear()
  document.cookie = `${TYPE}=registered`
  Object.defineProperty(navigator, "locks", { configurable: true, value: queueingLocks() })
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.cookie = `${TYPE}=; max-age=0`
  Reflect.deleteProperty(navigator, "locks")
})

/** The commands of a page opened by a customer with an account, and the calls about the backup. */
function aPage() {
  const asked: string[] = []
  const { fetch } = exampleBackend()
  vi.stubGlobal("fetch", (request: Request) => {
    if (request.url.includes("/safe-cart")) asked.push(request.method)
    return fetch(request)
  })
  const base = createCommandBase(inSpain, {
    sessionHolder: "server",
    waiting: createWaitingState(() => 0),
    showCaptcha: () => Promise.resolve(undefined),
  })
  return {
    asked,
    cart: cartCommands(base),
    notices: cartNoticesCommands(base),
    wishlists: wishlistCommands(base),
  }
}

describe("the backup of an account's cart", () => {
  it("is requested on a page that has changed nothing", async () => {
    const { notices, asked } = aPage()
    expect(await notices.backup()).toMatchObject({ ok: true })
    expect(asked).toEqual(["GET"])
  })

  it("is not requested once an item was removed on this page: it was not lost", async () => {
    const { notices, cart, asked } = aPage()
    const removing = cart.removeFromCart(aSku("8201-400-3"))
    expect(await notices.backup()).toEqual({ ok: true, value: [] })
    await removing
    await vi.waitUntil(() => asked.length > 0, { timeout: 5_000 })
    expect(asked).toEqual(["PUT"])
  }, 10_000)

  it.each([
    [
      "saving a line for later",
      ({ wishlists }: ReturnType<typeof aPage>) =>
        wishlists.saveForLater({ ...aCartItem("8201-400-3"), productId: "8201" }),
    ],
    [
      "moving a list's items into the cart",
      ({ wishlists }: ReturnType<typeof aPage>) =>
        wishlists.moveToCart([
          { catentryId: "1", productId: "8201", sku: aSku("8201-400-3"), quantity: 1, isBuyable: true },
        ]),
    ],
    ["putting a backup back", ({ notices }: ReturnType<typeof aPage>) => notices.restoreBackup()],
  ] as const)(
    "is written again after %s",
    async (_, change) => {
      const page = aPage()
      expect(await change(page)).toMatchObject({ ok: true })
      await vi.waitUntil(() => page.asked.includes("PUT"), { timeout: 5_000 })
    },
    10_000,
  )
})
