import { readFileSync } from "node:fs"
import { createInterface } from "node:readline"
import { Writable } from "node:stream"
import * as Redacted from "effect/Redacted"
import { CliUsageError } from "../CliUsageError.ts"

/** Maximum length of a password in characters. */
const MAX_LENGTH = 1_024

/**
 * Reads a password from the first line of standard input, or prompts without echo. Never from the command line, which
 * other users and the shell's history can see.
 */
export async function readPassword(fromStdin: boolean, question = "Password: "): Promise<Redacted.Redacted<string>> {
  const [password = ""] = await readPasswords(fromStdin, [question])
  return Redacted.make(password)
}

/** Reads several passwords: one per line of standard input, or by one prompt each. */
export async function readPasswords(fromStdin: boolean, questions: readonly string[]): Promise<readonly string[]> {
  if (!fromStdin && !process.stdin.isTTY)
    throw new CliUsageError({
      message: "Cannot ask for the password without a terminal. Use --password-stdin.",
    })
  const lines = fromStdin
    ? readFileSync(0, "utf8").split(/\r?\n/).slice(0, questions.length)
    : await promptAllHidden(questions)
  const passwords = questions.map((_, at) => lines[at] ?? "")
  if (passwords.some((password) => password === "" || password.length > MAX_LENGTH))
    throw new CliUsageError({ message: `A password must have 1 to ${MAX_LENGTH} characters.` })
  return passwords
}

async function promptAllHidden(questions: readonly string[]): Promise<readonly string[]> {
  const answers: string[] = []
  for (const question of questions) answers.push(await promptHidden(question))
  return answers
}

function promptHidden(question: string): Promise<string> {
  const nothing = new Writable({ write: (_chunk, _encoding, done) => done() })
  const reader = createInterface({ input: process.stdin, output: nothing, terminal: true })
  process.stderr.write(question)
  return new Promise((resolve) => {
    // Ctrl-C or Ctrl-D counts as an empty password.
    reader.once("close", () => {
      process.stderr.write("\n")
      resolve("")
    })
    reader.question("", (answer) => {
      resolve(answer)
      reader.close()
    })
  })
}
