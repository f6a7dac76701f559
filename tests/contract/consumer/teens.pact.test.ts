import { MatchersV3 } from "@pact-foundation/pact"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { describe, expect } from "vitest"
import { TeenGateway } from "../../../application/teen/TeenGateway.ts"
import { STATE_VALUES, inState, pactArea, REST_QUERY } from "../../support/backend/pactArea.ts"
import { anyRefusedShape, refusedShape } from "../../support/backend/pactShapes.ts"
import { orderId } from "../../support/backend/scopes.ts"

const promises = pactArea("teens")
const { boolean, eachLike, like, string } = MatchersV3
const path = "/itxrest/2/user/store/10000034"
const query = REST_QUERY
const notFound = { status: 404, answer: anyRefusedShape } as const
const mayBeTeen = ["a shopper who may be a teen"] as const
const mailed = { notificationType: ["EMAIL"] }
const profile = { firstName: "Luz", age: 15, notificationTypes: ["EMAIL"] }
const teenShape = {
  teenId: string(STATE_VALUES.teenUserId),
  state: "CONFIRMED",
  firstName: string("Luz"),
  age: string("15"),
  notificationType: eachLike("EMAIL"),
  orders: like([]),
}
const orderShape = {
  orderId: string(STATE_VALUES.orderId),
  sponsorUserId: string(STATE_VALUES.sponsorUserId),
  isPaymentRequested: boolean(true),
  requestDate: string("2026-01-15T10:09:30Z"),
}
const confirmationShape = {
  sponsorUserId: string(STATE_VALUES.sponsorUserId),
  teenUserId: string(STATE_VALUES.teenUserId),
  state: "CONFIRMED",
}
const isNotFound = (error: unknown) => expect(error).toMatchObject({ reason: { _tag: "NotFound" } })

describe("the pact about sponsors", () => {
  promises("listTeens", "a sponsor's teens are listed", {
    state: ["a teen"],
    request: ["GET", `${path}/teen`],
    query,
    status: 200,
    answer: { teens: eachLike(teenShape) },
    call: TeenGateway.use((gateway) => gateway.listTeens),
    expect: (teens) =>
      expect(teens).toEqual([
        {
          id: STATE_VALUES.teenUserId,
          state: "confirmed",
          firstName: "Luz",
          age: 15,
          notificationTypes: ["EMAIL"],
          orders: [],
        },
      ]),
  })
  promises("addTeen", "a teen is asked", {
    state: ["a shopper who may sponsor"],
    request: ["POST", `${path}/teen/\${teenUserId}`],
    query,
    body: { firstName: "Luz", age: "15", ...mailed },
    status: 200,
    answer: { ...teenShape, state: "PENDING" },
    call: TeenGateway.use((gateway) => gateway.addTeen(STATE_VALUES.teenUserId, profile)),
    expect: (teen) => expect(teen).toMatchObject({ id: STATE_VALUES.teenUserId, state: "pending" }),
  })
  promises("addTeen", "the same teen is not asked twice", {
    state: ["a teen"],
    request: ["POST", `${path}/teen/\${teenUserId}`],
    query,
    body: { firstName: "Luz", age: "15", ...mailed },
    status: 409,
    answer: refusedShape(409, "_ERR_TEEN_EXISTS"),
    call: Effect.flip(TeenGateway.use((gateway) => gateway.addTeen(STATE_VALUES.teenUserId, profile))),
    expect: (error) => expect(error).toMatchObject({ reason: { _tag: "Rejected", key: "_ERR_TEEN_EXISTS" } }),
  })
  promises("updateTeen", "a teen's profile is changed", {
    state: ["a teen"],
    request: ["PUT", `${path}/teen/\${teenUserId}`],
    query,
    body: { notificationType: ["EMAIL", "SMS"] },
    status: 200,
    answer: teenShape,
    call: TeenGateway.use((gateway) =>
      gateway.updateTeen(STATE_VALUES.teenUserId, { notificationTypes: ["EMAIL", "SMS"] }),
    ),
    expect: (teen) => expect(teen.id).toBe(STATE_VALUES.teenUserId),
  })
  promises("updateTeen", "a teen's age stays", {
    state: ["a teen"],
    request: ["PUT", `${path}/teen/\${teenUserId}`],
    query,
    body: { age: "30" },
    status: 422,
    answer: {
      ...refusedShape(422, "_ERR_AGE_NOT_EDITABLE"),
      fields: [{ field: "age", rule: "unchangeable", message: string("age cannot be changed.") }],
    },
    call: Effect.flip(TeenGateway.use((gateway) => gateway.updateTeen(STATE_VALUES.teenUserId, { age: 30 }))),
    expect: (error) =>
      expect(error).toMatchObject({ _tag: "TeenRefused", reasons: [{ field: "age", rule: "unchangeable" }] }),
  })
  promises("deleteTeen", "a teen is let go", {
    state: ["a teen"],
    request: ["DELETE", `${path}/teen/\${teenUserId}`],
    query,
    status: 204,
    call: TeenGateway.use((gateway) => gateway.deleteTeen(STATE_VALUES.teenUserId)),
    expect: (nothing) => expect(nothing).toBeUndefined(),
  })
  promises("deleteTeen", "a stranger is not let go", {
    state: ["a shopper who may sponsor"],
    request: ["DELETE", `${path}/teen/\${teenUserId}`],
    query,
    ...notFound,
    call: Effect.flip(TeenGateway.use((gateway) => gateway.deleteTeen(STATE_VALUES.teenUserId))),
    expect: isNotFound,
  })
  promises("confirmTeen", "a sponsor accepts the invitation of a mail", {
    state: ["an invitation to sponsor"],
    request: ["POST", `${path}/teen-confirmation`],
    query,
    status: 200,
    answer: confirmationShape,
    body: { accepted: true, ...mailed, teenUserId: inState("teenUserId"), hash: inState("hash") },
    call: TeenGateway.use((gateway) =>
      gateway.confirmTeen({
        accepted: true,
        notificationTypes: ["EMAIL"],
        teenUserId: STATE_VALUES.teenUserId,
        hash: Redacted.make(STATE_VALUES.hash),
      }),
    ),
    expect: (sponsorship) =>
      expect(sponsorship).toMatchObject({ teenUserId: STATE_VALUES.teenUserId, state: "confirmed" }),
  })
  promises("confirmTeen", "a wrong hash opens nothing", {
    state: ["an invitation to sponsor"],
    request: ["POST", `${path}/teen-confirmation`],
    query,
    ...notFound,
    body: { accepted: true, ...mailed, teenUserId: inState("teenUserId"), hash: "wrong-wrong-wrong-wrong-wrong" },
    call: Effect.flip(
      TeenGateway.use((gateway) =>
        gateway.confirmTeen({
          accepted: true,
          notificationTypes: ["EMAIL"],
          teenUserId: STATE_VALUES.teenUserId,
          hash: Redacted.make("wrong-wrong-wrong-wrong-wrong"),
        }),
      ),
    ),
    expect: isNotFound,
  })
})

