import type { Command } from "commander"
import { CommanderError } from "commander"
import { describe, expect, it, vi } from "vitest"
import manifest from "../../../package.json" with { type: "json" }
import { ShopCommand } from "../../../adapters/cli/ShopCommand.ts"
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

  it.each([
    [["-8dQ_x-1"], ["-8dQ_x-1"], {}],
    [["--note", "x", "-8dQ_x-1"], ["-8dQ_x-1"], { note: "x" }],
    [["-8dQ_x-1", "--note", "x"], ["-8dQ_x-1"], { note: "x" }],
    [["--note", "-8dQ_x-1", "a"], ["a"], { note: "-8dQ_x-1" }],
    [["-fname=1", "-8dQ_x-1"], ["-8dQ_x-1"], { field: "name=1" }],
    [["--", "--8dQ_x-1"], ["--8dQ_x-1"], {}],
    [["-hours"], ["-hours"], {}],
    [["-1"], ["-1"], {}],
  ] as const)("F228 reads %j as values %j and options %j", async (words, values, options) => {
    const read: unknown[] = []
    const program = new ShopCommand("shop").option("--store <store>").exitOverride()
    program
      .command("group")
      .command("use <values...>")
      .option("--note <text>")
      .option("-f, --field <pair>")
      .action((...all: readonly unknown[]) => void read.push(all[0], all[1]))
    await program.parseAsync(["group", "use", ...words], { from: "user" })
    expect(read).toEqual([values, options])
  })

  it.each(["--8dQ_x-1", "-f8dQ_x-1", "-x"])(
    "F228 says what to do when an unknown option is a value: %s",
    async (word) => {
      const written: string[] = []
      const program = cliProgram()
      const quiet = (command: Command): void => {
        command.configureOutput({ writeErr: (text) => written.push(text) })
        command.commands.forEach(quiet)
      }
      quiet(program)
      await expect(
        program.parseAsync(["restock-alert", "confirm", "ana@example.org", word], { from: "user" }),
      ).rejects.toThrow(CommanderError)
      expect(written.join("")).toContain(
        `error: unknown option '${word}'\nIf it is a value, write it after all options and --.\n`,
      )
    },
  )

  it("keeps a variadic option's values apart from a word with a hyphen", async () => {
    const program = new ShopCommand("shop").exitOverride().configureOutput({ writeErr: () => undefined })
    program
      .command("use")
      .option("--list <names...>")
      .action(() => undefined)
    await expect(program.parseAsync(["use", "--list", "a", "-8dQ"], { from: "user" })).rejects.toThrow("'-8dQ'")
  })

  it("gives no subcommand an option of a command above it, which would take its value", () => {
    const clashes = (command: Command, taken: readonly (string | undefined)[]): readonly string[] => [
      ...command.options.flatMap(({ long }) => (taken.includes(long) ? [`${command.name()} ${long ?? ""}`] : [])),
      ...command.commands.flatMap((child) => clashes(child, [...taken, ...command.options.map(({ long }) => long)])),
    ]
    expect(clashes(cliProgram(), [])).toEqual([])
  })
})
