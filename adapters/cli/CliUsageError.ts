import * as Schema from "effect/Schema"

/**
 * Something given on the command line, or in a file it names, that cannot be used; `message` says what and how to mend
 * it.
 */
export class CliUsageError extends Schema.TaggedError<CliUsageError>()("CliUsageError", { message: Schema.String }) {}
