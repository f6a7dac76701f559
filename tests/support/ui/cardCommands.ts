import type { FakeCommands } from "./shopAround.tsx"

/** The gift card commands that a test passes; a card has no video unless the test adds one. */
export function cardCommands(some: NonNullable<FakeCommands["giftCards"]>): Pick<FakeCommands, "giftCards"> {
  return { giftCards: { video: () => Promise.resolve({ ok: true, value: { hasVideo: false } }), ...some } }
}
