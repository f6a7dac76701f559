import type { FakeCommands } from "./shopAround.tsx"

/** Delivery commands of a customer who is not a business customer. */
export function deliveryCommandsFixture(asked: NonNullable<FakeCommands["delivery"]>): Pick<FakeCommands, "delivery"> {
  return { delivery: { isBusiness: () => Promise.resolve({ ok: true, value: false }), ...asked } }
}
