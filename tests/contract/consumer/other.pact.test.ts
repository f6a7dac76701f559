import { MatchersV3 } from "@pact-foundation/pact"
import { describe, expect } from "vitest"
import { ContentGateway } from "../../../application/content/ContentGateway.ts"
import { pactArea, REST_QUERY } from "../../support/backend/pactArea.ts"

const promises = pactArea("other")

describe("the shop promises about texts and configuration", () => {
  promises("getTranslations", "the editors' texts of a language are read", {
    state: ["a store"],
    by: "nobody",
    request: ["GET", "/itxrest/2/cms/store/10000034/translations/ES/es"],
    query: REST_QUERY,
    status: 200,
    answer: { translations: MatchersV3.like({}) },
    call: ContentGateway.use((gateway) => gateway.getTranslations("ES", "es")),
    expect: (texts) => expect(texts).toEqual({}),
  })

  promises("readConfiguration", "a variable has its value", {
    state: ["a store"],
    by: "nobody",
    request: ["GET", "/itxrest/2/oam/store/10000034/xconfiguracion"],
    query: { ...REST_QUERY, variables: "MAX_PRODUCTS_SHOPCART_GUEST" },
    status: 200,
    answer: MatchersV3.eachLike({ key: "MAX_PRODUCTS_SHOPCART_GUEST", value: MatchersV3.string("50") }),
    call: ContentGateway.use((gateway) => gateway.readConfiguration(["MAX_PRODUCTS_SHOPCART_GUEST"])),
    expect: (values) => expect(values).toEqual({ MAX_PRODUCTS_SHOPCART_GUEST: "50" }),
  })
})
