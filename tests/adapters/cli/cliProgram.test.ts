import type { Command } from "commander"
import { CommanderError } from "commander"
import { describe, expect, it, vi } from "vitest"
import manifest from "../../../package.json" with { type: "json" }
import { cliProgram } from "../../../adapters/cli/cliProgram.ts"

/** Runs the program with options that end it, and returns its standard output. */
async function output(...args: readonly string[]): Promise<string> {
  const written: string[] = []
  const spy = vi.spyOn(process.stdout, "write").mockImplementation((chunk) => written.push(String(chunk)) > 0)
  try {
    await cliProgram().parseAsync(args, { from: "user" })
  } catch (error) {
    if (!(error instanceof CommanderError) || error.exitCode !== 0) throw error
  } finally {
    spy.mockRestore()
  }
  return written.join("")
}

function allCommands(command: Command): readonly Command[] {
  return [command, ...command.commands.flatMap(allCommands)]
}

describe("the command line", () => {
  it.each(["--version", "-v"])("%s prints name and version", async (flag) => {
    expect(await output(flag)).toBe(`${manifest.name} ${manifest.version}\n`)
  })

  it("groups the commands in its help", async () => {
    const help = await output("--help")
    expect(help.match(/^\w.* commands:$/gmu)).toEqual([
      "Catalog commands:",
      "Shopping commands:",
      "Order commands:",
      "Account commands:",
      "Merchant and developer commands:",
    ])
    expect(help).toMatch(/Examples:\n {2}\$ selvedge store list/u)
  })

  it("describes each command and option in one line, imperative and without a full stop", () => {
    const [, ...commands] = allCommands(cliProgram())
    const descriptions = commands.flatMap((command) => [
      command.description(),
      ...command.options.map((option) => option.description),
    ])
    expect(descriptions.length).toBeGreaterThan(200)
    expect(descriptions.filter((text) => !/^[A-Z][^\n]{2,109}[^.\n]$/u.test(text))).toEqual([])
  })

  it("gives no subcommand an option of a command above it, which would take its value", () => {
    const clashes = (command: Command, taken: readonly (string | undefined)[]): readonly string[] => [
      ...command.options.flatMap(({ long }) => (taken.includes(long) ? [`${command.name()} ${long ?? ""}`] : [])),
      ...command.commands.flatMap((child) => clashes(child, [...taken, ...command.options.map(({ long }) => long)])),
    ]
    expect(clashes(cliProgram(), [])).toEqual([])
  })
})
