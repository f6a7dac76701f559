import type { ResolvedStore } from "../../stores/Stores.ts"
import type { Answer, ResponseHeaders, Call } from "../../platform/http/Operation.ts"
import { invalidField } from "../../platform/http/Refused.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import { cookieSite, setTokenCookie } from "./cookies.ts"
import { ACCESS_SECONDS, REFRESH_SECONDS, startSession } from "./Sessions.ts"

export const createGuest = async (
  services: SandboxServices,
  { path, query }: Call<"createGuest">,
): Promise<Answer<"createGuest">> => {
  const store = await services.stores.require(path.storeId)
  const language = store.languages.find(
    ({ id, code }) => query.language === undefined || query.language === id || query.language === code,
  )
  if (language === undefined) throw invalidField("language", "unknown", "This store does not have this language.")
  return { status: 200, ...(await insertGuest(services, store, language.id, query.clientId)) }
}

/** Creates a guest with a session; returns body and cookie of the response. */
export const insertGuest = async (
  services: SandboxServices,
  store: ResolvedStore,
  languageId: string,
  clientId?: string,
) => {
  const { ports, storage } = services
  const tokens = await storage.transaction(async ({ db }) => {
    const { user_id } = await db
      .insertInto("customer")
      .values({ kind: "guest", created_at: ports.now() })
      .returning("user_id")
      .executeTakeFirstOrThrow()
    return startSession(db, ports, {
      storeId: store.id,
      userId: user_id,
      kind: "guest",
      languageId,
      ...(clientId === undefined ? {} : { clientId }),
    })
  })
  const headers: ResponseHeaders = [
    setTokenCookie("refresh_token", tokens.refreshToken, REFRESH_SECONDS, cookieSite(services, store.id)),
  ]
  return { body: { access_token: tokens.accessToken, expires_in: ACCESS_SECONDS }, headers }
}
