import type { LogLine } from "../../../contracts/sandbox/platform/ports/SandboxPorts.ts"
import { serveSandbox } from "../../../contracts/sandbox/server.ts"
import { providerStates } from "../../../contracts/sandbox/composition/providerStates.ts"
import type { Pact } from "../../../contracts/verification/readPacts.ts"
import type { Verification } from "../../../contracts/verification/Verification.ts"
import { verifyProvider } from "../../../contracts/verification/verifyProvider.ts"
import { openSandbox } from "../../support/sandbox/newDatabase.ts"

// Both ends are on this machine, so that a proxy must not be used.
for (const name of ["HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "http_proxy", "https_proxy", "all_proxy"])
  delete process.env[name]

const PUBLIC_URL = "http://localhost:4173"
const ADMIN_KEY = "the-admin-key-of-the-verification"

export interface SandboxVerification extends Verification {
  /** Requests received through the port, without those that set up states. */
  readonly requests: number
  /** Errors that the sandbox has logged. */
  readonly logged: readonly LogLine[]
}

/** Plays every interaction of the pacts against a new sandbox with the demo world. */
export async function verifySandbox(pacts: readonly Pact[]): Promise<SandboxVerification> {
  const logged: LogLine[] = []
  let requests = 0
  const sandbox = await openSandbox({
    // Enough for every state; the demo world has more, which take longer to write.
    products: 60,
    publicUrl: PUBLIC_URL,
    adminKey: ADMIN_KEY,
    log: (line) => logged.push(line),
  })
  const server = await serveSandbox({
    ...sandbox,
    handle: (request) => {
      requests += 1
      return sandbox.handle(request)
    },
  })
  try {
    const verification = await verifyProvider({
      url: server.url,
      pacts,
      states: providerStates(sandbox.handle, PUBLIC_URL, ADMIN_KEY),
    })
    return { ...verification, requests, logged: logged.filter(({ level }) => level === "error") }
  } finally {
    await server.close()
    await sandbox.close()
  }
}
