import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import type { CatalogueHistoryGateway } from "../../../application/catalog/CatalogueHistoryGateway.ts"
import { answerSchema } from "../http/answerSchema.ts"
import { interpret } from "../http/callOperation.ts"
import type { Send } from "../http/sendRequest.ts"
import { deskCalls } from "./deskCalls.ts"

const runs = answerSchema(
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
const undone = answerSchema(
  Schema.Struct({
    outcome: Schema.Literals(["undone", "wouldUndo", "conflict", "notFound", "undoneBefore", "forgotten"]),
    hidden: Schema.Number,
    restored: Schema.Number,
    conflicts: Schema.Array(Schema.Struct({ handle: Schema.String, importId: Schema.optionalKey(Schema.String) })),
    conflictCount: Schema.Number,
  }),
)

/**
 * What imports have made of the sandbox's catalogue. `readDeskKey` is asked at each call; without a key the sandbox
 * refuses.
 */
export function httpCatalogueHistoryGateway(
  send: Send,
  readDeskKey: () => Promise<string | undefined>,
): CatalogueHistoryGateway["Service"] {
  const { post } = deskCalls(send, readDeskKey)
  return {
    listImports: (storeId) =>
      post("listImports", "/imports", { storeId }).pipe(
        Effect.flatMap((answer) => interpret("listImports", answer, runs)),
        Effect.map(({ imports }) => imports),
      ),
    undoImport: (storeId, importId, isDryRun) =>
      post("undoImport", "/undo", { storeId, importId, ...(isDryRun ? { dryRun: true } : {}) }).pipe(
        Effect.flatMap((answer) => interpret("undoImport", answer, undone)),
      ),
  }
}
