import * as Schema from "effect/Schema"

/** A newsletter request that breaks rules, with the fields. */
export class NewsletterRequestRefused extends Schema.TaggedError<NewsletterRequestRefused>()(
  "NewsletterRequestRefused",
  {
    reasons: Schema.Array(
      Schema.Struct({ field: Schema.Literals(["email", "policies"]), rule: Schema.Literals(["required", "email"]) }),
    ),
  },
) {}
