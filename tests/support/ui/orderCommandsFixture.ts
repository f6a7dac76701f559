import type { CommandResult } from "../../../ui/runtime/CommandResult.ts"
import type { FakeCommands } from "./shopAround.tsx"

/** Order commands of which only the given ones may be called. */
export function orderCommandsFixture(asked: NonNullable<FakeCommands["orders"]>): Pick<FakeCommands, "orders"> {
  return { orders: asked }
}

export function succeedWith<A>(value: A): Promise<CommandResult<A, never>> {
  return Promise.resolve({ ok: true, value })
}

export function failWith<const E>(error: E): Promise<CommandResult<never, E>> {
  return Promise.resolve({ ok: false, error })
}
