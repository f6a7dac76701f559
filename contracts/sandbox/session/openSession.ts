import { ensureProfile } from "../account/profiles.ts"
import type { SandboxServices } from "../SandboxServices.ts"
import type { UnitOfWork } from "../storage/Storage.ts"
import { requestSessions } from "./requestSessions.ts"
import type { UserKind } from "./Principal.ts"
import { endSessionById, startSession, type Tokens } from "./Sessions.ts"

/** Who logs in, and where. */
export interface SignInContext {
  readonly storeId: string
  readonly userId: number
  readonly kind: UserKind
  readonly rememberMe?: boolean
  readonly languageId?: string
  readonly clientId?: string
  /** What the shopper came by, for example `web`. */
  readonly channel?: string
  /** Whether the browser gets a token by which its next login is known (F185). */
  readonly remembersDevice?: boolean
}

/** What is known of where a login comes from. */
export type SignInOrigin = Pick<SignInContext, "languageId" | "clientId" | "channel" | "remembersDevice">

/**
 * The session of a login, of whatever kind it is: new tokens (F20), the end of what the caller held before, and the
 * areas take over what a guest had, all in the transaction of the login.
 */
export const openSession = async (
  work: UnitOfWork,
  { ports, loginHooks }: SandboxServices,
  request: Request,
  signInContext: SignInContext,
): Promise<Tokens> => {
  const { storeId, userId, kind } = signInContext
  const held = await requestSessions(work.db, request, storeId, ports.now())
  const tokens = await startSession(work.db, ports, signInContext)
  await ensureProfile(work.db, ports, userId)
  for (const before of held) {
    await endSessionById(work.db, before.sessionId, ports.now())
    if (before.kind !== "guest") continue
    for (const hook of loginHooks)
      await hook(work, { storeId, guestUserId: before.userId, userId: String(userId), kind, now: ports.now() })
  }
  return tokens
}
