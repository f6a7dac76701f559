import type { Command } from "commander"
import type { RestCall } from "../../../application/rest/RestGateway.ts"
import { CliUsageError } from "../CliUsageError.ts"
import type { GlobalOptions } from "../withCliContext.ts"
import { withCliContext } from "../withCliContext.ts"
import { callRestAction, listRestActions } from "../restAction.ts"

interface RestOptions extends GlobalOptions {
  readonly param: readonly string[]
  readonly path: readonly string[]
  readonly query: readonly string[]
  readonly body?: string
  readonly ts?: string
  readonly out?: string
  readonly include?: boolean
}

const appendOption = (value: string, before: readonly string[]): readonly string[] => [...before, value]

/** `rest`: one named action of the specification, in the backend's own format. `open` opens the store to call. */
export function addRestCommand(program: Command, open: typeof withCliContext = withCliContext): void {
  program
    .command("rest [action]")
    .description(
      "call a named action of the backend, such as order:shoppingCart; without one, list all with their parameters",
    )
    .option(
      "--param <name=value>",
      "a parameter by the specification's name; the same name again makes a list; JSON for members of the body",
      appendOption,
      [],
    )
    .option("--path <name=value>", "the same as --param", appendOption, [])
    .option("--query <name=value>", "the same as --param", appendOption, [])
    .option("--body <json>", "the body as a whole, as a JSON object")
    .option("--ts <milliseconds>", "moment of the call, to get a fresh answer")
    .option("--out <file>", "where a ticket or a picture goes")
    .option("--include", "print the status and the audience header too")
    .action(async (action: string | undefined, _options: unknown, command: Command) => {
      const options: RestOptions = command.optsWithGlobals()
      const { out, include } = options
      const call = {
        parameterTexts: [...options.param, ...options.path, ...options.query].map(parsePair),
        ...restOf(options),
      }
      await open(options, (shop) =>
        action === undefined
          ? listRestActions(shop)
          : callRestAction(shop, action, call, {
              includesStatus: include === true,
              ...(out === undefined ? {} : { out }),
            }),
      )
    })
}

/** The options other than parameters. */
function restOf({ body, ts }: RestOptions): Pick<RestCall, "body" | "ts"> {
  if (ts !== undefined && !/^[0-9]{1,16}$/.test(ts))
    throw new CliUsageError({ message: `--ts is "${ts}", which is no number of milliseconds.` })
  return { ...(body === undefined ? {} : { body: jsonOf(body) }), ...(ts === undefined ? {} : { ts: Number(ts) }) }
}

function parsePair(text: string): readonly [name: string, value: string] {
  const mark = text.indexOf("=")
  if (mark < 1) throw new CliUsageError({ message: `"${text}" is no name=value.` })
  return [text.slice(0, mark), text.slice(mark + 1)]
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new CliUsageError({ message: "--body is no JSON: put it in single quotes, names and texts in double ones." })
  }
}
