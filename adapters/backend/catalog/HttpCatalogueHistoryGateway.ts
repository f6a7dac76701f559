import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import type { CatalogueHistoryGateway } from "../../../application/catalog/import/CatalogueHistoryGateway.ts"
import { bodyDecoder } from "../http/response/bodyDecoder.ts"
import { decodeResponse } from "../http/callOperation.ts"
import type { Send } from "../http/send/sendRequest.ts"
import { adminRequests } from "./adminRequests.ts"

const runs = bodyDecoder(
  Schema.Struct({
    imports: Schema.Array(
      Schema.Struct({
        id: Schema.String,
        startedAt: Schema.Number,
        source: Schema.optionalKey(Schema.String),
        file: Schema.String,
        format: Schema.String,
        created: Schema.Number,
        changed: Schema.Number,
        hidden: Schema.Number,
        undoneAt: Schema.optionalKey(Schema.Number),
        canUndo: Schema.Boolean,
      }),
    ),
  }),
)
const decodeUndoResult = bodyDecoder(
  Schema.Struct({
    outcome: Schema.Literals(["undone", "wouldUndo", "conflict", "notFound", "undoneBefore", "forgotten"]),
    hidden: Schema.Number,
    restored: Schema.Number,
    conflicts: Schema.Array(Schema.Struct({ handle: Schema.String, importId: Schema.optionalKey(Schema.String) })),
    conflictCount: Schema.Number,
  }),
)

/**
 * The imports into the sandbox's catalogue. `readAdminKey` is called for each request; without a key the sandbox
 * refuses.
 */
export function httpCatalogueHistoryGateway(
  send: Send,
  readAdminKey: () => Promise<string | undefined>,
): CatalogueHistoryGateway["Service"] {
  const { post } = adminRequests(send, readAdminKey)
  return {
    listImports: (storeId) =>
      post("listImports", "/imports", { storeId }).pipe(
        Effect.flatMap((answer) => decodeResponse("listImports", answer, runs)),
        Effect.map(({ imports }) => imports),
      ),
    undoImport: (storeId, importId, isDryRun) =>
      post("undoImport", "/undo", { storeId, importId, ...(isDryRun ? { dryRun: true } : {}) }).pipe(
        Effect.flatMap((answer) => decodeResponse("undoImport", answer, decodeUndoResult)),
      ),
  }
}
