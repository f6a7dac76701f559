import { PasskeyDevice } from "../../application/account/passkeys/PasskeyDevice.ts"
import { gateway } from "../backend/gateway.ts"
import { webAuthnPasskeys } from "../browser/WebAuthnPasskeys.ts"

/** The passkeys of the browser, in the format of the gateways; a file of its own, because it brings a library. */
export const browserPasskeys = gateway(PasskeyDevice, () => webAuthnPasskeys)
