import type { Kysely } from "kysely"
import { newToken } from "../../../platform/ports/token.ts"
import type { SandboxServices } from "../../../platform/services/SandboxServices.ts"
import type { Database } from "../../../platform/storage/Database.ts"

/** Time for the customer to answer the browser. */
export const CHALLENGE_MS = 300_000
const CHALLENGE_BYTES = 32

/** The only use of a challenge: to add a passkey in one session, or to sign in to one store. */
export interface ChallengeUse {
  readonly purpose: "add" | "signIn"
  readonly storeId: string
  readonly sessionId: string | null
}

/** A challenge in base64url. */
export interface Challenge {
  readonly challengeId: string
  readonly challenge: string
}

export const issueChallenge = async (
  { storage: { db }, ports }: SandboxServices,
  { purpose, storeId, sessionId }: ChallengeUse,
): Promise<Challenge> => {
  const now = ports.now()
  const challengeId = newToken(ports, "pc_")
  const challenge = Buffer.from(ports.random(CHALLENGE_BYTES)).toString("base64url")
  await db.deleteFrom("passkey_challenge").where("expires_at", "<=", now).execute()
  await db
    .insertInto("passkey_challenge")
    .values({
      challenge_id: challengeId,
      challenge,
      purpose,
      store_id: storeId,
      session_id: sessionId,
      expires_at: now + CHALLENGE_MS,
    })
    .execute()
  return { challengeId, challenge }
}

/**
 * Removes a challenge and returns it; `undefined` when it is unknown, expired, used or issued for another use. It is
 * removed before the response to it is verified, in a statement of its own, so that no response is tried twice (F221).
 */
export const consumeChallenge = async (
  db: Kysely<Database>,
  challengeId: string,
  { purpose, storeId, sessionId }: ChallengeUse,
  now: number,
): Promise<string | undefined> =>
  (
    await db
      .deleteFrom("passkey_challenge")
      .where("challenge_id", "=", challengeId)
      .where("purpose", "=", purpose)
      .where("store_id", "=", storeId)
      .where("session_id", sessionId === null ? "is" : "=", sessionId)
      .where("expires_at", ">", now)
      .returning("challenge")
      .executeTakeFirst()
  )?.challenge
