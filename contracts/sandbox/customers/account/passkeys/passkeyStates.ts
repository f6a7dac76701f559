import { type ProviderStates, type StateShop, storeIn, textAt } from "../../../platform/states/StateShop.ts"
import { softwarePasskey } from "./softwareAuthenticator.ts"

const userPath = (storeId: string): string => `/itxrest/2/user/store/${storeId}`

/** Provider states of passkeys. Their devices sign for the shop at `origin`. */
export const passkeyStates = (origin: string): ProviderStates => {
  const rpId = new URL(origin).hostname
  const started = async (shop: StateShop, storeId: string) => {
    const { token } = await shop.registered(storeId)
    const options = await shop.call(token, "POST", `${userPath(storeId)}/passkeys/registration-options`, {})
    const passkey = softwarePasskey()
    const userHandle = textAt(options, "options.user.id")
    const challenge = textAt(options, "options.challenge")
    const { response } = passkey.register({ origin, rpId, challenge, userHandle })
    return { token, passkey, userHandle, response, passkeyChallengeId: textAt(options, "challengeId") }
  }
  const added = async (shop: StateShop, storeId: string) => {
    const { token, passkey, userHandle, response, passkeyChallengeId } = await started(shop, storeId)
    await shop.call(token, "POST", `${userPath(storeId)}/passkeys`, {
      challengeId: passkeyChallengeId,
      name: "Laptop",
      credential: { id: passkey.id, type: "public-key", response },
    })
    return { token, passkey, userHandle }
  }
  return {
    "a passkey that is being added": async (shop, parameters) => {
      const { token, passkey, response, passkeyChallengeId } = await started(shop, storeIn(parameters))
      return {
        token,
        passkeyChallengeId,
        passkeyId: passkey.id,
        passkeyClientData: response.clientDataJSON,
        passkeyAttestation: response.attestationObject,
      }
    },
    "a passkey": async (shop, parameters) => {
      const { token, passkey } = await added(shop, storeIn(parameters))
      return { token, passkeyId: passkey.id }
    },
    "a passkey that signs in": async (shop, parameters) => {
      const storeId = storeIn(parameters)
      const { passkey, userHandle } = await added(shop, storeId)
      const options = await shop.call("", "POST", `${userPath(storeId)}/passkey-identity/options`)
      const challenge = textAt(options, "options.challenge")
      const { response } = passkey.authenticate({ origin, rpId, challenge, userHandle })
      return {
        token: await shop.guest(storeId),
        passkeyChallengeId: textAt(options, "challengeId"),
        passkeyId: passkey.id,
        passkeyClientData: response.clientDataJSON,
        passkeyAuthenticatorData: response.authenticatorData,
        passkeySignature: response.signature,
        passkeyUserHandle: response.userHandle,
      }
    },
  }
}
