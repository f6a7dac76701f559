import { DeviceWallet } from "../../application/checkout/DeviceWallet.ts"
import { ScriptLoader } from "../../application/platform/ScriptLoader.ts"
import { gateway } from "../backend/gateway.ts"
import { lazyDeviceWallet } from "../browser/lazyDeviceWallet.ts"
import { scriptTagLoader } from "../browser/ScriptTagLoader.ts"

/** Scripts that some features load, in the format of the gateways. */
export const scriptLoader = gateway(ScriptLoader, () => scriptTagLoader())
export const deviceWallet = gateway(DeviceWallet, () => lazyDeviceWallet())

/** Loads the QR code renderer. */
export const loadQrPath = async () => (await import("../browser/qrPath.ts")).qrPath
