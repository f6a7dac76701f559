import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { SafeCartGateway } from "../../../application/cart/SafeCartGateway.ts"
import type { StoreScope } from "../../../application/store/StoreScope.ts"
import type { paths } from "../../../contracts/generated/cart.d.ts"
import { noAnswer } from "../http/answerSchema.ts"
import type { BackendConnection } from "../http/callOperation.ts"
import { callOperation } from "../http/callOperation.ts"
import { given } from "../http/given.ts"
import { BACKING_UP } from "../http/OperationLimits.ts"
import { recordingClient } from "../http/recordingClient.ts"
import { fromAddition } from "./cartWire.ts"
import { safeCartAnswer, toSafeCart } from "./safeCartWire.ts"

const client = recordingClient<paths>()
const PLACE = "/itxrest/2/order/store/{storeId}/safe-cart"

/** The saved place of a cart over the contract's `cart` document. */
export function httpSafeCartGateway(
  backend: BackendConnection,
  { store }: StoreScope["Service"],
): SafeCartGateway["Service"] {
  const path = { storeId: store.id }
  const ofUser = (userId: string | undefined) => ({ params: { path, query: given(userId, (id) => ({ userId: id })) } })
  return {
    saveSafeCart: ({ items }) =>
      callOperation(
        backend,
        "saveSafeCart",
        () => client.PUT(PLACE, { params: { path }, body: { items: items.map(fromAddition) } }),
        { answer: noAnswer, limits: BACKING_UP },
      ),
    getSafeCart: (userId) =>
      callOperation(backend, "getSafeCart", () => client.GET(PLACE, ofUser(userId)), {
        answer: safeCartAnswer,
        limits: BACKING_UP,
      }).pipe(
        Effect.map((wire) => Option.some(toSafeCart(wire))),
        // A backup that is not there is a normal answer (specification, section 8).
        Effect.catchReason("BackendError", "NotFound", () => Effect.succeed(Option.none())),
      ),
    deleteSafeCart: (userId) =>
      callOperation(backend, "deleteSafeCart", () => client.DELETE(PLACE, ofUser(userId)), {
        answer: noAnswer,
        limits: BACKING_UP,
      }),
  }
}
