import type { components } from "../../../../generated/account.d.ts"
import type { Call } from "../../../platform/http/Operation.ts"
import { currentSource } from "../../../platform/http/requestSource.ts"
import type { SandboxServices } from "../../../platform/services/SandboxServices.ts"
import type { UnitOfWork } from "../../../platform/storage/Storage.ts"
import { countTry, refundTry, type TryLimit } from "../../session/countTry.ts"
import { refuseCrossSite } from "../../session/refuseCrossSite.ts"
import { signInToAccount, type SignedInAccount } from "../credentials/signInToAccount.ts"
import { CHALLENGE_MS, consumeChallenge, issueChallenge } from "./challenges.ts"
import { invalidPasskey, notifyOwner } from "./passkeys.ts"
import { requireRelyingParty, type RelyingParty } from "./relyingParty.ts"

type Schemas = components["schemas"]

/** Passkeys that were refused, from one network address; others are not locked out. */
const SOURCE_TRIES: TryLimit = { what: "passkey from", tries: 100, windowMs: 3_600_000, pauseMs: 900_000 }

const useOf = (storeId: string) => ({ purpose: "signIn", storeId, sessionId: null }) as const

/** Returns the options for a sign-in: the same for everybody, so that they reveal no account. */
export const startPasskeySignIn = async (
  services: SandboxServices,
  storeId: string,
): Promise<Schemas["PasskeySignInOptions"]> => {
  const { id } = requireRelyingParty(services)
  const { challengeId, challenge } = await issueChallenge(services, useOf(storeId))
  return { challengeId, options: { rpId: id, challenge, timeout: CHALLENGE_MS, userVerification: "required" } }
}

/**
 * Signs in with the response of a passkey. All failures look the same, except that a passkey of no account is named as
 * such: only its holder could ask, and the browser then stops offering it.
 */
export const signInWithPasskey = async (
  services: SandboxServices,
  { path, query, body, request }: Call<"signInWithPasskey">,
): Promise<SignedInAccount> => {
  const { storage, ports } = services
  refuseCrossSite(request, services.publicUrl)
  const store = await services.stores.require(path.storeId)
  const party = requireRelyingParty(services)
  const source = currentSource()
  if (source !== "") await countTry(services, SOURCE_TRIES, source)
  const challenge = await consumeChallenge(storage.db, body.challengeId, useOf(store.id), ports.now())
  if (challenge === undefined) throw invalidPasskey()
  const passkey = await findPasskey(services, body.credential.id)
  if (passkey === undefined) throw invalidPasskey("unknown")
  if (passkey.user_handle !== body.credential.response.userHandle) throw invalidPasskey()
  const { newCounter, credentialBackedUp } = await verifyAuthentication(party, challenge, passkey, body.credential)
  const signedIn = await storage.transaction(async (work) => {
    if (!(await recordSignIn(work, passkey, newCounter, credentialBackedUp, ports.now()))) return undefined
    return signInToAccount(
      work,
      services,
      request,
      { storeId: store.id, userId: passkey.user_id, kind: passkey.kind, rememberMe: body.rememberMe ?? true },
      body.guestTokens,
    )
  })
  if (signedIn === undefined) {
    const scope = { store, language: store.language(query.languageId), now: ports.now() }
    await storage.transaction(({ db }) => notifyOwner(db, scope, passkey.user_id, "passkeyRefused", passkey.name))
    throw invalidPasskey()
  }
  if (source !== "") await refundTry(services, SOURCE_TRIES, source)
  return signedIn
}

type StoredPasskey = NonNullable<Awaited<ReturnType<typeof findPasskey>>>

const findPasskey = ({ storage: { db } }: SandboxServices, credentialId: string) =>
  db
    .selectFrom("passkey")
    .innerJoin("passkey_user", "passkey_user.user_id", "passkey.user_id")
    .innerJoin("customer", "customer.user_id", "passkey.user_id")
    .select(["passkey.credential_id", "passkey.user_id", "public_key", "name", "user_handle", "kind"])
    .where("credential_id", "=", credentialId)
    .executeTakeFirst()

const verifyAuthentication = async (
  party: RelyingParty,
  challenge: string,
  { credential_id, public_key }: StoredPasskey,
  { id, type, response }: Schemas["PasskeySignIn"]["credential"],
) => {
  // Loaded on first use: the certificate libraries are large.
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server")
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { id, rawId: id, type, response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: [...party.origins],
    expectedRPID: party.id,
    // The stored counter is compared in the statement that replaces it: two calls could both read the same one.
    credential: { id: credential_id, publicKey: new Uint8Array(Buffer.from(public_key, "base64url")), counter: 0 },
    requireUserVerification: true,
  }).catch(() => {
    throw invalidPasskey()
  })
  if (!verified) throw invalidPasskey()
  return authenticationInfo
}

/**
 * Stores the counter of a sign-in. Returns false when it has not increased, which means that the passkey was copied
 * (F222). Passkeys that are synchronized always send 0.
 *
 * *Details.* The account is locked until its sign-in ends, and before the passkey, as for its deletion: a password
 * reset that removes the passkey either waits and ends the new session, or came first and the sign-in fails (F183).
 */
const recordSignIn = async (
  { db }: UnitOfWork,
  { credential_id, user_id }: StoredPasskey,
  newCounter: number,
  isSynced: boolean,
  now: number,
): Promise<boolean> => {
  await db.selectFrom("customer").select("user_id").where("user_id", "=", user_id).forShare().executeTakeFirst()
  const recorded = await db
    .updateTable("passkey")
    .set({ counter: newCounter, is_synced: isSynced, used_at: now })
    .where("credential_id", "=", credential_id)
    .where(({ eb, or, and }) =>
      or([eb("counter", "<", newCounter), and([eb("counter", "=", 0), eb.val(newCounter === 0)])]),
    )
    .returning("credential_id")
    .executeTakeFirst()
  if (recorded !== undefined) return true
  const kept = await db
    .selectFrom("passkey")
    .select("credential_id")
    .where("credential_id", "=", credential_id)
    .executeTakeFirst()
  if (kept === undefined) throw invalidPasskey("unknown")
  return false
}
