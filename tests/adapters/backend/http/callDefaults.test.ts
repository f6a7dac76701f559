import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { describe, expect, it } from "vitest"
import { testRoot } from "../../../../adapters/composition/testRoot.ts"
import { AccountGateway } from "../../../../application/account/AccountGateway.ts"
import type { AppPorts } from "../../../../application/appPorts.ts"
import { CatalogGateway } from "../../../../application/catalog/CatalogGateway.ts"
import { ContentGateway } from "../../../../application/content/ContentGateway.ts"
import { RestGateway } from "../../../../application/rest/RestGateway.ts"
import type { StoreScope } from "../../../../application/store/StoreScope.ts"
import { SharedWishlistGateway } from "../../../../application/wishlist/SharedWishlistGateway.ts"
import { toMobileSite } from "../../../../domain/store/toMobileSite.ts"
import { everyGatewayCall } from "../../../support/backend/everyGatewayCall.ts"
import { exampleBackend } from "../../../support/backend/exampleBackend.ts"
import { inSpain } from "../../../support/backend/scopes.ts"

type Scope = StoreScope["Service"]

const onMobile: Scope = { ...inSpain, store: toMobileSite(inSpain.store), catalogId: "50000034" }
const configured = (configuration: Readonly<Record<string, string>>): Scope => ({
  ...inSpain,
  store: { ...inSpain.store, configuration },
})

/** The requests that a program sends in a store. */
async function sent(scope: Scope, program: Effect.Effect<unknown, unknown, AppPorts>) {
  const requests: Request[] = []
  const { fetch } = exampleBackend()
  const { context } = testRoot(scope, {
    fetch: (request) => {
      requests.push(request)
      return fetch(request)
    },
    session: { accessToken: Redacted.make("token-1"), userType: "registered" },
  })
  await Effect.runPromiseWith(context)(Effect.exit(program))
  return requests
}

const parameter = ([request]: readonly Request[], name: string) =>
  request === undefined ? "nothing was sent" : new URL(request.url).searchParams.get(name)
const pathOf = ([request]: readonly Request[]) =>
  request === undefined ? "nothing was sent" : new URL(request.url).pathname
const categories = CatalogGateway.use((gateway) => gateway.listCategories)
const namedCategories = RestGateway.use((gateway) => gateway.call("catalog:categories"))
const user = AccountGateway.use((gateway) => gateway.getCurrentUser)

