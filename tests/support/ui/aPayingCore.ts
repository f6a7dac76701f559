import type { PayingCommands } from "../../../ui/runtime/PayingCommands.ts"
import { refused } from "./shopAround.tsx"

const none = () => refused({ _tag: "CommandDefect", detail: "not expected" })

/** What the forms of the ways to pay may ask; whatever is not given fails. */
export const aPayingCore = (given: Partial<PayingCommands> = {}): PayingCommands => ({
  addGiftCard: none,
  takeGiftCardOff: none,
  readGiftCards: none,
  checkAffinity: none,
  keptCards: none,
  banks: none,
  klarna: none,
  hasDeviceWallet: none,
  confirmOnDevice: none,
  endOnDevice: none,
  rememberWay: none,
  rememberedWay: none,
  askScan: none,
  drawQr: none,
  ...given,
})
