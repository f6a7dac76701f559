import { readFields } from "../../../platform/http/readFields.ts"
import { currentSource } from "../../../platform/http/requestSource.ts"
import { readText } from "../../../platform/http/readBody.ts"
import { invalidField, notFound, Refused } from "../../../platform/http/Refused.ts"
import { jsonResponse, NO_CACHE } from "../../../platform/http/responses.ts"
import { newToken, tokenHash } from "../../../platform/ports/token.ts"
import { countTry, clearTries, type TryLimit } from "../../session/countTry.ts"
import { hashPassword, passwordMatches } from "../../session/passwords.ts"
import { redirectTarget } from "../../session/redirectTarget.ts"
import { refuseCrossSite } from "../../session/refuseCrossSite.ts"
import type { SandboxServices } from "../../../platform/services/SandboxServices.ts"
import { providerPage } from "./providerPage.ts"

/** Path of the simulated providers, followed by their type. */
export const SOCIAL_PATH = "/sandbox/social/"
export const PROVIDERS: Readonly<Record<string, string>> = {
  google: "Google",
  apple: "Apple",
  facebook: "Facebook",
  line: "LINE",
}
const CODE_MS = 600_000
const MAX_FORM_BYTES = 16_384
const TRIES: TryLimit = { what: "social", tries: 10, windowMs: 3_600_000, pauseMs: 900_000 }
const EMAIL = /^[^@\s\p{C}]{2,64}@([^@\s.\p{C}]+\.)+[^@\s.\p{C}]{2,192}$/u

/**
 * The simulated providers of `socialLogin`, at `/sandbox/social/{type}` (see README.md). The first request with an
 * e-mail address sets its password. The right pair gets a code that is valid for ten minutes and one sign-in. A form
 * redirects to redirectUri with `code` and `socialType`; JSON requests get `{ code }`.
 */
export const socialProvider = async (services: SandboxServices, request: Request, url: URL): Promise<Response> => {
  const socialType = url.pathname.split("/")[3] ?? ""
  const name = Object.hasOwn(PROVIDERS, socialType) ? PROVIDERS[socialType] : undefined
  if (name === undefined) throw notFound("There is no such provider.", socialType)
  const redirectUri = url.searchParams.get("redirectUri") ?? "/"
  const { location } = redirectTarget(redirectUri, services.publicUrl, [])
  if (request.method === "GET") return providerPage(name, newToken(services.ports))
  if (request.method !== "POST")
    throw new Refused(
      405,
      { code: 405, key: "_ERR_METHOD_NOT_ALLOWED", message: "This address answers GET and POST." },
      { allow: "GET, POST" },
    )
  refuseCrossSite(request, services.publicUrl)
  const form = readFields(request, await readText(request, MAX_FORM_BYTES))
  const email = (form.get("email") ?? "").normalize("NFC").trim().toLowerCase()
  const password = form.get("password") ?? ""
  if (!EMAIL.test(email)) throw invalidField("email", "pattern", "email must be an e-mail address.")
  if (password === "") throw invalidField("password", "required", "password is required.")
  const isPerson = await enter(services, socialType, email, password)
  const isApiClient = (request.headers.get("accept") ?? "").startsWith("application/json")
  if (!isPerson && !isApiClient) return providerPage(name, newToken(services.ports), true)
  if (!isPerson) throw invalidField("password", "credentials", "This person has another password.")
  const code = await issueSocialCode(services, socialType, email)
  if (isApiClient) return jsonResponse(200, JSON.stringify({ code }), NO_CACHE)
  const back = new URL(location, "https://shop.invalid")
  back.searchParams.set("socialType", socialType)
  back.searchParams.set("code", code)
  return new Response(null, {
    status: 303,
    headers: {
      location: `${back.pathname}${back.search}${back.hash}`,
      "cache-control": NO_CACHE,
      "referrer-policy": "no-referrer",
    },
  })
}

/** Whether the password is right at the provider. The first request with an address sets its password. */
const enter = async (
  services: SandboxServices,
  socialType: string,
  subject: string,
  password: string,
): Promise<boolean> => {
  const { storage, ports } = services
  const tryKey = `${socialType} ${subject} from ${currentSource()}`
  await countTry(services, TRIES, tryKey)
  await storage.db
    .insertInto("social_account")
    .values({
      social_type: socialType,
      subject,
      password_hash: await hashPassword(ports, password),
      created_at: ports.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { password_hash } = await storage.db
    .selectFrom("social_account")
    .select("password_hash")
    .where("social_type", "=", socialType)
    .where("subject", "=", subject)
    .executeTakeFirstOrThrow()
  if (!(await passwordMatches(ports, password, password_hash))) return false
  await clearTries(services, TRIES, tryKey)
  return true
}

const issueSocialCode = async (
  { storage, ports }: SandboxServices,
  socialType: string,
  subject: string,
): Promise<string> => {
  const code = newToken(ports, "sc.")
  const now = ports.now()
  await storage.db.deleteFrom("social_code").where("expires_at", "<", now).execute()
  await storage.db
    .insertInto("social_code")
    .values({ code_hash: tokenHash(code), social_type: socialType, subject, expires_at: now + CODE_MS })
    .execute()
  return code
}
