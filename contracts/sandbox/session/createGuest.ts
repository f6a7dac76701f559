import type { Answer, Call } from "../http/Operation.ts"
import { invalidField } from "../http/Refusal.ts"
import type { SandboxServices } from "../SandboxServices.ts"
import { setTokenCookie } from "./cookies.ts"
import { ACCESS_SECONDS, REFRESH_SECONDS, startSession } from "./Sessions.ts"

export const createGuest = async (services: SandboxServices, { path, query }: Call<"createGuest">): Promise<Answer<"createGuest">> => {
  const { ports, storage, stores, publicUrl } = services
  const store = await stores.require(path.storeId)
  const language = store.languages.find(({ id, code }) => query.language === undefined || query.language === id || query.language === code)
  if (language === undefined) throw invalidField("language", "unknown", "This store does not have this language.")
  const tokens = await storage.transaction(async ({ db }) => {
    const { user_id } = await db.insertInto("customer").values({ kind: "guest", created_at: ports.now() }).returning("user_id").executeTakeFirstOrThrow()
    return startSession(db, ports, {
      storeId: store.id,
      userId: user_id,
      kind: "guest",
      languageId: language.id,
      ...(query.clientId === undefined ? {} : { clientId: query.clientId }),
    })
  })
  return {
    status: 200,
    body: { access_token: tokens.accessToken, expires_in: ACCESS_SECONDS },
    headers: [setTokenCookie("refresh_token", tokens.refreshToken, REFRESH_SECONDS, { storeId: store.id, secure: publicUrl.startsWith("https:") })],
  }
}
