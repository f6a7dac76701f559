import { MatchersV3 } from "@pact-foundation/pact"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { expect } from "vitest"
import { PaymentGateway } from "../../../application/checkout/PaymentGateway.ts"
import { euros } from "../../support/backend/builders.ts"
import type { pactArea } from "../../support/backend/pactArea.ts"
import { STATE_VALUES, inState, REST_QUERY } from "../../support/backend/pactArea.ts"
import { anyRefusedShape } from "../../support/backend/pactShapes.ts"

const path = "/itxrest/2/order/store/10000034/affinity-check"
const amount = euros(12985)

/**
 * The pact about cards that may be the store's own: typed, saved and sealed. A vault gives tokens to browsers only,
 * so that the token here is unknown.
 */
export function promiseAffinity(promises: ReturnType<typeof pactArea>): void {
  promises("checkAffinity", "a card of another kind does not pay in parts", {
    state: ["a guest session"],
    request: ["POST", path],
    query: REST_QUERY,
    body: { number: "4111111111111111", amount: 12985 },
    status: 200,
    answer: { isAffinity: false },
    call: PaymentGateway.use((gateway) => gateway.checkAffinity({ number: Redacted.make("4111111111111111"), amount })),
    expect: (answer) => expect(answer).toEqual({ isAffinity: false, instalments: [] }),
  })
  promises("checkAffinity", "a saved card is asked about by its hash", {
    state: ["a saved card"],
    request: ["POST", path],
    query: REST_QUERY,
    body: { cardHash: inState("cardHash"), amount: 12985 },
    status: 200,
    answer: { isAffinity: MatchersV3.boolean(false) },
    call: PaymentGateway.use((gateway) => gateway.checkAffinity({ cardHash: STATE_VALUES.cardHash, amount })),
    expect: (answer) => expect(answer.isAffinity).toBe(false),
  })
  promises("checkAffinity", "a card of nobody's is not known", {
    state: ["a saved card"],
    request: ["POST", path],
    query: REST_QUERY,
    body: { cardHash: "of-nobody", amount: 12985 },
    status: 404,
    answer: anyRefusedShape,
    call: Effect.flip(PaymentGateway.use((gateway) => gateway.checkAffinity({ cardHash: "of-nobody", amount }))),
    expect: (error) => expect(error.reason._tag).toBe("NotFound"),
  })
  promises("checkAffinity", "a vault's token that can pay nothing is not known", {
    state: ["a guest session"],
    request: ["POST", path],
    query: REST_QUERY,
    body: { encrypted: "v.of-nobody", vatin: "12345678Z", amount: 12985 },
    status: 404,
    answer: anyRefusedShape,
    call: Effect.flip(
      PaymentGateway.use((gateway) =>
        gateway.checkAffinity({ token: Redacted.make("v.of-nobody"), vatin: Redacted.make("12345678Z"), amount }),
      ),
    ),
    expect: (error) => expect(error.reason._tag).toBe("NotFound"),
  })
}
