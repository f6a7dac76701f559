import { CommanderError } from "commander"
import { cliProgram } from "./cliProgram.ts"
import { ExitCode } from "./ExitCode.ts"
import { isCommandError } from "./isCommandError.ts"
import { presentError } from "./output/presentError.ts"

/** Runs one command line, without the program's name, and returns its exit code; errors are printed. */
export async function runCli(words: readonly string[]): Promise<number> {
  const program = cliProgram()
  process.exitCode = undefined
  try {
    await program.parseAsync(words, { from: "user" })
    return Number(process.exitCode ?? ExitCode.done)
  } catch (error) {
    return fail(error, program.opts()["json"] === true)
  }
}

function fail(error: unknown, isJson: boolean): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? ExitCode.done : ExitCode.usage
  if (isCommandError(error)) {
    const { message, exitCode } = presentError(error)
    process.stderr.write(isJson ? `${JSON.stringify({ error: error._tag, message })}\n` : `${message}\n`)
    return exitCode
  }
  process.stderr.write(
    "Unexpected error. This is a bug in selvedge; please report it.\n" +
      `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  )
  return ExitCode.defect
}
