import { spawn } from "node:child_process"
import { projectRoot } from "./runShop.ts"

/** What a run of the command gave. */
export interface CommandRun {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** Runs `selvedge` as a script would: no terminal, and `input` on its standard input. */
export function selvedge(commandLine: readonly string[], options: { readonly environment?: Readonly<Record<string, string>>; readonly input?: string } = {}): Promise<CommandRun> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ["dist/server/cli.js", ...commandLine], {
      cwd: projectRoot,
      env: { ...process.env, NODE_ENV: "production", ...options.environment },
      stdio: ["pipe", "pipe", "pipe"],
    })
    let stdout = ""
    let stderr = ""
    child.stdout.on("data", (chunk: Buffer) => (stdout += chunk.toString()))
    child.stderr.on("data", (chunk: Buffer) => (stderr += chunk.toString()))
    child.once("exit", (code) => resolve({ code, stdout, stderr }))
    child.stdin.end(options.input ?? "")
  })
}
