import type { FakeCommands } from "./shopAround.tsx"

/** Product actions of which only the given ones may be called. */
export function onlyProductActions(
  asked: NonNullable<FakeCommands["productActions"]>,
): Pick<FakeCommands, "productActions"> {
  return { productActions: asked }
}
