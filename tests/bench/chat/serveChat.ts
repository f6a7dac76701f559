import { createSandbox } from "../../../contracts/sandbox/createSandbox.ts"
import { serveSandbox } from "../../../contracts/sandbox/server.ts"
import { smallWorld } from "../../support/sandbox/smallWorld.ts"

/** Serves a sandbox with its embedded chat in a process of its own, and returns its origin. */
export async function serveChat(place: { readonly dataDir: string } | { readonly databaseUrl: string }) {
  const sandbox = await createSandbox({ ...place, world: smallWorld, log: () => undefined })
  const { url } = await serveSandbox(sandbox)
  return url
}
