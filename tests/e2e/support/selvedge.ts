import { spawn } from "node:child_process"
import { vi } from "vitest"
import { runCli } from "../../../adapters/cli/runCli.ts"
import { projectRoot } from "./projectRoot.ts"

/** Output and exit code of a run of the command. */
export interface CommandRun {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** A command that has not ended yet. */
export interface RunningCommand {
  readonly ended: Promise<CommandRun>
  /** Resolves with the match of a pattern in its standard error. */
  readonly message: (pattern: RegExp) => Promise<string>
  /** Sends SIGINT. */
  readonly interrupt: () => void
}

export interface CommandOptions {
  readonly environment?: Readonly<Record<string, string>>
  readonly input?: string
}

/**
 * Runs `selvedge` as a script would: no terminal, and `input` on its standard input. Without input it runs in this
 * process, which takes a tenth of the CPU time of the built program; commands then run one after the other.
 */
export function selvedge(commandLine: readonly string[], options: CommandOptions = {}): Promise<CommandRun> {
  if (options.input !== undefined) return startSelvedge(commandLine, options).ended
  const run = running.then(() => runHere(commandLine, options))
  running = run.then(() => undefined)
  return run
}

/** Ends when all commands in this process have ended; they share its output and environment. */
let running: Promise<void> = Promise.resolve()

async function runHere(commandLine: readonly string[], { environment = {} }: CommandOptions): Promise<CommandRun> {
  const [stdout, stderr]: [string[], string[]] = [[], []]
  const record = (chunks: string[]) => (chunk: string | Uint8Array) =>
    chunks.push(typeof chunk === "string" ? chunk : Buffer.from(chunk).toString()) > 0
  const spies = [
    vi.spyOn(process.stdout, "write").mockImplementation(record(stdout)),
    vi.spyOn(process.stderr, "write").mockImplementation(record(stderr)),
  ]
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
  try {
    const code = await runCli(commandLine)
    return { code, stdout: stdout.join(""), stderr: stderr.join("") }
  } finally {
    process.exitCode = undefined
    vi.unstubAllEnvs()
    for (const spy of spies) spy.mockRestore()
  }
}

/** Starts the built program, for a test that acts in the meantime. */
export function startSelvedge(commandLine: readonly string[], options: CommandOptions = {}): RunningCommand {
  const child = spawn(process.execPath, ["dist/server/cli.js", ...commandLine], {
    cwd: projectRoot,
    env: { ...process.env, NODE_ENV: "production", ...options.environment },
    stdio: ["pipe", "pipe", "pipe"],
  })
  let stdout = ""
  let stderr = ""
  const listeners = new Set<() => void>()
  child.stdout.on("data", (chunk: Buffer) => (stdout += chunk.toString()))
  child.stderr.on("data", (chunk: Buffer) => {
    stderr += chunk.toString()
    for (const listener of listeners) listener()
  })
  const ended = new Promise<CommandRun>((resolve) => child.once("close", (code) => resolve({ code, stdout, stderr })))
  child.stdin.end(options.input ?? "")
  return {
    ended,
    message: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = pattern.exec(stderr)
          if (found !== null) resolve(found[1] ?? found[0])
        }
        listeners.add(look)
        look()
        void ended.then(() =>
          reject(new Error(`The command ended without saying ${String(pattern)}:\n${stdout}${stderr}`)),
        )
      }),
    interrupt: () => void child.kill("SIGINT"),
  }
}
