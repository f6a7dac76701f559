import { spawn } from "node:child_process"
import { projectRoot } from "./runShop.ts"

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

/** Runs `selvedge` as a script would: no terminal, and `input` on its standard input. */
export function selvedge(commandLine: readonly string[], options: CommandOptions = {}): Promise<CommandRun> {
  return startSelvedge(commandLine, options).ended
}

/** Starts the same, for a test that acts in the meantime. */
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
