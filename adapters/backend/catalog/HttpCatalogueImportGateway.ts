import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import type { CatalogueImportGateway } from "../../../application/catalog/CatalogueImportGateway.ts"
import { BackendError } from "../../../application/shared/BackendError.ts"
import { answerSchema } from "../http/answerSchema.ts"
import { interpret } from "../http/callOperation.ts"
import { PAYING } from "../http/OperationLimits.ts"
import type { Send } from "../http/sendRequest.ts"

/** Not an operation of the contract: a right of whoever runs the sandbox, opened by the key of its desk. */
const OPERATION = "upsertProducts"
const PATH = "/sandbox/catalogue/products"

const outcomes = answerSchema(Schema.Struct({
  results: Schema.Array(Schema.Struct({
    handle: Schema.String,
    outcome: Schema.Literals(["created", "changed", "unchanged", "refused"]),
    reason: Schema.optionalKey(Schema.String),
  })),
}))

/** Puts products into the sandbox's catalogue. `readDeskKey` is asked at each call; without a key the sandbox refuses. */
export function httpCatalogueImportGateway(send: Send, readDeskKey: () => Promise<string | undefined>): CatalogueImportGateway["Service"] {
  return {
    upsertProducts: (storeId, products) =>
      Effect.promise(readDeskKey).pipe(
        Effect.flatMap((key) =>
          send({
            method: "POST",
            path: PATH,
            headers: { "content-type": "application/json", ...(key === undefined ? {} : { "x-desk-key": key }) },
            body: JSON.stringify({ storeId, products }),
          }, PAYING)),
        Effect.mapError((reason) => new BackendError({ operation: OPERATION, reason })),
        Effect.flatMap((answer) => interpret(OPERATION, answer, outcomes)),
        Effect.map((answer) => answer.results),
        Effect.withSpan(`backend.${OPERATION}`),
      ),
  }
}
