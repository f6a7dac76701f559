import * as Schema from "effect/Schema"

/** Invalid input on the command line, or in a file that it names. `message` describes the error and its correction. */
export class CliUsageError extends Schema.TaggedError<CliUsageError>()("CliUsageError", { message: Schema.String }) {}
