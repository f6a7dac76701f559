import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { testRoot } from "../../../adapters/composition/testRoot.ts"
import { GiftCardGateway } from "../../../application/gift-card/GiftCardGateway.ts"
import { exampleBackend } from "../../support/backend/exampleBackend.ts"
import { inSpain } from "../../support/backend/scopes.ts"
import { openTestShop } from "../../support/sandbox/onBothDatabases.ts"

const offerFrom = (fetch: (request: Request) => Promise<Response>) =>
  Effect.runPromiseWith(testRoot(inSpain, { fetch }).context)(
    GiftCardGateway.use((gateway) => gateway.getVirtualGiftCard("20000034")),
  )

describe("The gift cards of a store", () => {
  it("come with the picture of each look and of the card by post", async () => {
    const shop = await openTestShop()
    const { styles, physicalImage } = await offerFrom(shop.sandbox.handle)
    expect(styles.map(({ image }) => image?.url)).toEqual([
      "/media/590001/001/front",
      "/media/590001/002/front",
      "/media/590001/003/front",
    ])
    expect(physicalImage).toMatchObject({ url: "/media/590002/001/front", external: false, alt: "Tarjeta regalo" })
    await shop.sandbox.close()
  }, 60_000)

  it("are offered without pictures where a shop has none", async () => {
    const { fetch } = exampleBackend()
    const without = async (request: Request) => {
      const { types, physicalImage: _, ...offer } = await (await fetch(request)).json()
      return Response.json({
        ...offer,
        types: types.map(({ image: __, ...type }: { readonly image?: unknown }) => type),
      })
    }
    const offer = await offerFrom(without)
    expect([offer.styles.map((style) => "image" in style), "physicalImage" in offer]).toEqual([[false], false])
  })
})
