import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Readable } from "node:stream"
import { vi } from "vitest"
import { cliProgram } from "../../../adapters/cli/cliProgram.ts"
import { isCommandError } from "../../../adapters/cli/isCommandError.ts"
import { presentError } from "../../../adapters/cli/output/presentError.ts"
import { serveSandbox } from "../../../contracts/sandbox/server.ts"
import { worldWithUnits } from "../../sandbox/checkout/customer.ts"
import { openTestShop } from "../sandbox/onBothDatabases.ts"

/** Output and exit code of a command. */
export interface CommandRun {
  readonly out: string
  /** Parsed; undefined where it is no JSON. */
  readonly json: unknown
  /** The message of a failure; undefined without one. */
  readonly error: string | undefined
  readonly exitCode: number
}

export interface CommandLine {
  readonly run: (...args: readonly string[]) => Promise<CommandRun>
  /** Origin of the sandbox. */
  readonly backendUrl: string
  /** Writes a file for an option that takes one, and returns its path. */
  readonly file: (name: string, content: unknown) => string
  /** The path of a file that a command may write. */
  readonly path: (name: string) => string
  /** The messages that the shop sent to an address, as JSON. */
  readonly messagesTo: (recipient: string) => Promise<string>
  readonly close: () => Promise<void>
}

const ADMIN_KEY = "admin-key-of-the-command-line"

/** A terminal that types the same password at every prompt. */
const typist = () =>
  Object.assign(
    new Readable({
      highWaterMark: 1,
      read() {
        this.push("Correct-horse-1\n")
      },
    }),
    { isTTY: true },
  )

/**
 * The whole command line in this process, on a sandbox behind a port, in the store of Spain and in English. Prompts get
 * a password.
 */
export async function openCommandLine(units: Readonly<Record<string, number>>): Promise<CommandLine> {
  const port = await freePort()
  const publicUrl = `http://127.0.0.1:${port}`
  const { sandbox } = await openTestShop({
    world: worldWithUnits(units),
    now: Date.now,
    adminKey: ADMIN_KEY,
    publicUrl,
    // Browsers have no passkeys on an IP address.
    passkeyOrigins: () => ["http://localhost:4173"],
  })
  const server = await serveSandbox(sandbox, { port })
  const folder = mkdtempSync(join(tmpdir(), "selvedge-cli-"))
  const path = (name: string) => join(folder, name)
  const standardInput = Object.getOwnPropertyDescriptor(process, "stdin")
  Object.defineProperty(process, "stdin", { value: typist(), configurable: true })
  const globals = [
    "--backend",
    server.url,
    "--state-file",
    path("state.json"),
    "--admin-key",
    ADMIN_KEY,
    "--store",
    "ES",
    "--language",
    "en",
  ]
  return {
    path,
    backendUrl: server.url,
    file: (name, content) => {
      writeFileSync(path(name), typeof content === "string" ? content : JSON.stringify(content))
      return path(name)
    },
    run: async (...args) => {
      const written: string[] = []
      const spies = [
        vi.spyOn(process.stdout, "write").mockImplementation((chunk) => written.push(String(chunk)) > 0),
        vi.spyOn(process.stderr, "write").mockImplementation(() => true),
      ]
      process.exitCode = undefined
      let failure: { readonly message: string; readonly exitCode: number } | undefined
      try {
        await cliProgram().parseAsync([...globals, ...args], { from: "user" })
      } catch (error) {
        failure = isCommandError(error) ? presentError(error) : { message: String(error), exitCode: 2 }
      } finally {
        for (const spy of spies) spy.mockRestore()
      }
      const exitCode = failure?.exitCode ?? Number(process.exitCode ?? 0)
      process.exitCode = undefined
      const out = written.join("")
      return { out, json: parsed(out), error: failure?.message, exitCode }
    },
    messagesTo: async (recipient) => {
      const url = `${publicUrl}/sandbox/messages?recipient=${encodeURIComponent(recipient)}`
      return (await sandbox.handle(new Request(url, { headers: { "x-admin-key": ADMIN_KEY } }))).text()
    },
    close: async () => {
      if (standardInput !== undefined) Object.defineProperty(process, "stdin", standardInput)
      await server.close()
      await sandbox.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Responses contain the addresses of banks before the sandbox listens, so its port is chosen first. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
      .once("error", reject)
      .listen(0, "127.0.0.1", () => {
        const address = server.address()
        server.close(() =>
          typeof address === "object" && address !== null
            ? resolve(address.port)
            : reject(new Error("No port is free.")),
        )
      })
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
