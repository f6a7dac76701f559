import { checkCaptcha } from "../../../captcha/checkCaptcha.ts"
import type { Call } from "../../../platform/http/Operation.ts"
import { notAcceptable, notFound, refused } from "../../../platform/http/Refused.ts"
import { tokenHash } from "../../../platform/ports/token.ts"
import { loginIdText } from "../../session/loginIdText.ts"
import { hashPassword } from "../../session/passwords.ts"
import type { SignInOrigin } from "../../session/openSession.ts"
import { refuseCrossSite } from "../../session/refuseCrossSite.ts"
import type { SandboxServices } from "../../../platform/services/SandboxServices.ts"
import { lockRunning } from "../../session/lockRunning.ts"
import type { Principal } from "../../../platform/http/Principal.ts"
import type { UnitOfWork } from "../../../platform/storage/Storage.ts"
import { createAccount, requireRegistration } from "../createAccount.ts"
import { signInToAccount, type SignedInAccount } from "./signInToAccount.ts"
import { requireSame, requireSecure } from "./validatePassword.ts"
import { requireOtherSignInMethod } from "./signInMethods.ts"

type SocialLoginCall = Pick<Call<"socialLogin">, "path" | "query" | "body" | "request" | "principal">

interface Person {
  readonly socialType: string
  /** Identifier at the provider: an e-mail address. */
  readonly subject: string
}

type SocialRegistration = { readonly passwordHash: string | undefined } | undefined

/**
 * Signs in, links or registers by the code of a simulated provider, in one transaction. A refused request does not
 * consume the code.
 */
export const socialLogin = async (
  services: SandboxServices,
  call: SocialLoginCall,
  from: SignInOrigin = {},
): Promise<SignedInAccount> => {
  const { path, body, request, principal } = call
  const { stores, storage, publicUrl } = services
  refuseCrossSite(request, publicUrl)
  const store = await stores.require(path.storeId)
  const registering = await checkRegistration(services, call)
  await checkCaptcha(services, store.id, body)
  const { rememberMe = true, guestTokens = [] } = body.registerRequestTO ?? {}
  return storage.transaction(async (work) => {
    const person = await consumeSocialCode(work, services, body.socialType, body.code)
    const account =
      principal === undefined || principal.kind === "guest"
        ? await signInOrRegister(work, services, call, person, registering)
        : await link(work, services, principal, person)
    return signInToAccount(work, services, request, { storeId: store.id, ...account, ...from, rememberMe }, [
      ...(body.guestTokens ?? []),
      ...guestTokens,
    ])
  })
}

const checkRegistration = async (
  { stores, ports }: SandboxServices,
  { path, body }: SocialLoginCall,
): Promise<SocialRegistration> => {
  const fields = body.registerRequestTO
  if (fields === undefined) return undefined
  requireRegistration(fields, await stores.require(path.storeId))
  requireSame("registerRequestTO.emailConfirm", fields.email, fields.emailConfirm)
  requireSame("registerRequestTO.passwordConfirm", fields.password, fields.passwordConfirm)
  if (fields.password === undefined) return { passwordHash: undefined }
  requireSecure("registerRequestTO.password", fields.password)
  return { passwordHash: await hashPassword(ports, fields.password) }
}

const consumeSocialCode = async (
  { db }: UnitOfWork,
  { ports }: SandboxServices,
  socialType: string,
  code: string,
): Promise<Person> => {
  const spent = await db
    .deleteFrom("social_code")
    .where("code_hash", "=", tokenHash(code))
    .where("social_type", "=", socialType)
    .where("expires_at", ">", ports.now())
    .returning("subject")
    .executeTakeFirst()
  if (spent !== undefined) return { socialType, subject: spent.subject }
  const message = "The provider did not give this code, or it was used already."
  throw notAcceptable("_ERR_SOCIAL_CODE", message, [{ field: "code", rule: "unknown", message }])
}

const linkedAccount = async ({ db }: UnitOfWork, { socialType, subject }: Person) =>
  db
    .selectFrom("social_identity")
    .innerJoin("customer", "customer.user_id", "social_identity.user_id")
    .select(["customer.user_id", "customer.kind"])
    .where("social_type", "=", socialType)
    .where("subject", "=", subject)
    .executeTakeFirst()

/** The user linked to the identity; otherwise a new account if a registration is requested. */
const signInOrRegister = async (
  work: UnitOfWork,
  services: SandboxServices,
  { path, query, body, principal }: SocialLoginCall,
  person: Person,
  registering: SocialRegistration,
) => {
  const linked = await linkedAccount(work, person)
  if (linked !== undefined && (await isStillLinked(work, linked.user_id, person)))
    return { userId: linked.user_id, kind: linked.kind }
  const fields = body.registerRequestTO
  if (fields === undefined || registering === undefined) {
    const message = "No account is linked with this identity; registerRequestTO makes one."
    throw notAcceptable("_ERR_SOCIAL_NOT_LINKED", message, [{ field: "registerRequestTO", rule: "required", message }])
  }
  const store = await services.stores.require(path.storeId)
  const account = await createAccount(work, services, {
    store,
    language: store.language(query.languageId),
    now: services.ports.now(),
    fields,
    asker: principal === undefined ? undefined : Number(principal.userId),
    email: loginIdText(fields.email ?? body.logon ?? person.subject),
    phoneLogin: undefined,
    passwordHash: registering.passwordHash,
  })
  await insertLink(work, services, account.userId, person)
  return account
}

/**
 * Locks the account until its sign-in ends. A password reset that removes the link either waits and ends the new
 * session, or came first and the sign-in fails (F183).
 */
const isStillLinked = async (work: UnitOfWork, userId: number, person: Person): Promise<boolean> => {
  await work.db.selectFrom("customer").select("user_id").where("user_id", "=", userId).forShare().executeTakeFirst()
  return (await linkedAccount(work, person))?.user_id === userId
}

/**
 * Links the identity with the session's account. Idempotent. Fails with 401 when the session has ended in the meantime.
 */
const link = async (work: UnitOfWork, services: SandboxServices, principal: Principal, person: Person) => {
  await lockRunning(work, principal)
  const userId = Number(principal.userId)
  await insertLink(work, services, userId, person)
  const linked = await linkedAccount(work, person)
  if (linked === undefined || linked.user_id !== userId)
    throw refused("_ERR_SOCIAL_LINKED_ELSEWHERE", "This identity, or this account, is linked with another one.")
  return { userId, kind: linked.kind }
}

const insertLink = async (
  { db }: UnitOfWork,
  { ports }: SandboxServices,
  userId: number,
  { socialType, subject }: Person,
): Promise<void> => {
  await db
    .insertInto("social_identity")
    .values({ social_type: socialType, subject, user_id: userId, linked_at: ports.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Removes a link. Fails with 404 without one, with 409 when it is the only sign-in method. */
export const unlinkSocialIdentity = async (
  { storage }: SandboxServices,
  userId: number,
  socialType: string,
): Promise<void> =>
  storage.transaction(async ({ db }) => {
    await db
      .selectFrom("customer")
      .select("user_id")
      .where("user_id", "=", userId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const gone = await db
      .deleteFrom("social_identity")
      .where("user_id", "=", userId)
      .where("social_type", "=", socialType)
      .executeTakeFirst()
    if (gone.numDeletedRows === 0n) throw notFound("This account is not linked with this provider.", socialType)
    await requireOtherSignInMethod(db, userId)
  })