describe("the defaults of a store's calls", () => {
  it.each([
    ["the desktop site", inSpain, "1"],
    ["the mobile site", onMobile, "2"],
    [
      "the mobile site of a store without a mobile catalog",
      { ...inSpain, store: toMobileSite({ ...inSpain.store, catalogs: [{ id: "20000034", type: "1" }] }) },
      "2",
    ],
  ] as const)("send the appId on %s, except for marketing spots", async (_, scope, appId) => {
    expect(parameter(await sent(scope, categories), "appId")).toBe(appId)
    expect(parameter(await sent(scope, namedCategories), "appId")).toBe(appId)
    expect(parameter(await sent(scope, user), "appId")).toBe(appId)
    expect(
      parameter(
        await sent(
          scope,
          ContentGateway.use((gateway) => gateway.listMarketingSpots("home")),
        ),
        "appId",
      ),
    ).toBeNull()
  })

  it("send appId 2 in every gateway call on the mobile site", async () => {
    const appIds = new Map<string, string | null>()
    for (const [operation, call] of Object.entries(everyGatewayCall)) {
      const requests: Request[] = []
      const { fetch } = exampleBackend()
      const { context } = testRoot(onMobile, {
        fetch: (request) => (requests.push(request), fetch(request)),
        session: { accessToken: Redacted.make("token-1"), userType: "registered" },
      })
      await Effect.runPromiseWith(context)(Effect.exit(call))
      for (const { url } of requests)
        if (new URL(url).pathname.startsWith("/itxrest/")) appIds.set(operation, new URL(url).searchParams.get("appId"))
    }
    expect(appIds.size).toBeGreaterThan(200)
    expect([...appIds].filter(([, appId]) => appId !== "2").map(([operation]) => operation)).toEqual([
      "listMarketingSpots",
    ])
  })

  it.each([
    ["desktop", inSpain, "1", "20000034"],
    ["mobile", onMobile, "5", "50000034"],
  ] as const)("send type and id of a %s catalog", async (_, scope, type, catalogId) => {
    for (const program of [categories, namedCategories]) {
      const requests = await sent(scope, program)
      expect([parameter(requests, "typeCatalog"), pathOf(requests)]).toEqual([
        type,
        `/itxrest/2/catalog/store/10000034/${catalogId}/category`,
      ])
    }
  })

  it("send the catalog of the requested type, 404 where the store has none", async () => {
    const mobile = RestGateway.use((gateway) => gateway.call("catalog:categories", { parameters: { typeCatalog: 5 } }))
    expect(pathOf(await sent(inSpain, mobile))).toBe("/itxrest/2/catalog/store/10000034/50000034/category")
    const { context } = testRoot({ ...inSpain, store: { ...inSpain.store, catalogs: [{ id: "20000034", type: "1" }] } })
    expect((await Effect.runPromiseWith(context)(Effect.flip(mobile))).reason).toEqual({
      _tag: "MissingPathParameters",
      status: 404,
      names: ["catalogId"],
    })
  })

  it("send the API version of the store's configuration, by operation", async () => {
    const scope = configured({ API_VERSIONS: " listCategories = 5 , getCurrentUser=4,nonsense,getStore=9,a=b=c" })
    expect(pathOf(await sent(scope, categories))).toBe("/itxrest/5/catalog/store/10000034/20000034/category")
    expect(pathOf(await sent(scope, namedCategories))).toBe("/itxrest/5/catalog/store/10000034/20000034/category")
    expect(pathOf(await sent(scope, user))).toBe("/itxrest/4/user/store/10000034/current-user")
    expect(
      pathOf(
        await sent(
          scope,
          RestGateway.use((gateway) => gateway.call("catalog:store")),
        ),
      ),
    ).toBe("/itxrest/2/catalog/store/10000034")
    const called = RestGateway.use((gateway) => gateway.call("catalog:categories", { parameters: { version: 1 } }))
    expect(pathOf(await sent(scope, called))).toBe("/itxrest/1/catalog/store/10000034/20000034/category")
  })

  it.each([
    [{}, true],
    [{ OAUTH_ENABLED: "true" }, true],
    [{ OAUTH_ENABLED: "anything" }, true],
    [{ OAUTH_ENABLED: "false" }, false],
    [{ OAUTH_ENABLED: " False " }, false],
  ] as const)(
    "send the Bearer header when OAuth is enabled, else the session's cookie: %j",
    async (configuration, isEnabled) => {
      const [request] = await sent(configured(configuration), user)
      expect(request?.headers.get("authorization")).toBe(isEnabled ? "Bearer token-1" : null)
      expect(request?.headers.get("cookie")).toBe(isEnabled ? null : "access_token@10000034=token-1")
    },
  )

  it.each([
    [{}, "10000034"],
    [{ WISHLIST_SALE_INFO_STORE_ID: "10000081" }, "10000081"],
    [{ WISHLIST_SALE_INFO_STORE_ID: "../7" }, "10000034"],
  ] as const)(
    "R25 send a fixed store in the wishlist sale-info call, whatever the current store: %j",
    async (configuration, storeId) => {
      const scope = {
        ...configured(configuration),
        store: { ...configured(configuration).store, id: onMobile.store.id },
      }
      for (const program of [
        SharedWishlistGateway.use((gateway) => gateway.getWishlistsSaleInfo(["511003"])),
        RestGateway.use((gateway) => gateway.call("cb:wishListsSaleInfo", { parameters: { catentryIds: "511003" } })),
      ])
        expect(pathOf(await sent(scope, program))).toBe(`/itxrest/2/cb/store/${storeId}/wishlist-sale-info`)
    },
  )
})
