import type * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { AuthGateway } from "../../../../application/account/auth/AuthGateway.ts"
import { PasskeyGateway } from "../../../../application/account/passkeys/PasskeyGateway.ts"
import { ProfileGateway } from "../../../../application/account/ProfileGateway.ts"
import { UserSessionGateway } from "../../../../application/account/UserSessionGateway.ts"
import { VerificationGateway } from "../../../../application/account/VerificationGateway.ts"
import { AddressBookGateway } from "../../../../application/address/AddressBookGateway.ts"
import type { AppPorts } from "../../../../application/appPorts.ts"
import { orderId } from "../scopes.ts"

const password = Redacted.make("Selvedge2026")
const newPassword = Redacted.make("Hilo-Rojo-57")
const logon = "ana.prueba@example.org"
const phone = "+34600000000"
const passkeyId = "kqSH4aVxyS9aPSF7pL3NwQ"
const challengeId = `pc_${"A".repeat(32)}`

/** One call of every gateway method of the area, by the operation it calls. */
export const accountCalls: Readonly<Record<string, Effect.Effect<unknown, unknown, AppPorts>>> = {
  registerUser: AuthGateway.use((gateway) => gateway.registerUser({ logon, password, acceptedPolicies: [1, 2] })),
  login: AuthGateway.use((gateway) => gateway.login({ logon, password })),
  logout: AuthGateway.use((gateway) => gateway.logout),
  createGuestIdentity: AuthGateway.use((gateway) => gateway.createGuestIdentity),
  socialLogin: AuthGateway.use((gateway) =>
    gateway.socialLogin({
      socialType: "google",
      code: Redacted.make("sc.2Zk3bN9dRw"),
      registration: { acceptedPolicies: [1] },
    }),
  ),
  unlinkSocialIdentity: AuthGateway.use((gateway) => gateway.unlinkSocialIdentity("google")),
  changePassword: AuthGateway.use((gateway) => gateway.changePassword(newPassword, password)),
  setPasswordLogon: AuthGateway.use((gateway) => gateway.setPasswordLogon(newPassword)),
  setEmailLogon: AuthGateway.use((gateway) => gateway.setEmailLogon(logon, "204815")),
  deletePhoneLogon: AuthGateway.use((gateway) => gateway.deletePhoneLogon),
  listUserSessions: UserSessionGateway.use((gateway) => gateway.listUserSessions),
  endUserSessions: UserSessionGateway.use((gateway) => gateway.endUserSessions()),
  listPasskeys: PasskeyGateway.use((gateway) => gateway.listPasskeys),
  startPasskeyRegistration: PasskeyGateway.use((gateway) => gateway.startPasskeyRegistration(password)),
  addPasskey: PasskeyGateway.use((gateway) =>
    gateway.addPasskey(challengeId, "Laptop", {
      id: passkeyId,
      clientData: "eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0",
      attestation: "o2NmbXRkbm9uZQ",
      transports: ["internal"],
    }),
  ),
  renamePasskey: PasskeyGateway.use((gateway) => gateway.renamePasskey(passkeyId, "Laptop")),
  deletePasskey: PasskeyGateway.use((gateway) => gateway.deletePasskey(passkeyId)),
  startPasskeySignIn: PasskeyGateway.use((gateway) => gateway.startPasskeySignIn),
  signInWithPasskey: PasskeyGateway.use((gateway) =>
    gateway.signInWithPasskey(challengeId, {
      id: passkeyId,
      clientData: "eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0",
      authenticatorData: "SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2M",
      signature: "MEUCIQDx",
      userHandle: "3Ck5mP0yTq8Zb1uRkH6dWs",
    }),
  ),
  existUser: AuthGateway.use((gateway) => gateway.existUser(logon)),
  resetPassword: AuthGateway.use((gateway) => gateway.resetPassword({ logon, type: "EMAIL" })),
  sendValidationCode: VerificationGateway.use((gateway) =>
    gateway.sendValidationCode({ type: "SMS", phone }, "PHONE_LOGON"),
  ),
  validateUserCode: VerificationGateway.use((gateway) => gateway.validateUserCode({ type: "SMS", phone }, "204815")),
  validatePhone: VerificationGateway.use((gateway) => gateway.validatePhone(phone, "204815", "PHONE_LOGON")),
  createGuestOrderAccessToken: VerificationGateway.use((gateway) =>
    gateway.createGuestOrderAccessToken({ email: logon }, "EMAIL", "204815"),
  ),
  updateEmail: ProfileGateway.use((gateway) => gateway.updateEmail({ newEmail: "ana.nueva@example.org", password })),
  updateBirthday: ProfileGateway.use((gateway) => gateway.updateBirthday("29/02/1996", "dd/MM/yyyy")),
  updateSponsor: ProfileGateway.use((gateway) =>
    gateway.updateSponsor({ userId: "55502", sponsorCode: "sp.m8T1xq7Zk3bN9dRw5c0vY2" }),
  ),
  updateContactMethod: ProfileGateway.use((gateway) => gateway.updateContactMethod("EMAIL")),
  getSavedPolicies: ProfileGateway.use((gateway) => gateway.getSavedPolicies),
  validatePolicies: ProfileGateway.use((gateway) => gateway.validatePolicies([1, 2])),
  getAvailableData: ProfileGateway.use((gateway) => gateway.getAvailableData("standard", "1")),
  getRestrictedUserInfo: ProfileGateway.use((gateway) => gateway.getRestrictedUserInfo("55502")),
  deleteAccount: ProfileGateway.use((gateway) => gateway.deleteAccount(false)),
  listUserEvents: ProfileGateway.use((gateway) => gateway.listUserEvents),
  listUserEventsSeven: ProfileGateway.use((gateway) => gateway.listUserEventsSeven),
  deleteAddress: AddressBookGateway.use((gateway) => gateway.deleteAddress("300000000001")),
  getGuestAddress: AddressBookGateway.use((gateway) =>
    gateway.getGuestAddress({
      addressId: "300000000001",
      orderId: orderId("700000000001"),
      guestToken: Redacted.make("5c0vY2m8T1xq7Zk3bN9dRw"),
    }),
  ),
}
