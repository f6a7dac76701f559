import * as Effect from "effect/Effect"
import type { ChatFile } from "../../application/chat/ChatConnection.ts"
import { ChatError } from "../../domain/chat/ChatError.ts"
import type { UploadSlot } from "./stanzas/uploadStanzas.ts"

/** Uploads a file to its address (XEP-0363). Fails with `other` and the status. */
export function putFile(
  fetchUpload: (request: Request) => Promise<Response>,
  { putUrl, headers }: UploadSlot,
  { bytes, mediaType }: ChatFile,
): Effect.Effect<void, ChatError> {
  return Effect.tryPromise({
    try: (signal) =>
      fetchUpload(
        new Request(putUrl, { method: "PUT", body: bytes, headers: { ...headers, "content-type": mediaType }, signal }),
      ),
    catch: () => new ChatError({ reason: "other", detail: "upload" }),
  }).pipe(
    Effect.flatMap(({ ok, status }) =>
      ok ? Effect.void : Effect.fail(new ChatError({ reason: "other", detail: `upload ${status}` })),
    ),
  )
}
