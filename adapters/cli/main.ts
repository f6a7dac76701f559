import { CommanderError } from "commander"
import { cliProgram } from "./cliProgram.ts"
import { ExitCode } from "./ExitCode.ts"
import { isCommandError } from "./isCommandError.ts"
import { presentError } from "./presentError.ts"

const program = cliProgram()

// Readers close the pipe when they have enough output (`selvedge product list | head`).
process.stdout.on("error", (error: NodeJS.ErrnoException) =>
  process.exit(error.code === "EPIPE" ? ExitCode.done : ExitCode.defect),
)

try {
  await program.parseAsync()
} catch (error) {
  process.exitCode = fail(error)
}

function fail(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? ExitCode.done : ExitCode.usage
  if (isCommandError(error)) {
    const { message, exitCode } = presentError(error)
    process.stderr.write(
      program.opts()["json"] === true ? `${JSON.stringify({ error: error._tag, message })}\n` : `${message}\n`,
    )
    return exitCode
  }
  process.stderr.write(
    "Unexpected error. This is a bug in selvedge; please report it.\n" +
      `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  )
  return ExitCode.defect
}
