import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"

/**
 * Returns an agent's token for one client, valid once for five minutes (contract: `initAssistedPurchase`). The key
 * stays here: the backend gets its signature only.
 */
export const createAgentToken = Effect.fnUntraced(function* (
  key: Redacted.Redacted<string>,
  { agentId, clientId, storeId }: { readonly agentId: string; readonly clientId: string; readonly storeId: string },
) {
  const seconds = Math.floor((yield* Clock.currentTimeMillis) / 1_000)
  const signed = [agentId, seconds, crypto.randomUUID()].join(".")
  const proof = yield* Effect.promise(() => sign(Redacted.value(key), [signed, clientId, storeId].join(".")))
  return Redacted.make(`${signed}.${proof}`)
})

/** HMAC-SHA256 in base64url without padding. */
async function sign(key: string, text: string): Promise<string> {
  const encoder = new TextEncoder()
  // The platform imports no empty key; a wrong one is refused by the backend.
  const algorithm = { name: "HMAC", hash: "SHA-256" }
  const imported = await crypto.subtle.importKey("raw", encoder.encode(key || " "), algorithm, false, ["sign"])
  const signature = new Uint8Array(await crypto.subtle.sign("HMAC", imported, encoder.encode(text)))
  return btoa(String.fromCharCode(...signature))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "")
}
