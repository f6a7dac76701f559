import { createHmac, randomBytes } from "node:crypto"
import * as Redacted from "effect/Redacted"

/**
 * Returns an agent's token for one client, valid once for five minutes (contract: `initAssistedPurchase`). The key is
 * used here only: neither the browser nor the backend receives it.
 */
export function createAgentToken(
  key: Redacted.Redacted<string>,
  { agentId, clientId, storeId }: { readonly agentId: string; readonly clientId: string; readonly storeId: string },
): Redacted.Redacted<string> {
  const signed = [agentId, String(Math.floor(Date.now() / 1_000)), randomBytes(18).toString("base64url")].join(".")
  const proof = createHmac("sha256", Redacted.value(key)).update([signed, clientId, storeId].join("."))
  return Redacted.make(`${signed}.${proof.digest("base64url")}`)
}
