import type { Kysely } from "kysely"
import type { components } from "../../../../generated/account.d.ts"
import type { CartScope } from "../../../cart/CartScope.ts"
import type { Principal } from "../../../platform/http/Principal.ts"
import { notAcceptable, refused } from "../../../platform/http/Refused.ts"
import type { SandboxPorts } from "../../../platform/ports/SandboxPorts.ts"
import type { SandboxServices } from "../../../platform/services/SandboxServices.ts"
import type { Database } from "../../../platform/storage/Database.ts"
import { lockRunning } from "../../session/lockRunning.ts"
import { requirePassword } from "../credentials/passwords.ts"
import { CHALLENGE_MS, consumeChallenge, issueChallenge } from "./challenges.ts"
import { invalidPasskey, MAX_PASSKEYS, notifyOwner, passkeyDescriptors, toPasskey } from "./passkeys.ts"
import { requireRelyingParty, type RelyingParty } from "./relyingParty.ts"

type Schemas = components["schemas"]

const SHOP_NAME = "Selvedge"
/** ES256, and RS256 for Windows Hello. */
const ALGORITHMS = [-7, -257]
/** A session that began this recently needs no password. */
const FRESH_SESSION_MS = 600_000
const USER_HANDLE_BYTES = 64

const tooManyPasskeys = () => refused("_ERR_TOO_MANY_PASSKEYS", `An account has at most ${MAX_PASSKEYS} passkeys.`)

const useOf = ({ storeId, sessionId }: Principal) => ({ purpose: "add", storeId, sessionId }) as const

/**
 * Returns the options for a new passkey. A passkey is lasting access, so that an open session alone is not enough
 * (F223).
 */
export const startPasskeyRegistration = async (
  services: SandboxServices,
  principal: Principal,
  { password }: Schemas["PasskeyRegistrationStart"],
): Promise<Schemas["PasskeyRegistrationOptions"]> => {
  const party = requireRelyingParty(services)
  await requireRecentProof(services, principal, password)
  const { db } = services.storage
  const userId = Number(principal.userId)
  const excluded = await passkeyDescriptors(db, userId)
  if (excluded.length >= MAX_PASSKEYS) throw tooManyPasskeys()
  const customer = await db
    .selectFrom("customer")
    .select(["email", "phone_logon", "first_name", "last_name"])
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow()
  const logon = customer.email ?? customer.phone_logon ?? SHOP_NAME
  const fullName = [customer.first_name, customer.last_name].filter((part) => part !== null).join(" ")
  const { challengeId, challenge } = await issueChallenge(services, useOf(principal))
  return {
    challengeId,
    options: {
      rp: { id: party.id, name: SHOP_NAME },
      user: {
        id: await userHandle(db, services.ports, userId),
        name: logon,
        displayName: fullName === "" ? logon : fullName,
      },
      challenge,
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: "public-key", alg })),
      timeout: CHALLENGE_MS,
      excludeCredentials: excluded,
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      attestation: "none",
    },
  }
}

const requireRecentProof = async (
  services: SandboxServices,
  { userId, sessionId }: Principal,
  password: string | undefined,
): Promise<void> => {
  if (password === undefined) {
    const session = await services.storage.db
      .selectFrom("session")
      .select("created_at")
      .where("session_id", "=", sessionId)
      .executeTakeFirst()
    if (session !== undefined && services.ports.now() - session.created_at < FRESH_SESSION_MS) return
  }
  if ((await requirePassword(services, userId, "password", password)) !== null) return
  const message = "This needs a session that began in the last ten minutes."
  throw notAcceptable("_ERR_SIGN_IN_AGAIN", message, [{ field: "session", rule: "recent", message }])
}

/** The random id of an account in its passkeys. It is the same in all, and says nothing about the account. */
const userHandle = async (db: Kysely<Database>, ports: SandboxPorts, userId: number): Promise<string> => {
  await db
    .insertInto("passkey_user")
    .values({ user_id: userId, user_handle: Buffer.from(ports.random(USER_HANDLE_BYTES)).toString("base64url") })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { user_handle } = await db
    .selectFrom("passkey_user")
    .select("user_handle")
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow()
  return user_handle
}

/** Verifies the browser's response, saves the passkey and notifies the owner. */
export const addPasskey = async (
  services: SandboxServices,
  scope: CartScope,
  { challengeId, name, credential }: Schemas["NewPasskey"],
): Promise<Schemas["Passkey"]> => {
  const { storage } = services
  const { principal, now } = scope
  const party = requireRelyingParty(services)
  const challenge = await consumeChallenge(storage.db, challengeId, useOf(principal), now)
  if (challenge === undefined) throw invalidPasskey()
  const verified = await verifyRegistration(party, challenge, credential)
  const userId = Number(principal.userId)
  return storage.transaction(async (work) => {
    const { db } = work
    await lockRunning(work, principal)
    if ((await passkeyDescriptors(db, userId)).length >= MAX_PASSKEYS) throw tooManyPasskeys()
    const saved = await db
      .insertInto("passkey")
      .values({
        credential_id: verified.credential.id,
        user_id: userId,
        public_key: Buffer.from(verified.credential.publicKey).toString("base64url"),
        counter: verified.credential.counter,
        transports: (credential.response.transports ?? []).join(","),
        name: name.trim(),
        is_synced: verified.credentialBackedUp,
        created_at: now,
        used_at: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
    if (saved === undefined) throw refused("_ERR_PASSKEY_EXISTS", "This passkey is already saved.")
    await notifyOwner(db, scope, userId, "passkeyAdded", saved.name)
    return toPasskey(saved)
  })
}

const verifyRegistration = async (
  party: RelyingParty,
  challenge: string,
  { id, type, response }: Schemas["NewPasskey"]["credential"],
) => {
  // Loaded on first use: the certificate libraries are large.
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server")
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type,
      response: { clientDataJSON: response.clientDataJSON, attestationObject: response.attestationObject },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: [...party.origins],
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => {
    // Every failure is a response that cannot be used; its text would help an attacker only.
    throw invalidPasskey()
  })
  if (!verified || registrationInfo === undefined) throw invalidPasskey()
  return registrationInfo
}
