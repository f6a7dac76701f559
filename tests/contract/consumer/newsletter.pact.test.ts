import { MatchersV3 } from "@pact-foundation/pact"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { describe, expect } from "vitest"
import { NewsletterGateway } from "../../../application/newsletter/NewsletterGateway.ts"
import { STATE_VALUES, inState, pactArea, REST_QUERY } from "../../support/backend/pactArea.ts"
import { anyRefusedShape } from "../../support/backend/pactShapes.ts"

const promises = pactArea("newsletter")
const { eachLike, string } = MatchersV3
const path = "/itxrest/2/newsletter/store/10000034"
const query = REST_QUERY
const asked = ["a newsletter request"] as const
const reading = ["a newsletter subscription"] as const
const newVisitor = ["a guest session"] as const
const stateShape = (status: string) => ({ email: string(STATE_VALUES.email), status })
const proof = { email: STATE_VALUES.email, hash: Redacted.make(STATE_VALUES.hash) }
const wrongHash = "nl_000000000000000000000000"
const wrong = { email: STATE_VALUES.email, hash: Redacted.make(wrongHash) }
const wish = { email: "new.reader@example.org", lists: ["women"], origin: "footer", policies: [1] }
const wishBody = {
  email: "new.reader@example.org",
  newsletter: true,
  policiesList: [1],
  mailList: ["women"],
  origin: "footer",
}
/** The first bytes of a PNG file. */
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

describe("the pact about the newsletter", () => {
  promises("subscribeNewsletter", "a wish is answered with a question by mail", {
    state: newVisitor,
    request: ["POST", `${path}/newsletter-request`],
    query,
    body: wishBody,
    status: 200,
    answer: stateShape("PENDING"),
    call: NewsletterGateway.use((gateway) => gateway.subscribeNewsletter(wish)),
    expect: ({ status }) => expect(status).toBe("pending"),
  })
  promises("subscribeNewsletter", "without the privacy policy nobody is asked", {
    state: newVisitor,
    request: ["POST", `${path}/newsletter-request`],
    query,
    body: { ...wishBody, policiesList: [2] },
    status: 422,
    answer: { ...anyRefusedShape, key: "_ERR_POLICY_NOT_ACCEPTED" },
    call: Effect.flip(NewsletterGateway.use((gateway) => gateway.subscribeNewsletter({ ...wish, policies: [2] }))),
    expect: (error) => expect(error.reason).toMatchObject({ _tag: "Rejected", key: "_ERR_POLICY_NOT_ACCEPTED" }),
  })
  promises("deleteNewsletterRequest", "a request is taken back", {
    state: asked,
    request: ["DELETE", `${path}/newsletter-request`],
    query: { ...query, email: "${email}", hash: "${hash}" },
    status: 204,
    call: NewsletterGateway.use((gateway) => gateway.deleteNewsletterRequest(proof)),
    expect: (nothing) => expect(nothing).toBeUndefined(),
  })
  promises("deleteNewsletterRequest", "a wrong hash takes nothing back", {
    state: asked,
    request: ["DELETE", `${path}/newsletter-request`],
    query: { ...query, email: "${email}", hash: wrongHash },
    status: 404,
    answer: anyRefusedShape,
    call: Effect.flip(NewsletterGateway.use((gateway) => gateway.deleteNewsletterRequest(wrong))),
    expect: (error) => expect(error.reason._tag).toBe("NotFound"),
  })
  promises("confirmNewsletter", "the owner of the address says yes", {
    state: asked,
    by: "nobody",
    request: ["POST", `${path}/subscription/confirmation`],
    query,
    status: 200,
    answer: stateShape("SUBSCRIBED"),
    body: { email: inState("email"), hash: inState("hash"), origins: ["footer"], policies: [1] },
    call: NewsletterGateway.use((gateway) => gateway.confirmNewsletter(proof, { origin: "footer", policies: [1] })),
    expect: ({ status }) => expect(status).toBe("subscribed"),
  })
  promises("confirmNewsletter", "a wrong hash confirms nothing", {
    state: asked,
    by: "nobody",
    request: ["POST", `${path}/subscription/confirmation`],
    query,
    status: 404,
    answer: anyRefusedShape,
    body: { email: inState("email"), hash: wrongHash },
    call: Effect.flip(NewsletterGateway.use((gateway) => gateway.confirmNewsletter(wrong))),
    expect: (error) => expect(error.reason._tag).toBe("NotFound"),
  })
  promises("unsubscribeNewsletter", "the hash of a mail ends the subscription", {
    state: reading,
    by: "nobody",
    request: ["POST", `${path}/subscription/end`],
    query,
    status: 200,
    answer: stateShape("NOT_SUBSCRIBED"),
    body: { email: inState("email"), hash: inState("hash") },
    call: NewsletterGateway.use((gateway) => gateway.unsubscribeNewsletter(STATE_VALUES.email, proof.hash)),
    expect: ({ status }) => expect(status).toBe("notSubscribed"),
  })
  promises("unsubscribeNewsletter", "a wrong hash ends nothing", {
    state: reading,
    by: "nobody",
    request: ["POST", `${path}/subscription/end`],
    query,
    status: 404,
    answer: anyRefusedShape,
    body: { email: inState("email"), hash: wrongHash },
    call: Effect.flip(
      NewsletterGateway.use((gateway) => gateway.unsubscribeNewsletter(STATE_VALUES.email, wrong.hash)),
    ),
    expect: (error) => expect(error.reason._tag).toBe("NotFound"),
  })
  promises("getNewsletterStatus", "a stranger is told nothing", {
    state: reading,
    request: ["GET", `${path}/subscription/status`],
    query: { ...query, email: "${email}" },
    status: 200,
    answer: stateShape("UNKNOWN"),
    call: NewsletterGateway.use((gateway) => gateway.getNewsletterStatus(STATE_VALUES.email)),
    expect: ({ status }) => expect(status).toBe("unknown"),
  })
  promises("listNewsletterOrigins", "origins are listed", {
    state: ["a store"],
    by: "nobody",
    request: ["GET", `${path}/origin`],
    query,
    status: 200,
    answer: { origins: eachLike({ id: string("footer"), description: string("Pie de página") }) },
    call: NewsletterGateway.use((gateway) => gateway.listNewsletterOrigins),
    expect: (origins) => expect(origins).toEqual([{ id: "footer", description: "Pie de página" }]),
  })
  promises("getNewsletterQr", "a code that leads to the newsletter is drawn", {
    state: ["a store"],
    by: "nobody",
    request: ["GET", `${path}/qr`],
    query: { ...query, origin: "store" },
    status: 200,
    file: { mediaType: "image/png", bytes: png },
    call: NewsletterGateway.use((gateway) => gateway.getNewsletterQr("store")),
    expect: (picture) => expect(picture).toMatchObject({ mediaType: "image/png", bytes: png }),
  })
})
