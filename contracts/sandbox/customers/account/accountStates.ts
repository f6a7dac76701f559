import { randomInt, randomUUID } from "node:crypto"
import { type ProviderStates, type StateShop, storeIn, textAt, textIn } from "../../platform/states/StateShop.ts"
import { countryDetails } from "../../world/countryDetails.ts"
import { stores } from "../../world/stores.ts"

/** The password of every account created by a provider state. */
const PASSWORD = "Selvedge2026"

const countryOf = (storeId: string): string => stores.find(({ id }) => id === storeId)?.countryCode ?? "ES"

/** An address within the store's delivery area. */
const addressIn = (storeId: string) => ({
  firstName: "Ana",
  lastName: "Prueba",
  addressLines: ["Example Street 12"],
  city: "Exampleton",
  countryCode: countryOf(storeId),
  zipCode: countryDetails(countryOf(storeId)).postalCodes.example,
  phones: [{ countryCode: "+34", subscriberNumber: "600000000" }],
  email: "ana.prueba@example.org",
})

/** Saves an address for a session and returns its id. */
export const saveStateAddress = async (
  shop: StateShop,
  token: string,
  storeId: string,
  email?: string,
  changes: object = {},
): Promise<string> =>
  textAt(
    await shop.call(token, "POST", `/itxrest/2/user/store/${storeId}/address`, {
      ...addressIn(storeId),
      ...(email === undefined ? {} : { email }),
      ...changes,
    }),
    "id",
  )

const userPath = (storeId: string): string => `/itxrest/2/user/store/${storeId}`

/** An e-mail address and a telephone number without an account. */
export const newEmail = (): string => `ana.${randomUUID().slice(0, 13)}@example.org`
const newPhone = (): string => `+34${randomInt(600_000_000, 700_000_000)}`

/**
 * A newly registered customer: an e-mail address as login ID, privacy and purchase conditions accepted, one address.
 */
const newAccount = async (shop: StateShop, storeId: string) => {
  const logon = newEmail()
  const answer = await shop.call(await shop.guest(storeId), "POST", `${userPath(storeId)}/user`, {
    logon,
    password: PASSWORD,
    passwordConfirm: PASSWORD,
    acceptedPolicies: [1, 2],
    primaryAddress: addressIn(storeId),
  })
  return { token: textAt(answer, "access_token"), userId: textAt(answer, "identity.userId"), logon }
}

/** The code that a simulated provider issues for the shop. */
const socialCode = async (shop: StateShop, email = newEmail()): Promise<string> =>
  textAt(
    await shop.call(
      "",
      "POST",
      "/sandbox/social/google",
      { email, password: PASSWORD },
      { accept: "application/json" },
    ),
    "code",
  )

/** The six-digit code in the newest message to a contact. */
const codeSentTo = async (shop: StateShop, contact: string): Promise<string> => {
  const code = /\b[0-9]{6}\b/u.exec(await shop.lastMessage(contact))?.[0]
  if (code === undefined) throw new Error(`No code was sent to ${contact}.`)
  return code
}

const codeBySms = async (shop: StateShop, storeId: string, token: string, functionality: string) => {
  const phone = newPhone()
  await shop.call(token, "POST", `${userPath(storeId)}/validation-code`, { type: "SMS", phone, functionality })
  return { phone, code: await codeSentTo(shop, phone) }
}

export const accountStates: ProviderStates = {
  "a registered session": async (shop, parameters) => {
    const storeId = storeIn(parameters)
    const session = await shop.registered(storeId)
    await shop.call(session.token, "DELETE", `/itxrest/2/order/store/${storeId}/safe-cart`)
    return session
  },
  "a saved address": async (shop, parameters) => {
    const storeId = storeIn(parameters)
    const token = await shop.guest(storeId)
    return { token, addressId: await saveStateAddress(shop, token, storeId) }
  },
  "a logon nobody has": async (shop, parameters) => ({
    token: await shop.guest(storeIn(parameters)),
    logon: newEmail(),
  }),
  "a new account": async (shop, parameters) => ({
    ...(await newAccount(shop, storeIn(parameters))),
    email: newEmail(),
  }),
  "somebody at a provider": async (shop, parameters) => ({
    token: await shop.guest(storeIn(parameters)),
    socialCode: await socialCode(shop),
  }),
  "an account without a password": async (shop, parameters) => {
    const storeId = storeIn(parameters)
    const body = { socialType: "google", code: await socialCode(shop), registerRequestTO: { acceptedPolicies: [1] } }
    return {
      token: textAt(
        await shop.call(await shop.guest(storeId), "POST", `${userPath(storeId)}/social-identity`, body),
        "access_token",
      ),
    }
  },
  "a linked identity": async (shop, parameters) => {
    const storeId = storeIn(parameters)
    const { token } = await newAccount(shop, storeId)
    return {
      token: textAt(
        await shop.call(token, "POST", `${userPath(storeId)}/social-identity`, {
          socialType: "google",
          code: await socialCode(shop),
        }),
        "access_token",
      ),
    }
  },
  "a code by SMS": async (shop, parameters) => {
    const storeId = storeIn(parameters)
    const { token } = await newAccount(shop, storeId)
    return { token, ...(await codeBySms(shop, storeId, token, textIn(parameters, "functionality", "VALIDATION"))) }
  },
  "a telephone logon": async (shop, parameters) => {
    const storeId = storeIn(parameters)
    const { token } = await newAccount(shop, storeId)
    const sent = await codeBySms(shop, storeId, token, "PHONE_LOGON")
    await shop.call(token, "POST", `${userPath(storeId)}/phone-validation`, {
      type: "SMS",
      functionality: "PHONE_LOGON",
      ...sent,
    })
    return { token }
  },
  "an account without e-mail": async (shop, parameters) => {
    const storeId = storeIn(parameters)
    const guest = await shop.guest(storeId)
    const { phone, code } = await codeBySms(shop, storeId, guest, "REGISTER")
    await shop.call(guest, "POST", `${userPath(storeId)}/validation-code/check`, {
      data: phone,
      validationCode: code,
      type: "SMS",
    })
    const registration = { logon: phone, password: PASSWORD, passwordConfirm: PASSWORD, acceptedPolicies: [1] }
    const token = textAt(await shop.call(guest, "POST", `${userPath(storeId)}/user`, registration), "access_token")
    const email = newEmail()
    await shop.call(token, "POST", `${userPath(storeId)}/validation-code`, {
      type: "EMAIL",
      email,
      functionality: "EMAIL_LOGON",
    })
    return { token, email, code: await codeSentTo(shop, email) }
  },
  "a code for a new password": async (shop, parameters) => {
    const storeId = storeIn(parameters)
    const { logon } = await newAccount(shop, storeId)
    await shop.call("", "POST", `${userPath(storeId)}/reset-password`, { logon, type: "EMAIL" })
    return { token: await shop.guest(storeId), logon, code: await codeSentTo(shop, logon) }
  },
  "somebody who recommends the shop": async (shop, parameters) => {
    const storeId = storeIn(parameters)
    const sponsor = await newAccount(shop, storeId)
    const sponsorCode = textAt(
      await shop.call(sponsor.token, "POST", `${userPath(storeId)}/current-user`),
      "sponsorCode",
    )
    const { token } = await newAccount(shop, storeId)
    return { token, sponsorId: sponsor.userId, sponsorCode }
  },
}
