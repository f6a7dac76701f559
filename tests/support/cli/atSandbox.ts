import * as Redacted from "effect/Redacted"
import type { TestGuest, TestShop } from "../sandbox/onBothDatabases.ts"
import type { TestTerminal } from "./aTerminal.ts"
import { aTerminal } from "./aTerminal.ts"

/**
 * A guest's terminal in front of a sandbox. `meanwhile` runs before every call, to change something in another session.
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
