import type { FakeCommands } from "./shopAround.tsx"
import { refused } from "./shopAround.tsx"

const none = () => refused({ _tag: "CommandDefect", detail: "not expected" })

/** Commands of the payment forms; each one that a test does not pass fails. */
export const fakePaymentCommands = (
  overrides: NonNullable<FakeCommands["payments"]> = {},
): NonNullable<FakeCommands["payments"]> => ({
  addGiftCard: none,
  removeGiftCard: none,
  loadGiftCards: none,
  checkAffinity: none,
  savedCards: none,
  banks: none,
  klarna: none,
  hasDeviceWallet: none,
  confirmOnDevice: none,
  completeDevicePayment: none,
  savePreferredMethod: none,
  preferredMethod: none,
  pollScan: none,
  drawQr: none,
  ...overrides,
})
