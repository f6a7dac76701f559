import * as Effect from "effect/Effect"
import type { CommandDefect, CommandResult } from "../../runtime/CommandResult.ts"
import type { Cart } from "../../../domain/cart/Cart.ts"

/**
 * Runs a program that returns the cart with additional values by `changed`, which handles only carts. Returns the
 * latest known cart and the program's own values for everything else.
 */
export async function withCart<A extends { readonly cart: Cart }, E, R>(
  changed: (program: Effect.Effect<Cart, E, R>) => Promise<CommandResult<Cart, E | CommandDefect>>,
  program: Effect.Effect<A, E, R>,
): Promise<CommandResult<A, E | CommandDefect>> {
  let whole: A | undefined
  const result = await changed(Effect.map(program, (answer) => (whole = answer).cart))
  if (!result.ok) return result
  return whole === undefined
    ? { ok: false, error: { _tag: "CommandDefect", detail: "unknown" } }
    : { ok: true, value: { ...whole, cart: result.value } }
}
