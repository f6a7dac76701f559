import type { FakeCommands } from "./shopAround.tsx"

/** Wishlist commands. A list has no sign-in, and there are no events, unless the test passes them. */
export function wishlistCommandsFixture(
  asked: NonNullable<FakeCommands["wishlists"]>,
): NonNullable<FakeCommands["wishlists"]> {
  return {
    sharingSecrets: () => Promise.resolve({ ok: true, value: {} }),
    events: () => Promise.resolve({ ok: true, value: [] }),
    ...asked,
  }
}
