import {
  type Ceremony,
  softwarePasskey,
} from "../../../contracts/sandbox/customers/account/passkeys/softwareAuthenticator.ts"
import type { ShopAnswer, TestShop } from "../../support/sandbox/onBothDatabases.ts"
import { textAt } from "../checkout/customer.ts"
import { type Caller, userPath } from "./customer.ts"

export const ORIGIN = "http://localhost:4173"
export const RP_ID = "localhost"

/** A passkey of an account, and the account's random id in it. */
export interface PasskeyHolder {
  readonly passkey: ReturnType<typeof softwarePasskey>
  readonly userHandle: string
}

/** Requests options and answers them with a passkey. `changes` are the values that a broken device sends. */
export const add = async (
  { call }: Caller,
  passkey = softwarePasskey(),
  changes: Partial<Ceremony> = {},
): Promise<PasskeyHolder & { readonly answer: ShopAnswer; readonly repeat: () => Promise<ShopAnswer> }> => {
  const options = await call("POST", `${userPath()}/passkeys/registration-options`, {})
  const userHandle = textAt(options.body, "options.user.id")
  const body = {
    challengeId: textAt(options.body, "challengeId"),
    name: "Ana’s phone",
    credential: passkey.register({
      origin: ORIGIN,
      rpId: RP_ID,
      challenge: textAt(options.body, "options.challenge"),
      userHandle,
      ...changes,
    }),
  }
  const repeat = () => call("POST", `${userPath()}/passkeys`, body)
  return { passkey, userHandle, answer: await repeat(), repeat }
}

/** Requests options for a sign-in, and returns the response of a passkey to them. */
export const response = async (
  shop: TestShop,
  { passkey, userHandle }: PasskeyHolder,
  changes: Partial<Ceremony> = {},
  storeId?: string,
) => {
  const { body } = await shop.call("POST", `${userPath(storeId)}/passkey-identity/options`)
  return {
    challengeId: textAt(body, "challengeId"),
    credential: passkey.authenticate({
      origin: ORIGIN,
      rpId: RP_ID,
      challenge: textAt(body, "options.challenge"),
      userHandle,
      ...changes,
    }),
  }
}

export const signInWith = async (
  shop: TestShop,
  holder: PasskeyHolder,
  changes: Partial<Ceremony> = {},
): Promise<ShopAnswer> => shop.call("POST", `${userPath()}/passkey-identity`, await response(shop, holder, changes))
