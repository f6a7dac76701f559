import { ExitCode } from "./ExitCode.ts"
import { runCli } from "./runCli.ts"

// Readers close the pipe when they have enough output (`selvedge product list | head`).
process.stdout.on("error", (error: NodeJS.ErrnoException) =>
  process.exit(error.code === "EPIPE" ? ExitCode.done : ExitCode.defect),
)

process.exitCode = await runCli(process.argv.slice(2))
