import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { describe, expect, it } from "vitest"
import { testRoot } from "../../../../adapters/composition/testRoot.ts"
import { fromCaptcha } from "../../../../adapters/backend/http/wire/fromCaptcha.ts"
import { CaptchaGateway } from "../../../../application/catalog/CaptchaGateway.ts"
import { DropPointGateway } from "../../../../application/location/DropPointGateway.ts"
import { PhysicalStoreGateway } from "../../../../application/location/PhysicalStoreGateway.ts"
import { inSpain } from "../../../support/backend/scopes.ts"

const place = {
  name: "x",
  addressLines: [],
  cityId: 1,
  city: "Madrid",
  zipCode: "28013",
  stateCode: "M",
  countryCode: "ES",
  latitude: 40,
  longitude: -3,
  openingHours: { timeZone: "Europe/Madrid", weeklySchedule: [] },
  isOpen: true,
}

function answering(body: unknown, init: ResponseInit = {}) {
  const asked: Request[] = []
  const fetch = (request: Request) => {
    asked.push(request)
    return Promise.resolve(
      body instanceof Uint8Array ? new Response(Uint8Array.from(body), init) : Response.json(body, init),
    )
  }
  return { asked, fetch }
}

describe("a call for stores and pickup points", () => {
  it("carries the session of a customer, and creates no guest session", async () => {
    const backend = answering({ physicalStores: [] })
    const stores = PhysicalStoreGateway.use((gateway) => gateway.listPhysicalStores({ searchText: "  " }))
    await Effect.runPromiseWith(testRoot(inSpain, { fetch: backend.fetch }).context)(stores)
    await Effect.runPromiseWith(
      testRoot(inSpain, { fetch: backend.fetch, session: { accessToken: Redacted.make("t"), userType: "registered" } })
        .context,
    )(stores)
    expect(
      backend.asked.map((request) => [new URL(request.url).pathname, request.headers.get("authorization")]),
    ).toEqual([
      ["/itxrest/2/bam/store/10000034/physical-store", null],
      ["/itxrest/2/bam/store/10000034/physical-store", "Bearer t"],
    ])
    expect(new URL(backend.asked[0]?.url ?? "").searchParams.has("search")).toBe(false)
  })

  it("R26 takes an unknown kind of special day as a special day, and positions as they are", async () => {
    const { fetch } = answering({
      physicalStores: [
        {
          id: 1,
          ...place,
          openingHours: {
            ...place.openingHours,
            specialDays: [
              { date: "2026-12-25", kind: "holiday", name: "Navidad", openHours: [] },
              { date: "2026-12-24", kind: "eve", name: null, openHours: [{ fromTime: "10:00", toTime: "15:00" }] },
            ],
          },
          services: ["pickup", "cafe"],
          groupingId: 2,
          zoom: 17,
          staticUrl: null,
        },
      ],
    })
    const stores = PhysicalStoreGateway.use((gateway) => gateway.listPhysicalStoresByCountry("ES"))
    const [store] = await Effect.runPromiseWith(testRoot(inSpain, { fetch }).context)(stores)
    expect(store).toMatchObject({ services: ["pickup"], zoom: 17 })
    expect(store).not.toHaveProperty("staticUrl")
    expect(store?.openingHours.specialDays).toEqual({
      "2026-12-25": { kind: "holiday", intervals: [], name: "Navidad" },
      "2026-12-24": { kind: "special", intervals: [{ fromTime: "10:00", toTime: "15:00" }] },
    })
  })

  it("R26 offers no pickup point of an unknown kind, and no drop point without its courier", async () => {
    const { fetch } = answering({
      deliveryPoints: [
        { id: "a", kind: "submarine", ...place },
        { id: "b", kind: "droppoint", ...place },
        { id: "c", kind: "store", ...place },
        { id: "d", kind: "packstation", courierId: 7, ...place },
      ],
    })
    const points = await Effect.runPromiseWith(testRoot(inSpain, { fetch }).context)(
      DropPointGateway.use((gateway) => gateway.listDeliveryPoints({})),
    )
    expect(points.map(({ id, kind }) => [id, kind])).toEqual([
      ["c", "store"],
      ["d", "packstation"],
    ])
  })
})

describe("a captcha", () => {
  const drawn = (headers: Record<string, string>) =>
    Effect.runPromiseWith(
      testRoot(inSpain, {
        fetch: answering(Uint8Array.of(1), { headers: { "content-type": "image/png", ...headers } }).fetch,
      }).context,
    )(Effect.result(CaptchaGateway.use((gateway) => gateway.getCaptcha({}))))

  it("has the id that its file is named by, and is none without one", async () => {
    expect(await drawn({ "content-disposition": 'inline; filename="c-204.png"' })).toMatchObject({
      success: { captchaId: "c-204" },
    })
    expect(await drawn({})).toMatchObject({
      failure: { reason: { _tag: "ContractMismatch", path: "Content-Disposition" } },
    })
  })

  it("includes its challenge where the shop sends one", async () => {
    const asked = (more: object) => {
      const { fetch } = answering({ captchaId: "c-204", imageData: "AQI=", ...more })
      return Effect.runPromiseWith(testRoot(inSpain, { fetch }).context)(
        CaptchaGateway.use((gateway) => gateway.getNativeCaptcha({})),
      )
    }
    const picture = { captchaId: "c-204", image: { mediaType: "image/png", bytes: Uint8Array.of(1, 2) } }
    expect(await asked({ question: "Escribe con cifras: tres." })).toEqual({
      ...picture,
      question: "Escribe con cifras: tres.",
    })
    expect([await asked({}), await asked({ question: null })]).toEqual([picture, picture])
  })

  it("is sent as a pair or as the service's response, and not at all where none was solved", () => {
    expect([
      fromCaptcha({ id: "c-204", value: "7KQ2M" }),
      fromCaptcha({ response: "r.1" }),
      fromCaptcha(undefined),
    ]).toEqual([{ captchaId: "c-204", captchaValue: "7KQ2M" }, { captchaResponse: "r.1" }, {}])
  })
})
