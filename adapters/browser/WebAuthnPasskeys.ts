import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  sendSignal,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from "@simplewebauthn/browser"
import * as Effect from "effect/Effect"
import type { PasskeyDevice } from "../../application/account/passkeys/PasskeyDevice.ts"
import { PasskeyRefused } from "../../domain/account/Passkey.ts"

const SUPPORTED_ERRORS: Readonly<Record<string, PasskeyRefused["rule"]>> = {
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: "exists",
  ERROR_INVALID_DOMAIN: "unavailable",
  ERROR_INVALID_RP_ID: "unavailable",
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT: "unavailable",
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT: "unavailable",
  ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG: "unavailable",
}

/** The passkeys of a browser by Web Authentication. */
export const webAuthnPasskeys: PasskeyDevice["Service"] = {
  suggestsPasskeys: Effect.promise(browserSupportsWebAuthnAutofill),
  create: ({ challenge, rp, user, algorithms, timeoutMillis, existing }) =>
    ceremony(() =>
      startRegistration({
        optionsJSON: {
          rp,
          user,
          challenge,
          pubKeyCredParams: algorithms.map((alg) => ({ type: "public-key", alg })),
          timeout: timeoutMillis,
          excludeCredentials: existing.map(({ id, transports }) => ({
            id,
            type: "public-key",
            transports: [...transports],
          })),
          authenticatorSelection: {
            residentKey: "required",
            requireResidentKey: true,
            userVerification: "required",
          },
          attestation: "none",
        },
      }),
    ).pipe(
      Effect.map(({ id, response: { clientDataJSON, attestationObject, transports = [] } }) => ({
        id,
        clientData: clientDataJSON,
        attestation: attestationObject,
        transports,
      })),
    ),
  use: ({ challenge, rpId, timeoutMillis }, by) =>
    ceremony(() =>
      startAuthentication({
        optionsJSON: { challenge, rpId, timeout: timeoutMillis, userVerification: "required" },
        useBrowserAutofill: by === "suggestion",
        verifyBrowserAutofillInput: false,
      }),
    ).pipe(
      Effect.map(({ id, response: { clientDataJSON, authenticatorData, signature, userHandle = "" } }) => ({
        id,
        clientData: clientDataJSON,
        authenticatorData,
        signature,
        userHandle,
      })),
    ),
  reportUnknown: (rpId, credentialId) =>
    signal(() => sendSignal({ signalName: "unknownCredential", rpID: rpId, credentialID: credentialId })),
  reportAccepted: ({ rpId, userHandle, passkeys }) =>
    rpId === "" || userHandle === ""
      ? Effect.void
      : signal(() =>
          sendSignal({
            signalName: "allAcceptedCredentials",
            rpID: rpId,
            userID: userHandle,
            allAcceptedCredentialIDs: passkeys.map(({ id }) => id),
          }),
        ),
}

/** Runs a dialog of the browser; interruption closes it. */
function ceremony<A>(start: () => Promise<A>): Effect.Effect<A, PasskeyRefused> {
  if (!browserSupportsWebAuthn()) return Effect.fail(new PasskeyRefused({ rule: "unavailable" }))
  return Effect.tryPromise({
    try: (aborted) => {
      aborted.addEventListener("abort", () => WebAuthnAbortService.cancelCeremony(), { once: true })
      return start()
    },
    // Browsers give the same error to a customer who cancels and to every reason that they do not disclose.
    catch: (error) =>
      new PasskeyRefused({ rule: (error instanceof WebAuthnError && SUPPORTED_ERRORS[error.code]) || "cancelled" }),
  })
}

function signal(send: () => Promise<unknown>): Effect.Effect<void> {
  return Effect.tryPromise(send).pipe(
    Effect.asVoid,
    Effect.catch((error) => Effect.logDebug("The device does not take reports about passkeys", error)),
  )
}
