/** A schema.org entity. */
export type SchemaOrgThing = Readonly<Record<string, unknown>> & { readonly "@type": string }
