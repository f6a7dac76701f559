import { MatchersV3 } from "@pact-foundation/pact"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { expect } from "vitest"
import { PasskeyGateway } from "../../../application/account/passkeys/PasskeyGateway.ts"
import { done, refusedWith, ruleShape, USER_PATH } from "../../support/backend/accountPromises.ts"
import type { pactArea } from "../../support/backend/pactArea.ts"
import { STATE_VALUES, inState, REST_QUERY } from "../../support/backend/pactArea.ts"
import { anyRefusedShape } from "../../support/backend/pactShapes.ts"
import { inNoStore } from "../../support/backend/scopes.ts"

const { boolean, eachLike, integer, regex, string } = MatchersV3
const BASE64URL = "^[A-Za-z0-9_-]+$"
const CHALLENGE = `pc_${"A".repeat(32)}`
const passkeys = `${USER_PATH}/passkeys`
const ofAccount = `${passkeys}/\${passkeyId}`
const identity = `${USER_PATH}/passkey-identity`
const state = ["a passkey"] as const
const passkey = {
  passkeyId: regex(BASE64URL, STATE_VALUES.passkeyId),
  name: string("Laptop"),
  createdAt: string("2026-01-15T10:09:30Z"),
  isSynced: boolean(false),
}
const created = {
  id: STATE_VALUES.passkeyId,
  clientData: STATE_VALUES.passkeyClientData,
  attestation: STATE_VALUES.passkeyAttestation,
  transports: ["internal"],
}
const used = {
  id: STATE_VALUES.passkeyId,
  clientData: STATE_VALUES.passkeyClientData,
  authenticatorData: STATE_VALUES.passkeyAuthenticatorData,
  signature: STATE_VALUES.passkeySignature,
  userHandle: STATE_VALUES.passkeyUserHandle,
}
const adding = (challengeId: unknown) => ({
  challengeId,
  name: "Laptop",
  credential: {
    id: inState("passkeyId"),
    type: "public-key",
    response: {
      clientDataJSON: inState("passkeyClientData"),
      attestationObject: inState("passkeyAttestation"),
      transports: ["internal"],
    },
  },
})
const signingIn = (challengeId: unknown) => ({
  challengeId,
  credential: {
    id: inState("passkeyId"),
    type: "public-key",
    response: {
      clientDataJSON: inState("passkeyClientData"),
      authenticatorData: inState("passkeyAuthenticatorData"),
      signature: inState("passkeySignature"),
      userHandle: inState("passkeyUserHandle"),
    },
  },
})

