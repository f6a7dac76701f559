import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Backend } from "../../../adapters/web/Backend.ts"
import type { ShopInProcess } from "../../support/web/shopInProcess.ts"
import { shopInProcess, TestVisitor } from "../../support/web/shopInProcess.ts"

const STORE = "/10000034"
const QUERY = "orderId=700000000001&guestToken=a-token"

/** A backend whose stores define their own confirmation pages. */
const naming = (backend: Backend): Backend => ({
  ...backend,
  fetch: async (request) => {
    const answer = await backend.fetch(request)
    if (!/\/catalog\/store\/\d{8}$/.test(new URL(request.url).pathname)) return answer
    const { configurations, ...store } = await answer.json()
    return Response.json({
      ...store,
      configurations: [
        ...configurations,
        { parameter: "ORDER_CONFIRMATION_PAGE", value: "ItxThankYouPage" },
        { parameter: "ORDER_REPAYMENT_PAGE", value: "ItxPayAgainPage" },
      ],
    })
  },
})

let named: ShopInProcess
let plain: ShopInProcess
beforeAll(async () => {
  ;[named, plain] = await Promise.all([shopInProcess(naming), shopInProcess()])
}, 240_000)
afterAll(() => Promise.all([named.close(), plain.close()]))

/** The page of an order that does not exist, and its protective headers. */
const visit = async ({ shop }: ShopInProcess, page: string) => {
  const answer = await new TestVisitor(shop).ask(`${STORE}/${page}?${QUERY}`)
  const html = await answer.text()
  return {
    status: answer.status,
    title: /<h1[^>]*>([^<]*)/.exec(html)?.[1],
    referrer: answer.headers.get("referrer-policy"),
    isStored: !(answer.headers.get("cache-control") ?? "").includes("no-store"),
  }
}

describe("The confirmation pages that a store has named itself", () => {
  it("equal the built-in ones, with the same protection of the token, also under the built-in name", async () => {
    const confirmation = await visit(plain, "confirmation")
    expect(confirmation).toEqual({
      status: 404,
      title: "No encontramos este pedido",
      referrer: "no-referrer",
      isStored: false,
    })
    expect(await visit(named, "itx-thank-you-page")).toEqual(confirmation)
    expect(await visit(named, "confirmation")).toEqual(confirmation)
    expect(await visit(named, "itx-pay-again-page")).toEqual(await visit(plain, "repayment"))
  })

  it("do not exist in a store that has not named them", async () => {
    expect((await visit(plain, "itx-thank-you-page")).title).not.toBe("No encontramos este pedido")
  })
})
