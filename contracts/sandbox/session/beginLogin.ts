import type { KnownStore } from "../catalog/Stores.ts"
import type { Answer, Call } from "../http/Operation.ts"
import { newToken } from "../ports/token.ts"
import type { SandboxServices } from "../SandboxServices.ts"
import { heldSessions } from "./heldSessions.ts"
import { redirectTarget, type RedirectTarget } from "./redirectTarget.ts"
import { signInPage } from "./signInPage.ts"

export const beginLogin = async (services: SandboxServices, { query, request }: Call<"beginLogin">): Promise<Answer<"beginLogin">> => {
  const store = await services.stores.require(query.storeId)
  const target = await loginTarget(services, store, query.redirectUri)
  if (await isRegistered(services, request, store.id)) return { status: 302, headers: [["location", target.location]] }
  const page = signInPage({
    language: pageLanguage(store, query.language, query.langCode),
    storeId: store.id,
    target,
    email: emailHint(query.hlpEmail),
    offersGuest: query.guest_flow === true,
    nonce: newToken(services.ports),
  })
  return { status: 200, ...page }
}

/** Hosts besides the shop's own come from the store's configuration `LOGIN_REDIRECT_HOSTS`, a comma list. */
export const loginTarget = async (services: SandboxServices, store: KnownStore, redirectUri: string): Promise<RedirectTarget> => {
  const configuration = await services.stores.configuration(store.id)
  const hosts = (configuration.get("LOGIN_REDIRECT_HOSTS") ?? "").split(",").map((host) => host.trim())
  return redirectTarget(redirectUri, services.publicUrl, hosts.filter((host) => host !== ""))
}

/** The language asked for, by id or by code; the store's own when it has neither. */
export const pageLanguage = (store: KnownStore, languageId: string | undefined, code: string | undefined) =>
  store.languages.find(({ id }) => id === languageId) ?? store.languages.find((language) => language.code === code) ?? store.language(undefined)

const isRegistered = async ({ ports, storage }: SandboxServices, request: Request, storeId: string): Promise<boolean> =>
  (await heldSessions(storage.db, request, storeId, ports.now())).some(({ kind }) => kind !== "guest")

const emailHint = (base64: string | undefined): string => {
  if (base64 === undefined) return ""
  const text = Buffer.from(base64, "base64").toString("utf8")
  return /^[^@\s\p{C}]{1,64}@[^@\s\p{C}]{1,255}$/u.test(text) ? text : ""
}
