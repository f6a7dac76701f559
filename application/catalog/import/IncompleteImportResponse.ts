import * as Schema from "effect/Schema"

/** The backend accepted products without reporting their outcome; `line` is the first line of each in the file. */
export class IncompleteImportResponse extends Schema.TaggedError<IncompleteImportResponse>()(
  "IncompleteImportResponse",
  {
    products: Schema.Array(Schema.Struct({ line: Schema.Int, handle: Schema.String })),
  },
) {}