/** The pact about passkeys; `loggedIn` is the answer to every kind of sign-in. */
export function promisePasskeys(promises: ReturnType<typeof pactArea>, loggedIn: object): void {
  promises("listPasskeys", "a customer sees the passkeys of the account", {
    state,
    request: ["GET", passkeys],
    query: REST_QUERY,
    status: 200,
    answer: {
      passkeys: eachLike(passkey),
      rpId: string("shop.example"),
      userHandle: regex(BASE64URL, STATE_VALUES.passkeyUserHandle),
    },
    call: PasskeyGateway.use((gateway) => gateway.listPasskeys),
    expect: (list) => expect(list).toMatchObject({ rpId: "shop.example", passkeys: [{ name: "Laptop" }] }),
  })
  promises("startPasskeyRegistration", "a customer starts to add a passkey", {
    state: ["a new account"],
    request: ["POST", `${passkeys}/registration-options`],
    query: REST_QUERY,
    body: { password: "Selvedge2026" },
    status: 200,
    answer: {
      challengeId: regex("^pc_[A-Za-z0-9_-]{32}$", CHALLENGE),
      options: {
        rp: { id: string("shop.example"), name: string("Selvedge") },
        user: {
          id: regex(BASE64URL, STATE_VALUES.passkeyUserHandle),
          name: string("ana.prueba@example.org"),
          displayName: string("Ana Prueba"),
        },
        challenge: regex(BASE64URL, "7pL3NwQkqSH4aVxyS9aPSFm8T1xq7Zk3bN9dRw5c0vY"),
        pubKeyCredParams: eachLike({ type: "public-key", alg: integer(-7) }),
        timeout: integer(300_000),
        excludeCredentials: [],
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
        attestation: "none",
      },
    },
    call: PasskeyGateway.use((gateway) => gateway.startPasskeyRegistration(Redacted.make("Selvedge2026"))),
    expect: (creation) => expect(creation).toMatchObject({ challengeId: CHALLENGE, algorithms: [-7], existing: [] }),
  })
  promises(
    "startPasskeyRegistration",
    "a wrong password starts nothing",
    refusedWith(
      ["a new account"],
      ["POST", `${passkeys}/registration-options`],
      { password: "Hilo-Rojo-57" },
      ruleShape("_ERR_OLD_PASSWORD", "password", "credentials"),
      PasskeyGateway.use((gateway) => gateway.startPasskeyRegistration(Redacted.make("Hilo-Rojo-57"))),
    ),
  )
  promises("addPasskey", "a passkey is added", {
    state: ["a passkey that is being added"],
    request: ["POST", passkeys],
    query: REST_QUERY,
    body: adding(inState("passkeyChallengeId")),
    status: 201,
    answer: passkey,
    call: PasskeyGateway.use((gateway) => gateway.addPasskey(STATE_VALUES.passkeyChallengeId, "Laptop", created)),
    expect: (saved) => expect(saved).toMatchObject({ id: STATE_VALUES.passkeyId, name: "Laptop", isSynced: false }),
  })
  promises(
    "addPasskey",
    "a challenge that was not issued adds nothing",
    refusedWith(
      ["a passkey that is being added"],
      ["POST", passkeys],
      adding(CHALLENGE),
      ruleShape("_ERR_PASSKEY_NOT_VALID", "passkey", "credentials"),
      PasskeyGateway.use((gateway) => gateway.addPasskey(CHALLENGE, "Laptop", created)),
    ),
  )
  promises("renamePasskey", "a passkey gets another name", {
    state,
    request: ["PUT", ofAccount],
    query: REST_QUERY,
    body: { name: "Laptop" },
    status: 200,
    answer: passkey,
    call: PasskeyGateway.use((gateway) => gateway.renamePasskey(STATE_VALUES.passkeyId, "Laptop")),
    expect: (renamed) => expect(renamed.name).toBe("Laptop"),
  })
  promises("renamePasskey", "another customer's passkey is not there", {
    state: ["a new account"],
    request: ["PUT", `${passkeys}/unknown`],
    query: REST_QUERY,
    body: { name: "Laptop" },
    status: 404,
    answer: anyRefusedShape,
    call: Effect.flip(PasskeyGateway.use((gateway) => gateway.renamePasskey("unknown", "Laptop"))),
    expect: (error) => expect(error.reason._tag).toBe("NotFound"),
  })
  promises(
    "deletePasskey",
    "a passkey is deleted",
    done(
      state,
      ["DELETE", ofAccount],
      undefined,
      PasskeyGateway.use((gateway) => gateway.deletePasskey(STATE_VALUES.passkeyId)),
    ),
  )
  promises("deletePasskey", "there is none to delete", {
    state: ["a new account"],
    request: ["DELETE", `${passkeys}/unknown`],
    query: REST_QUERY,
    status: 404,
    answer: anyRefusedShape,
    call: Effect.flip(PasskeyGateway.use((gateway) => gateway.deletePasskey("unknown"))),
    expect: (error) => expect(error.reason._tag).toBe("NotFound"),
  })
  promiseSignIn(promises, loggedIn)
}

function promiseSignIn(promises: ReturnType<typeof pactArea>, loggedIn: object): void {
  promises("startPasskeySignIn", "anybody starts to sign in with a passkey", {
    state: ["a store"],
    by: "nobody",
    request: ["POST", `${identity}/options`],
    query: REST_QUERY,
    status: 200,
    answer: {
      challengeId: regex("^pc_[A-Za-z0-9_-]{32}$", CHALLENGE),
      options: {
        rpId: string("shop.example"),
        challenge: regex(BASE64URL, "7pL3NwQkqSH4aVxyS9aPSFm8T1xq7Zk3bN9dRw5c0vY"),
        timeout: integer(300_000),
        userVerification: "required",
      },
    },
    call: PasskeyGateway.use((gateway) => gateway.startPasskeySignIn),
    expect: (request) => expect(request).toMatchObject({ challengeId: CHALLENGE, rpId: "shop.example" }),
  })
  promises("startPasskeySignIn", "there are no passkeys in a store that does not exist", {
    state: ["no such store"],
    scope: inNoStore,
    by: "nobody",
    request: ["POST", "/itxrest/2/user/store/19999999/passkey-identity/options"],
    query: REST_QUERY,
    status: 404,
    answer: anyRefusedShape,
    call: Effect.flip(PasskeyGateway.use((gateway) => gateway.startPasskeySignIn)),
    expect: (error) => expect(error.reason._tag).toBe("NotFound"),
  })
  promises("signInWithPasskey", "a passkey opens a session", {
    state: ["a passkey that signs in"],
    request: ["POST", identity],
    query: REST_QUERY,
    body: signingIn(inState("passkeyChallengeId")),
    status: 200,
    answer: loggedIn,
    call: PasskeyGateway.use((gateway) => gateway.signInWithPasskey(STATE_VALUES.passkeyChallengeId, used)),
    expect: (session) => expect(session.userId).toBe("55501"),
  })
  promises(
    "signInWithPasskey",
    "a challenge that was not issued signs in nobody",
    refusedWith(
      ["a passkey that signs in"],
      ["POST", identity],
      signingIn(CHALLENGE),
      ruleShape("_ERR_PASSKEY_NOT_VALID", "passkey", "credentials"),
      PasskeyGateway.use((gateway) => gateway.signInWithPasskey(CHALLENGE, used)),
    ),
  )
}
