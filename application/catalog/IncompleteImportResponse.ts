import * as Schema from "effect/Schema"

/** The backend took products and did not say what became of them; `line` is where each begins in the file. */
export class IncompleteImportResponse extends Schema.TaggedError<IncompleteImportResponse>()(
  "IncompleteImportResponse",
  {
    products: Schema.Array(Schema.Struct({ line: Schema.Int, handle: Schema.String })),
  },
) {}
