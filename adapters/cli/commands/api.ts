import type { Command } from "commander"
import type { RestCall } from "../../../application/rest/RestGateway.ts"
import { CliUsageError } from "../CliUsageError.ts"
import type { GlobalOptions } from "../withCliContext.ts"
import { withCliContext } from "../withCliContext.ts"
import { callRestAction, listRestActions } from "../restAction.ts"

interface ApiOptions extends GlobalOptions {
  readonly field?: readonly string[]
  readonly body?: string
  readonly cacheBuster?: string
  readonly out?: string
  readonly include?: boolean
}

const appendOption = (value: string, previous: readonly string[] = []): readonly string[] => [...previous, value]

/** `api`: one named action, in the backend's own format. `open` opens the store to call. */
export function addApiCommand(program: Command, open: typeof withCliContext = withCliContext): void {
  program
    .command("api [action]")
    .description("Call a backend action, or list all actions and their parameters")
    .option("-f, --field <name=value>", "Path, query or body parameter; repeatable", appendOption)
    .option("--body <json>", "Request body as a JSON object")
    .option("--cache-buster <milliseconds>", "Timestamp that bypasses caches")
    .option("--out <file>", "Write a returned file to this path")
    .option("--include", "Print the status and the audience header too")
    .addHelpText(
      "after",
      "\nRepeat a name to pass a list. Give parameters of the body as JSON. See docs/rest-actions.md.\n\nExamples:\n" +
        "  $ selvedge --store ES api order:shoppingCart\n" +
        "  $ selvedge --store ES api order:order --field orderId=700000000001",
    )
    .action(async (action: string | undefined, _options: unknown, command: Command) => {
      const options: ApiOptions = command.optsWithGlobals()
      const { out, include } = options
      const call = {
        parameterTexts: (options.field ?? []).map(parsePair),
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
function restOf({ body, cacheBuster }: ApiOptions): Pick<RestCall, "body" | "ts"> {
  if (cacheBuster !== undefined && !/^[0-9]{1,16}$/.test(cacheBuster))
    throw new CliUsageError({ message: `Invalid --cache-buster "${cacheBuster}". Use a number of milliseconds.` })
  return {
    ...(body === undefined ? {} : { body: jsonOf(body) }),
    ...(cacheBuster === undefined ? {} : { ts: Number(cacheBuster) }),
  }
}

function parsePair(text: string): readonly [name: string, value: string] {
  const mark = text.indexOf("=")
  if (mark < 1) throw new CliUsageError({ message: `Invalid --field "${text}". Use name=value.` })
  return [text.slice(0, mark), text.slice(mark + 1)]
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new CliUsageError({
      message: "--body is not valid JSON. Put the value in single quotes and strings in double quotes.",
    })
  }
}
