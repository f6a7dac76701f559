/** Written by `scripts/texts/textsPlugin.ts` from the files of texts. */
declare module "virtual:texts" {
  type Catalogue = import("./TextCatalogue.ts").TextCatalogue
  type Bundles = Readonly<Record<import("./textBundles.ts").TextBundle, () => Promise<Catalogue>>>

  /** Fetches what is needed to fetch the bundles of a language. */
  export const languages: Readonly<
    Record<import("./textLanguages.ts").TextLanguage, () => Promise<{ readonly bundles: Bundles }>>
  >
}
