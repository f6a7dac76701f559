import { createHmac } from "node:crypto"
import type { Kysely } from "kysely"
import { checkCaptcha } from "../captcha/checkCaptcha.ts"
import { operation } from "../platform/http/Operation.ts"
import { forbidden, notFound } from "../platform/http/Refused.ts"
import { requireSecret } from "../platform/ports/requireSecret.ts"
import { sameSecret } from "../platform/ports/sameSecret.ts"
import { ASSISTED_SECONDS, recordStaffEvent } from "../customers/session/assistedSessions.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import { sessionCookies } from "../customers/session/sessionCookies.ts"
import { findSession, startSession } from "../customers/session/Sessions.ts"
import type { Database } from "../platform/storage/Database.ts"

const TOKEN_SECONDS = 300
/** Maximum clock skew of tills into the future. */
const MAX_CLOCK_SKEW_SECONDS = 60

interface AgentToken {
  readonly agentId: string
  readonly issuedAt: string
  readonly nonce: string
  readonly proof: string
}

const readToken = (token: string): AgentToken | undefined => {
  const match = /^([A-Za-z0-9_-]{1,64})\.([0-9]{1,12})\.([A-Za-z0-9_-]{16,64})\.([A-Za-z0-9_-]{43})$/u.exec(token)
  const [, agentId, issuedAt, nonce, proof] = match ?? []
  return agentId === undefined || issuedAt === undefined || nonce === undefined || proof === undefined
    ? undefined
    : { agentId, issuedAt, nonce, proof }
}

/** Returns an agent's proof: the HMAC, with the agent's key, of agent, time, client and store. */
export const agentProof = (
  secret: string,
  { agentId, issuedAt, nonce }: Omit<AgentToken, "proof">,
  clientId: string,
  storeId: string,
): string =>
  createHmac("sha256", secret).update([agentId, issuedAt, nonce, clientId, storeId].join(".")).digest("base64url")

/** Creates a session in the client's name for an authenticated agent; each proof is valid once (F171). */
export const initAssistedPurchase = (services: SandboxServices) =>
  operation("initAssistedPurchase", async ({ path, body }) => {
    const { storage, stores, ports } = services
    const { id: storeId } = await stores.require(path.storeId)
    await checkCaptcha(services, storeId, body)
    const refuse = async (reason: string) => {
      const refused = {
        storeId,
        agentId: body.agentId,
        client: body.clientId,
        event: "refused",
        detail: reason,
      } as const
      await recordStaffEvent(storage.db, refused, ports.now())
      ports.log({
        level: "warn",
        message: "The token of an agent was refused.",
        detail: { agentId: body.agentId, storeId, reason },
      })
      return forbidden("This token does not let an agent act.")
    }
    const token = readToken(body.token)
    const agent = await storage.db
      .selectFrom("store_agent")
      .selectAll()
      .where("agent_id", "=", body.agentId)
      .executeTakeFirst()
    if (token === undefined || agent === undefined || token.agentId !== agent.agent_id) throw await refuse("unknown")
    const now = ports.now()
    const secret = requireSecret(
      agent.secret,
      `The secret of the agent ${agent.agent_id}`,
      "Put a random one into store_agent.",
    )
    if (!sameSecret(agentProof(secret, token, body.clientId, storeId), token.proof)) throw await refuse("proof")
    const age = now / 1_000 - Number(token.issuedAt)
    if (age > TOKEN_SECONDS || age < -MAX_CLOCK_SKEW_SECONDS) throw await refuse("late")
    const mayPurchase = body.forcePurchase === true
    const started = await storage.transaction(async ({ db }) => {
      const spent = await db
        .insertInto("spent_agent_token")
        .values({ agent_id: agent.agent_id, nonce: token.nonce, spent_at: now })
        .onConflict((conflict) => conflict.columns(["agent_id", "nonce"]).doNothing())
        .returning("nonce")
        .executeTakeFirst()
      if (spent === undefined) return undefined
      const client = await findClient(db, body.clientId)
      const tokens = await startSession(db, ports, { storeId, userId: client.user_id, kind: client.kind })
      const sessionId = (await findSession(db, "access", tokens.accessToken, storeId, now))?.sessionId ?? ""
      // Without a valid refresh token the session ends at its expiry.
      await db
        .updateTable("session")
        .set({ access_expires_at: now + ASSISTED_SECONDS * 1_000, refresh_expires_at: now })
        .where("session_id", "=", sessionId)
        .execute()
      await db
        .insertInto("assisted_session")
        .values({
          session_id: sessionId,
          agent_id: agent.agent_id,
          agent_name: body.agentName,
          may_purchase: mayPurchase,
          device_serial: body.deviceSerial ?? null,
        })
        .execute()
      const userId = String(client.user_id)
      await recordStaffEvent(db, { storeId, agentId: agent.agent_id, client: userId, event: "granted", sessionId }, now)
      return { tokens, userId }
    })
    if (started === undefined) throw await refuse("replayed")
    const { tokens, userId } = started
    ports.log({
      level: "info",
      message: "An agent acts for a client.",
      detail: { agentId: agent.agent_id, storeId, userId, mayPurchase },
    })
    const answer = {
      access_token: tokens.accessToken,
      expires_in: ASSISTED_SECONDS,
      user_type: "registered",
      userId,
      agentId: agent.agent_id,
      forcePurchase: mayPurchase,
    }
    // An agent's browser is a shared till, so the cookies end with the browser session.
    return { status: 200, body: answer, headers: sessionCookies(services, storeId, tokens, false) }
  })

const findClient = async (db: Kysely<Database>, clientId: string) => {
  const query = db.selectFrom("customer").select(["user_id", "kind"]).where("kind", "<>", "guest")
  const client = await (
    /^[0-9]{1,15}$/u.test(clientId)
      ? query.where("user_id", "=", Number(clientId))
      : query.where("email", "=", clientId.trim().toLowerCase())
  ).executeTakeFirst()
  if (client === undefined) throw notFound("There is no such client.")
  return client
}
