import { writeFileSync } from "node:fs"

/** Environment variable with the path of the file. */
export const ERRORS_FILE = "SELVEDGE_UNHANDLED_ERRORS"

/** A Vitest reporter that writes the errors outside any test, which its JSON report lacks, to a file as JSON. */
export default class UnhandledErrors {
  onTestRunEnd(_modules, errors) {
    const described = errors.map(({ type, name, message, stack, VITEST_TEST_PATH: file }) => ({
      type: type ?? "Unhandled error",
      file,
      stack: stack ?? `${name ?? "Error"}: ${message}`,
    }))
    writeFileSync(process.env[ERRORS_FILE], JSON.stringify(described))
  }
}
