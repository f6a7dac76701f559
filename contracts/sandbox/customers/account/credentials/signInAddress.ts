import type { Kysely } from "kysely"
import type { StoreLanguage } from "../../../stores/StoreData.ts"
import type { SandboxServices } from "../../../platform/services/SandboxServices.ts"
import { sealLoginHint } from "../../session/loginHint.ts"
import { LOGIN_PAGES } from "../../session/loginPaths.ts"
import type { Database } from "../../../platform/storage/Database.ts"

/** The URL of the sign-in page for a mail. `hlpzi` holds the login ID encrypted, so that the URL does not reveal it. */
export const signInAddress = async (
  db: Kysely<Database>,
  { ports, shopUrl }: SandboxServices,
  storeId: string,
  language: StoreLanguage,
  logon: string,
): Promise<string> => {
  const query = new URLSearchParams({
    langCode: language.code,
    storeId,
    redirectUri: `/${storeId}/`,
    hlpzi: await sealLoginHint(db, ports, logon),
    context: "account",
    channel: "mail",
  })
  return `${shopUrl()}${LOGIN_PAGES.signIn}?${query.toString()}`
}