describe("the pact about teens", () => {
  promises("listTeenSponsors", "a teen's sponsors are listed", {
    state: ["a sponsor"],
    request: ["GET", `${path}/teenSponsor`],
    query,
    status: 200,
    answer: {
      sponsors: eachLike({
        sponsorUserId: string(STATE_VALUES.sponsorUserId),
        firstName: string("Ana"),
        state: "CONFIRMED",
      }),
      invitations: like([]),
    },
    call: TeenGateway.use((gateway) => gateway.listTeenSponsors),
    expect: (read) =>
      expect(read).toEqual({
        sponsors: [{ userId: STATE_VALUES.sponsorUserId, firstName: "Ana", state: "confirmed" }],
        invitations: [],
        approvals: [],
      }),
  })
  promises("inviteTeenSponsor", "somebody is invited", {
    state: mayBeTeen,
    request: ["POST", `${path}/teenSponsor`],
    query,
    status: 200,
    body: {
      firstName: "Luis",
      email: "luis.prueba@example.org",
      phone: { countryCode: "+34", subscriberNumber: "600000002" },
    },
    answer: { email: "luis.prueba@example.org", firstName: "Luis", expiryDate: string("2026-01-22T10:09:30Z") },
    call: TeenGateway.use((gateway) =>
      gateway.inviteTeenSponsor({
        firstName: "Luis",
        email: "luis.prueba@example.org",
        phone: { countryCode: "+34", subscriberNumber: "600000002" },
      }),
    ),
    expect: (invitation) =>
      expect(invitation).toEqual({
        firstName: "Luis",
        email: "luis.prueba@example.org",
        goodUntil: "2026-01-22T10:09:30Z",
      }),
  })
  promises("inviteTeenSponsor", "a name of command words is refused at its field", {
    state: mayBeTeen,
    request: ["POST", `${path}/teenSponsor`],
    query,
    body: { firstName: "Drop Luis", email: "luis.prueba@example.org" },
    status: 400,
    answer: {
      ...refusedShape(400, "_ERR_INVALID_INPUT"),
      fields: [
        { field: "firstName", rule: "forbiddenWord", message: string("firstName must not hold the word Drop.") },
      ],
    },
    call: Effect.flip(
      TeenGateway.use((gateway) =>
        gateway.inviteTeenSponsor({ firstName: "Drop Luis", email: "luis.prueba@example.org" }),
      ),
    ),
    expect: (error) =>
      expect(error).toMatchObject({ _tag: "TeenRefused", reasons: [{ field: "firstName", rule: "forbiddenWord" }] }),
  })
  promises("acceptTeenSponsor", "a sponsor who has asked is accepted", {
    state: ["an asking sponsor"],
    request: ["POST", `${path}/teenSponsor/\${sponsorUserId}`],
    query,
    status: 200,
    answer: confirmationShape,
    call: TeenGateway.use((gateway) => gateway.acceptTeenSponsor(STATE_VALUES.sponsorUserId)),
    expect: (sponsorship) =>
      expect(sponsorship).toEqual({
        sponsorUserId: STATE_VALUES.sponsorUserId,
        teenUserId: STATE_VALUES.teenUserId,
        state: "confirmed",
      }),
  })
  promises("acceptTeenSponsor", "a stranger is not accepted", {
    state: mayBeTeen,
    request: ["POST", `${path}/teenSponsor/4711`],
    query,
    ...notFound,
    call: Effect.flip(TeenGateway.use((gateway) => gateway.acceptTeenSponsor("4711"))),
    expect: isNotFound,
  })
  promises("deleteTeenSponsor", "a sponsor is let go", {
    state: ["a sponsor"],
    request: ["DELETE", `${path}/teenSponsor/\${sponsorUserId}`],
    query,
    status: 204,
    call: TeenGateway.use((gateway) => gateway.deleteTeenSponsor(STATE_VALUES.sponsorUserId)),
    expect: (nothing) => expect(nothing).toBeUndefined(),
  })
  promises("deleteTeenSponsor", "a stranger is not let go", {
    state: mayBeTeen,
    request: ["DELETE", `${path}/teenSponsor/4711`],
    query,
    ...notFound,
    call: Effect.flip(TeenGateway.use((gateway) => gateway.deleteTeenSponsor("4711"))),
    expect: isNotFound,
  })
  promises("deleteTeenSponsors", "a sponsor of the query is let go", {
    state: ["a sponsor"],
    request: ["DELETE", `${path}/teenSponsor`],
    query: { ...query, sponsorUserId: "${sponsorUserId}" },
    status: 204,
    call: TeenGateway.use((gateway) => gateway.deleteTeenSponsors(STATE_VALUES.sponsorUserId)),
    expect: (nothing) => expect(nothing).toBeUndefined(),
  })
  promises("deleteTeenSponsors", "a stranger of the query is not let go", {
    state: mayBeTeen,
    request: ["DELETE", `${path}/teenSponsor`],
    query: { ...query, sponsorUserId: "4711" },
    ...notFound,
    call: Effect.flip(TeenGateway.use((gateway) => gateway.deleteTeenSponsors("4711"))),
    expect: isNotFound,
  })
  promises("confirmTeen", "a teen accepts a sponsor with notifications", {
    state: ["an asking sponsor"],
    request: ["POST", `${path}/teen-confirmation`],
    query,
    status: 200,
    answer: confirmationShape,
    body: { accepted: true, ...mailed, sponsorUserId: inState("sponsorUserId") },
    call: TeenGateway.use((gateway) =>
      gateway.confirmTeen({ accepted: true, notificationTypes: ["EMAIL"], sponsorUserId: STATE_VALUES.sponsorUserId }),
    ),
    expect: ({ state }) => expect(state).toBe("confirmed"),
  })
  promises("requestTeenPayment", "a sponsor is asked to pay the cart", {
    state: ["a sponsor"],
    request: ["POST", `${path}/payment-request/\${sponsorUserId}`],
    query,
    status: 200,
    answer: { ...orderShape, isPaymentRequested: true },
    call: TeenGateway.use((gateway) => gateway.requestTeenPayment(STATE_VALUES.sponsorUserId)),
    expect: (order) =>
      expect(order).toEqual({
        orderId: orderId(STATE_VALUES.orderId),
        sponsorUserId: STATE_VALUES.sponsorUserId,
        isPaymentRequested: true,
        requestedAt: "2026-01-15T10:09:30Z",
      }),
  })
  promises("requestTeenPayment", "a stranger is not asked to pay", {
    state: mayBeTeen,
    request: ["POST", `${path}/payment-request/4711`],
    query,
    ...notFound,
    call: Effect.flip(TeenGateway.use((gateway) => gateway.requestTeenPayment("4711"))),
    expect: isNotFound,
  })
  promises("addTeenOrder", "a cart is put before a sponsor", {
    state: ["a sponsor"],
    request: ["POST", `${path}/teen-order`],
    query,
    status: 200,
    answer: orderShape,
    body: { sponsorUserId: inState("sponsorUserId"), orderId: inState("orderId") },
    call: TeenGateway.use((gateway) => gateway.addTeenOrder(STATE_VALUES.sponsorUserId, orderId(STATE_VALUES.orderId))),
    expect: (order) => expect(order.orderId).toBe(STATE_VALUES.orderId),
  })
  promises("addTeenOrder", "another's order is not there", {
    state: ["a sponsor"],
    request: ["POST", `${path}/teen-order`],
    query,
    ...notFound,
    body: { sponsorUserId: inState("sponsorUserId"), orderId: "799999999999" },
    call: Effect.flip(
      TeenGateway.use((gateway) => gateway.addTeenOrder(STATE_VALUES.sponsorUserId, orderId("799999999999"))),
    ),
    expect: isNotFound,
  })
})
