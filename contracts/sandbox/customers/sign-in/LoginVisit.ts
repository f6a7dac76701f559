import type { ResolvedStore } from "../../stores/Stores.ts"
import type { StoreLanguage } from "../../stores/StoreData.ts"
import { invalidField } from "../../platform/http/Refused.ts"
import { newToken } from "../../platform/ports/token.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import type { SignInOrigin } from "../session/openSession.ts"
import { redirectTarget, type RedirectTarget } from "../session/redirectTarget.ts"
import { type LoginParameters, readLoginParameters } from "./loginParameters.ts"
import { openLoginHint } from "../session/loginHint.ts"
import { signInTexts, type SignInTexts } from "./signInTexts.ts"

/** One request to a page of the identity provider. */
export interface LoginVisit {
  readonly services: SandboxServices
  readonly request: Request
  readonly store: ResolvedStore
  readonly language: StoreLanguage
  readonly texts: SignInTexts
  readonly parameters: LoginParameters
  readonly target: RedirectTarget
  /** Expected login, from `hlpEmail` or `hlpzi`; empty without either. */
  readonly expected: string
  /** Nonce of the response's only style sheet. */
  readonly nonce: string
}

/**
 * Parses the visitor, origin and target of a visit. Fails with 400 and 404 for invalid parameters; invalid hints are
 * ignored.
 */
export const readLoginVisit = async (
  services: SandboxServices,
  request: Request,
  get: (name: string) => string | null,
): Promise<LoginVisit> => {
  const parameters = readLoginParameters(get)
  const store = await services.stores.require(parameters.get("storeId") ?? "")
  const storeCode = parameters.get("storeCode")
  if (storeCode !== undefined && ![store.id, store.countryCode.toLowerCase()].includes(storeCode.toLowerCase())) {
    throw invalidField("storeCode", "equal", "storeCode names another store than storeId.")
  }
  const language = pageLanguage(store, parameters)
  const target = await loginTarget(services, store, parameters.get("redirectUri") ?? "")
  const expected =
    emailHint(parameters.get("hlpEmail")) ?? (await openLoginHint(services, parameters.get("hlpzi"))) ?? ""
  return {
    services,
    request,
    store,
    language,
    texts: signInTexts(language.tag),
    parameters,
    target,
    expected,
    nonce: newToken(services.ports),
  }
}

/** Returns the details of a visit that its session stores. */
export const signInOriginOf = ({ language, parameters }: LoginVisit): SignInOrigin => {
  const clientId = parameters.get("clientId")
  return {
    languageId: language.id,
    remembersDevice: true,
    channel: parameters.get("channel") ?? "web",
    ...(clientId === undefined ? {} : { clientId }),
  }
}

/** Allowed hosts besides the shop's own: the store's configuration `LOGIN_REDIRECT_HOSTS`, comma-separated. */
const loginTarget = async (
  services: SandboxServices,
  store: ResolvedStore,
  redirectUri: string,
): Promise<RedirectTarget> => {
  const configuration = await services.stores.configuration(store.id)
  const hosts = (configuration.get("LOGIN_REDIRECT_HOSTS") ?? "").split(",").map((host) => host.trim())
  return redirectTarget(
    redirectUri,
    services.publicUrl,
    hosts.filter((host) => host !== ""),
  )
}

/** Returns the requested language, by id or by code; the store's default when it has neither. */
const pageLanguage = (store: ResolvedStore, parameters: LoginParameters): StoreLanguage =>
  store.languages.find(({ id }) => id === parameters.get("language")) ??
  store.languages.find(({ code }) => code === parameters.get("langCode")) ??
  store.language(undefined)

const emailHint = (base64: string | undefined): string | undefined => {
  const text = base64 === undefined ? "" : Buffer.from(base64, "base64").toString("utf8").trim()
  return /^[^@\s\p{C}\uFFFD<>"]{1,64}@[^@\s\p{C}\uFFFD<>"]{1,255}$/u.test(text) ? text : undefined
}
