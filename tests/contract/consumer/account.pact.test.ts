import { MatchersV3 } from "@pact-foundation/pact"
import * as Effect from "effect/Effect"
import { describe, expect } from "vitest"
import { AccountGateway } from "../../../application/account/AccountGateway.ts"
import { AddressGateway } from "../../../application/address/AddressGateway.ts"
import { anAddress } from "../../support/backend/builders.ts"
import { GIVEN, pactArea, REST_QUERY } from "../../support/backend/pactArea.ts"
import { addressShape, anyRefusalShape } from "../../support/backend/pactShapes.ts"

const promises = pactArea("account")
const user = "/itxrest/2/user/store/10000034"
const body = {
  addressType: "SB", firstName: "Ana", lastName: "Prueba", addressLines: ["Rúa do Exemplo 12", "3º A"], city: "A Coruña", zipCode: "15001",
  stateCode: "C", countryCode: "ES", phones: [{ countryCode: "+34", subscriberNumber: "600000000" }], email: "ana.prueba@example.org",
  isShippingAddress: true, isBilling: true, clientType: "P", checkedAddress: 2,
}

describe("the shop promises about the shopper", () => {
  promises("getCurrentUser", "a guest is known as one", {
    state: ["a guest session"],
    request: ["POST", `${user}/current-user`],
    query: REST_QUERY,
    status: 200,
    answer: { identity: { userId: MatchersV3.string("-1002") }, userType: "G" },
    call: AccountGateway.use((gateway) => gateway.getCurrentUser),
    expect: (shopper) => expect(shopper).toEqual({ id: "-1002", kind: "guest" }),
  })

  promises("getCurrentUser", "a session that has ended is nobody's", {
    state: ["a session that has ended"],
    by: "a guest who cannot refresh",
    request: ["POST", `${user}/current-user`],
    query: REST_QUERY,
    status: 401,
    answer: anyRefusalShape,
    call: Effect.flip(AccountGateway.use((gateway) => gateway.getCurrentUser)),
    expect: (error) => expect(error.reason._tag).toBe("SessionExpired"),
  })

  promises("saveAddress", "a guest's address is saved with an id", {
    state: ["a guest session"],
    request: ["POST", `${user}/address`],
    query: REST_QUERY,
    body,
    status: 200,
    answer: addressShape,
    call: AddressGateway.use((gateway) => gateway.saveAddress(anAddress())),
    expect: (saved) => expect(saved.id).toBe("300000000001"),
  })

  promises("saveAddress", "a word that databases know is refused at its field", {
    state: ["a guest session"],
    request: ["POST", `${user}/address`],
    query: REST_QUERY,
    body: { ...body, city: "Drop Table" },
    status: 400,
    answer: {
      key: MatchersV3.string("_ERR_INVALID_INPUT"),
      message: MatchersV3.string("The request is not valid."),
      fields: MatchersV3.eachLike({ field: "city", rule: "forbiddenWord", message: MatchersV3.string("A sentence for developers.") }),
    },
    call: Effect.flip(AddressGateway.use((gateway) => gateway.saveAddress(anAddress({ city: "Drop Table" })))),
    expect: (error) => expect(error).toMatchObject({ _tag: "AddressRefused", problems: [{ field: "city", rule: "forbiddenWord" }] }),
  })

  promises("getAddress", "a saved address is read again", {
    state: ["a saved address"],
    request: ["GET", `${user}/address/\${addressId}`],
    query: REST_QUERY,
    status: 200,
    answer: addressShape,
    call: AddressGateway.use((gateway) => gateway.getAddress(GIVEN.addressId)),
    expect: (address) => expect(address.firstName).toBe("Ana"),
  })

  promises("getAddress", "an address of nobody, or of somebody else, is not there", {
    state: ["a guest session"],
    request: ["GET", `${user}/address/399999999999`],
    query: REST_QUERY,
    status: 404,
    answer: anyRefusalShape,
    call: Effect.flip(AddressGateway.use((gateway) => gateway.getAddress("399999999999"))),
    expect: (error) => expect(error.reason._tag).toBe("NotFound"),
  })
})
