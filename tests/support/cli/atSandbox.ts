import * as Redacted from "effect/Redacted"
import type { TestGuest, TestShop } from "../sandbox/onBothDatabases.ts"
import type { TestTerminal } from "./aTerminal.ts"
import { aTerminal } from "./aTerminal.ts"

/**
 * The terminal of a guest before a sandbox. `meanwhile` is told of every call before it is made: somebody does
 * something elsewhere.
 */
export function atSandbox(
  { sandbox }: TestShop,
  { token }: TestGuest,
  meanwhile: (path: string) => Promise<unknown> | undefined = () => undefined,
  configuration: Readonly<Record<string, string>> = {},
): TestTerminal {
  const fetch = async (request: Request) => {
    await meanwhile(new URL(request.url).pathname)
    return sandbox.handle(request)
  }
  return aTerminal({ fetch, session: { accessToken: Redacted.make(token), userType: "guest" } }, configuration)
}
