import type { SessionDemand } from "../../platform/http/ContractRoute.ts"
import { forbidden, sessionMissing } from "../../platform/http/Refused.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import type { Principal } from "../../platform/http/Principal.ts"
import { bearerToken, findSession, recordUse } from "./Sessions.ts"

/**
 * Returns the caller of an operation that requires a session. Fails with 401 (code 4) without an active session of this
 * store, and with 403 when a guest calls an operation for registered customers.
 */
export const authenticate = async (
  { ports, storage }: SandboxServices,
  demand: SessionDemand,
  request: Request,
  storeId: string,
): Promise<Principal> => {
  const token = bearerToken(request)
  const session = token === undefined ? undefined : await findSession(storage.db, "access", token, storeId, ports.now())
  if (session === undefined)
    throw sessionMissing(token === undefined ? "This call needs a session." : "The session has expired.")
  await recordUse(storage.db, session, ports.now())
  if (demand === "registered" && session.kind === "guest") throw forbidden("Only registered shoppers may do this.")
  return session
}
