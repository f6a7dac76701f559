import * as fc from "fast-check"
import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { autoGuestFetch } from "../../../adapters/backend/http/identity/fetchWithAutoGuest.ts"
import { testRoot } from "../../../adapters/composition/testRoot.ts"
import { AuthGateway } from "../../../application/account/auth/AuthGateway.ts"
import { AddressGateway } from "../../../application/address/AddressGateway.ts"
import { CartGateway } from "../../../application/cart/CartGateway.ts"
import { ContentGateway } from "../../../application/content/ContentGateway.ts"
import { GiftCardGateway } from "../../../application/gift-card/GiftCardGateway.ts"
import { StoreGateway } from "../../../application/store/StoreGateway.ts"
import { WishlistGateway } from "../../../application/wishlist/WishlistGateway.ts"
import type { Address } from "../../../domain/address/Address.ts"
import { validateAddressBody } from "../../../domain/address/validateAddressBody.ts"
import { exampleBackend } from "../../support/backend/exampleBackend.ts"
import { inSpain } from "../../support/backend/scopes.ts"
import { anAddress } from "../../support/builders/anAddress.ts"
import { HOSTILE_TEXTS } from "../../support/HOSTILE_TEXTS.ts"
import { openTestShop, type TestShop } from "../../support/sandbox/onBothDatabases.ts"

const calling = (fetch: (request: Request) => Promise<Response>) => testRoot(inSpain, { fetch }).context

describe("The input that our side accepts", () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop()
  })
  afterAll(() => shop.sandbox.close())

  it("V28 V29 V30 V31 V32 V34 V36 V37 V38 of an accepted address pass every rule of S5", async () => {
    const text = fc.oneof(
      fc.constantFrom(...HOSTILE_TEXTS),
      fc.string({ unit: "grapheme", maxLength: 140 }),
      fc.constantFrom("Ana", "Select", "-", ""),
    )
    const address: fc.Arbitrary<Address> = fc
      .record({
        firstName: text,
        lastName: text,
        addressLines: fc.array(text, { maxLength: 2 }),
        city: text,
        zipCode: fc.constantFrom("28013", "٢٨٠١٣", "2801"),
        stateCode: text,
        phones: fc.constantFrom(anAddress("ES").phones, [{ countryCode: "+٣٤", subscriberNumber: "(600) 000 000" }]),
        email: fc.constantFrom("ana@example.org", "a@example.org"),
      })
      .chain((form) =>
        fc
          .record(
            {
              middleName: text,
              unitNumber: text,
              gender: fc.constantFrom("M", "Female", " ", "X"),
              dropType: fc.constantFrom("", "DPRM", "dp"),
              receiverCode: fc.constantFrom("abc123", "AB"),
              email2: fc.constantFrom("eva@example.org", "e@example.org"),
              clientType: fc.constantFrom("P" as const, "C" as const, "B" as const),
              taxCode: text,
              company: fc.record(
                { name: text, vatin: text, registrationNumber: fc.constantFrom("", "１２３４５６７８９０１", "123") },
                { requiredKeys: ["vatin"] },
              ),
            },
            { requiredKeys: [] },
          )
          .map((others) => ({ ...form, ...others })),
      )
      .map((typed) => anAddress("ES", typed))
    const context = calling(shop.sandbox.handle)
    const sent = { taken: 0 }
    await fc.assert(
      fc.asyncProperty(address, async (typed) => {
        if (validateAddressBody(typed).length > 0) return
        sent.taken += 1
        const answer = await Effect.runPromiseWith(context)(
          Effect.result(AddressGateway.use((gateway) => gateway.saveAddress(typed))),
        )
        expect([answer._tag, typed, answer._tag === "Failure" ? answer.failure : undefined]).toEqual([
          "Success",
          typed,
          undefined,
        ])
      }),
      { numRuns: 200, examples: [[anAddress("ES")]] },
    )
    expect(sent.taken).toBeGreaterThan(0)
    const firm = { ...anAddress("ES"), company: { vatin: "B12345678", name: "Prueba" }, email2: "eva@example.org" }
    expect(
      await Effect.runPromiseWith(context)(AddressGateway.use((gateway) => gateway.saveAddress(firm))),
    ).toMatchObject({ company: { vatin: "B12345678" } })
  })
})

describe("The parameters of our calls", () => {
  it("V22 V23 V24 name the language and the application in the rules' forms, and no operation", async () => {
    const { fetch, calls } = exampleBackend()
    const run = Effect.runPromiseWith(calling(fetch))
    await run(CartGateway.use((gateway) => gateway.getMiniCart))
    await run(StoreGateway.use((gateway) => gateway.listStores))
    await run(ContentGateway.use((gateway) => gateway.readConfiguration(["captchaProtection"])))
    const parameters = calls.filter(({ operation }) => operation !== "createGuest").map(({ query }) => query)
    expect(parameters.length).toBeGreaterThan(2)
    for (const query of parameters) {
      expect(query.get("appId") ?? "").toMatch(/^-?[0-9]{1,2}$/)
      expect(query.get("languageId") ?? "-5").toMatch(/^-?[0-9]{1,3}$/)
      expect(query.get("operationId")).toBeNull()
    }
  })

  it("V25 V26 V51 name SMS or EMAIL for a new password, a captcha's pair, and the gift card catalogue", async () => {
    const { fetch, calls } = exampleBackend()
    const run = Effect.runPromiseWith(calling(fetch))
    for (const type of ["SMS", "EMAIL"] as const)
      await run(
        AuthGateway.use((gateway) =>
          gateway.resetPassword({ logon: "ana.prueba@example.org", type }, { id: "c-1", value: "K7QM" }),
        ),
      )
    await run(GiftCardGateway.use((gateway) => gateway.getVirtualGiftCard("20000034")))
    expect(calls.filter(({ operation }) => operation === "resetPassword").map(({ body }) => body)).toMatchObject([
      { type: "SMS", captchaId: "c-1", captchaValue: "K7QM" },
      { type: "EMAIL", captchaId: "c-1", captchaValue: "K7QM" },
    ])
    expect(calls.find(({ operation }) => operation === "getVirtualGiftCard")?.query.get("catalogId")).toBe("20000034")
  })

  it("V2 are refused without a guest session provider, with the rules' message", async () => {
    const exit = await Effect.runPromiseExit(
      autoGuestFetch().fetchWithAutoGuest(new Request("http://shop.test/itxrest/2/catalog/store")),
    )
    expect(Exit.isFailure(exit) && Cause.pretty(exit.cause)).toContain(
      "initFetchWithAutoGuest must be called before fetchWithAutoGuest",
    )
  })

  it("V15 report a full wishlist as a refusal with its maximum", async () => {
    const context = calling(async (request) =>
      request.url.includes("/users/guests")
        ? Response.json({ access_token: "t", expires_in: 60 })
        : Response.json(
            { code: 409, key: "_ERR_MAX_PRODUCTS_WISHLIST", message: "Full.", params: ["100"] },
            { status: 409 },
          ),
    )
    const error = await Effect.runPromiseWith(context)(
      Effect.flip(WishlistGateway.use((gateway) => gateway.addToWishlist([]))),
    )
    expect(error).toMatchObject({ _tag: "WishlistLimitReached", maximum: 100 })
  })
})
