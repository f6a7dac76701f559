import { ensureProfile } from "./profiles.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import type { UnitOfWork } from "../../platform/storage/Storage.ts"
import { requestSessions } from "./requestSessions.ts"
import type { UserKind } from "../../platform/storage/tables/SessionTables.ts"
import { endSessionById, startSession, type Tokens } from "./Sessions.ts"

/** Account, store and details of a sign-in. */
export interface SignInContext {
  readonly storeId: string
  readonly userId: number
  readonly kind: UserKind
  readonly rememberMe?: boolean
  readonly languageId?: string
  readonly clientId?: string
  /** Sign-in channel, for example `web`. */
  readonly channel?: string
  /** Whether the browser gets a token by which its next sign-in is recognized (F185). */
  readonly remembersDevice?: boolean
}

/** Origin of a sign-in. */
export type SignInOrigin = Pick<SignInContext, "languageId" | "clientId" | "channel" | "remembersDevice">

/**
 * Opens the session of any kind of sign-in: issues new tokens (F20), ends the caller's previous sessions and runs the
 * sign-in hooks, which move a guest's data, all in one transaction.
 */
export const openSession = async (
  work: UnitOfWork,
  { ports, loginHooks }: SandboxServices,
  request: Request,
  signInContext: SignInContext,
): Promise<Tokens> => {
  const { storeId, userId, kind } = signInContext
  const held = await requestSessions(work.db, request, storeId, ports.now())
  const device = request.headers.get("user-agent")
  const tokens = await startSession(work.db, ports, { ...signInContext, ...(device === null ? {} : { device }) })
  await ensureProfile(work.db, ports, userId)
  for (const before of held) {
    await endSessionById(work.db, before.sessionId, ports.now())
    if (before.kind !== "guest") continue
    for (const hook of loginHooks)
      await hook(work, { storeId, guestUserId: before.userId, userId: String(userId), kind, now: ports.now() })
  }
  return tokens
}
