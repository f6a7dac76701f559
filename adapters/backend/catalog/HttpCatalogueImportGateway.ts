import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import type { CatalogueImportGateway } from "../../../application/catalog/import/CatalogueImportGateway.ts"
import { bodyDecoder } from "../http/response/bodyDecoder.ts"
import { decodeResponse } from "../http/callOperation.ts"
import type { Send } from "../http/send/sendRequest.ts"
import { adminRequests } from "./adminRequests.ts"

const outcomes = bodyDecoder(
  Schema.Struct({
    results: Schema.Array(
      Schema.Struct({
        handle: Schema.String,
        outcome: Schema.Literals(["created", "changed", "unchanged", "refused"]),
        reason: Schema.optionalKey(Schema.String),
        ownedBy: Schema.optionalKey(Schema.Array(Schema.String)),
        emptied: Schema.optionalKey(Schema.Array(Schema.String)),
        movedFrom: Schema.optionalKey(
          Schema.Array(Schema.Struct({ handle: Schema.String, source: Schema.optionalKey(Schema.String) })),
        ),
      }),
    ),
  }),
)
const imported = bodyDecoder(
  Schema.Struct({
    products: Schema.Array(Schema.Struct({ handle: Schema.String, isHidden: Schema.Boolean })),
    after: Schema.optionalKey(Schema.String),
  }),
)
const done = bodyDecoder(Schema.Struct({ done: Schema.Literal(true) }))

/**
 * Imports products into the sandbox's catalogue. `readAdminKey` is called for each request; without a key the sandbox
 * refuses.
 */
export function httpCatalogueImportGateway(
  send: Send,
  readAdminKey: () => Promise<string | undefined>,
): CatalogueImportGateway["Service"] {
  const { call, post, path } = adminRequests(send, readAdminKey)
  return {
    upsertProducts: (scope, products, isDryRun = false, replaced = []) =>
      post("upsertProducts", "/products", {
        ...scope,
        products,
        ...(isDryRun ? { dryRun: true } : {}),
        ...(replaced.length === 0 ? {} : { replaced }),
      }).pipe(
        Effect.flatMap((answer) => decodeResponse("upsertProducts", answer, outcomes)),
        Effect.map((answer) => answer.results),
      ),
    listImported: (scope, after) =>
      post("listImported", "/imported", { ...scope, ...(after === undefined ? {} : { after }) }).pipe(
        Effect.flatMap((answer) => decodeResponse("listImported", answer, imported)),
      ),
    hideProducts: (scope, handles) =>
      post("hideProducts", "/hidden", { ...scope, handles }).pipe(
        Effect.flatMap((answer) => decodeResponse("hideProducts", answer, done)),
        Effect.asVoid,
      ),
    hasPicture: (id, width, format) =>
      call("hasPicture", { method: "HEAD", path: `/media/imported/${id}-${width}.${format}`, headers: {} }).pipe(
        Effect.map(({ status }) => status === 200),
      ),
    storePicture: (id, { width, format, bytes }) =>
      call("storePicture", {
        method: "POST",
        path: `${path}/pictures/${id}-${width}.${format}`,
        headers: { "content-type": `image/${format}` },
        body: bytes,
      }).pipe(
        Effect.flatMap((answer) => decodeResponse("storePicture", answer, done)),
        Effect.asVoid,
      ),
  }
}
