import { Command } from "commander"
import type { Option, ParseOptionsResult } from "commander"

/** Starts a word that commander must not read as an option; no argument of a program can contain it. */
const VALUE = "\0"
/** One hyphen and two characters or more. */
const LONG_WORD = /^-[^-]./

/**
 * A command, and its subcommands, that accept values that begin with a hyphen, as one token in 64 does. Commander would
 * report them as unknown options. All options of more than one letter have two hyphens, so that a longer word with one
 * hyphen is a value, except short options in one word (`-vh`) and one with its value (`-fsku=1`).
 */
export class ShopCommand extends Command {
  override createCommand(name?: string): ShopCommand {
    return new ShopCommand(name)
  }

  override parseOptions(words: string[]): ParseOptionsResult {
    const marked = words.map((word, index) => (this.isValue(word, words.slice(0, index)) ? VALUE + word : word))
    const { operands, unknown } = super.parseOptions(marked)
    return { operands: operands.map(withoutMark), unknown: unknown.map(withoutMark) }
  }

  /** Adds what to do when the unknown option is a value. */
  override error(message: string, options?: Parameters<Command["error"]>[1]): never {
    const hint = "If it is a value, write it after all options and --."
    return super.error(options?.code === "commander.unknownOption" ? `${message}\n${hint}` : message, options)
  }

  private isValue(word: string, before: readonly string[]): boolean {
    if (!LONG_WORD.test(word)) return false
    const options = optionsOf(rootOf(this))
    const hasOption = (short: string, takesValue: boolean) =>
      options.some((option) => option.short === short && (option.required || option.optional) === takesValue)
    const isOptions = Array.from(word.slice(1)).every((letter) => hasOption(`-${letter}`, false))
    // Commander takes the word after an option that requires a value as it is, and all words after a variadic one.
    const isOfOption = this.options.some((option) =>
      (option.variadic ? before : before.slice(-1)).some(
        (one) => option.required && (one === option.short || one === option.long),
      ),
    )
    return !isOptions && !hasOption(word.slice(0, 2), true) && !isOfOption
  }
}

function rootOf(command: Command): Command {
  return command.parent === null ? command : rootOf(command.parent)
}

/** The options of a command and its subcommands, with help. */
function optionsOf(command: Command): readonly Option[] {
  return [...command.createHelp().visibleOptions(command), ...command.commands.flatMap(optionsOf)]
}

function withoutMark(word: string): string {
  return word.startsWith(VALUE) ? word.slice(VALUE.length) : word
}
