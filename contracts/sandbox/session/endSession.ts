import type { Answer, AnswerHeaders, Call } from "../http/Operation.ts"
import type { SandboxServices } from "../SandboxServices.ts"
import { clearCookies } from "./cookies.ts"
import { heldSessions } from "./heldSessions.ts"
import { refuseCrossSite } from "./refuseCrossSite.ts"
import { endSessionById } from "./Sessions.ts"

/** Ends whatever session the caller still has here; having none is as good. */
export const endSession = async (services: SandboxServices, { query, request }: Call<"endSession">): Promise<Answer<"endSession">> => ({
  status: 204,
  headers: await endHeldSessions(services, request, query.storeId),
})

/** Ends what the caller holds; answers the headers that take its cookies away. Fails with 403 for another site's call. */
export const endHeldSessions = async (services: SandboxServices, request: Request, storeId: string): Promise<AnswerHeaders> => {
  const { ports, storage, publicUrl } = services
  refuseCrossSite(request, publicUrl)
  for (const { sessionId } of await heldSessions(storage.db, request, storeId, ports.now())) await endSessionById(storage.db, sessionId, ports.now())
  return clearCookies({ storeId, secure: publicUrl.startsWith("https:") })
}
