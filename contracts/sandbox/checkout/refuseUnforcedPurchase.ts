import { forbidden } from "../http/Refused.ts"
import type { SandboxServices } from "../services/SandboxServices.ts"
import type { Principal } from "../http/Principal.ts"

/** Fails with 403 for the order of an agent who may only prepare it: the client must place it. */
export const refuseUnforcedPurchase = async ({ storage }: SandboxServices, { sessionId }: Principal): Promise<void> => {
  const assisted = await storage.db
    .selectFrom("assisted_session")
    .select("may_purchase")
    .where("session_id", "=", sessionId)
    .executeTakeFirst()
  if (assisted?.may_purchase === false) throw forbidden("This agent prepares the cart; the client places the order.")
}
