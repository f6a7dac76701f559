import type { IncomingMessage } from "node:http"
import { tokenCookie } from "../customers/session/cookies.ts"
import { findSession } from "../customers/session/Sessions.ts"
import { requireSecret } from "../platform/ports/requireSecret.ts"
import { sameSecret } from "../platform/ports/sameSecret.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import type { ChatAccount, ChatAccounts } from "./server/ChatAccount.ts"

type Services = Pick<SandboxServices, "ports" | "storage">

/** Name with which a client signs in that has a token and does not know the customer's id. */
const SESSION_NAME = "session"

/**
 * The accounts of the chat: customers and guests with the access token of their session in any store, agents with
 * their key.
 */
export const sandboxAccounts = ({ ports, storage }: Services): ChatAccounts => ({
  byPassword: async (local, password) => {
    const session = await findSession(storage.db, "access", password, undefined, ports.now())
    if (session !== undefined)
      return [session.userId, SESSION_NAME].includes(local) ? customer(session.userId) : undefined
    const agent = await storage.db
      .selectFrom("store_agent")
      .select("secret")
      .where("agent_id", "=", local)
      .executeTakeFirst()
    if (agent === undefined) return undefined
    const secret = requireSecret(agent.secret, `The secret of the agent ${local}`, "Put a random one into store_agent.")
    return sameSecret(secret, password) ? { local, role: "agent" } : undefined
  },
  agentIds: async () => {
    const rows = await storage.db.selectFrom("store_agent").select("agent_id").orderBy("agent_id").execute()
    return rows.map(({ agent_id }) => agent_id)
  },
})

/** Returns the account of the session cookie of a page's request; `store` in its address names the store. */
export const accountOfCookie = async (
  { ports, storage }: Services,
  { url, headers }: Pick<IncomingMessage, "url" | "headers">,
): Promise<ChatAccount | undefined> => {
  const storeId = new URL(url ?? "/", "http://localhost").searchParams.get("store")
  if (storeId === null) return undefined
  const request = new Request("http://localhost", { headers: { cookie: headers.cookie ?? "" } })
  const token = tokenCookie(request, "access_token", storeId)
  const session = token === undefined ? undefined : await findSession(storage.db, "access", token, storeId, ports.now())
  return session === undefined ? undefined : customer(session.userId)
}

const customer = (local: string): ChatAccount => ({ local, role: "customer" })
