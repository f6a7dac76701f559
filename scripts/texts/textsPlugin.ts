import type { Plugin } from "vite"
import { TEXT_BUNDLES } from "../../ui/text/textBundles.ts"
import type { TextCatalogue } from "../../ui/text/TextCatalogue.ts"
import { TEXT_LANGUAGES } from "../../ui/text/textLanguages.ts"
import type { TextFile } from "./readTexts.ts"
import { readTexts } from "./readTexts.ts"
import { languageOf, textFaults } from "./textFaults.ts"

const ID = "virtual:texts"
const BUNDLES: Readonly<Record<string, readonly string[]>> = TEXT_BUNDLES

/**
 * Provides the text files as modules: `virtual:texts` loads languages, `virtual:texts/fr` loads bundles,
 * `virtual:texts/fr/browse` is one bundle, with the texts of a region over those of its language. Faults in a file fail
 * the build and are listed.
 */
export function textsPlugin(root: string): Plugin {
  let files: readonly TextFile[] | undefined
  const read = () => {
    const all = readTexts(root)
    const faults = textFaults(all, { languages: TEXT_LANGUAGES, bundles: BUNDLES })
    if (faults.length > 0) throw new Error([`Faults in the texts of ${root}:`, ...faults].join("\n  "))
    return all
  }
  const check = () => (files ??= read())
  return {
    name: "texts",
    enforce: "pre",
    // Tests that need no texts run despite faults; texts are then checked when they are first loaded.
    configResolved: ({ command }) => void (command === "build" && check()),
    resolveId: { filter: { id: /^virtual:texts/ }, handler: (id) => `\0${id}` },
    load: { filter: { id: /^\0virtual:texts/ }, handler: (id) => writeModule(id.slice(1), check()) },
  }
}

function writeModule(id: string, files: readonly TextFile[]): string {
  const [, language, bundle] = id.split("/")
  if (language === undefined) return `export const languages = ${imports(TEXT_LANGUAGES, (name) => `${ID}/${name}`)}`
  if (bundle === undefined) {
    // Where a region has no texts of its own, its language's are fetched.
    const owner = (name: string) =>
      files.some((file) => file.language === language && BUNDLES[name]?.includes(file.area))
        ? language
        : languageOf({ language })
    return `export const bundles = ${imports(Object.keys(BUNDLES), (name) => `${ID}/${owner(name)}/${name}`, "texts")}`
  }
  return `export const texts = ${JSON.stringify(bundleTexts(files, language, BUNDLES[bundle] ?? []))}`
}

/** Returns an object of functions that import a module for each name, or one export of it. */
function imports(names: readonly string[], moduleOf: (name: string) => string, exported?: string): string {
  const load = (name: string) => {
    const module = `import(${JSON.stringify(moduleOf(name))})`
    return exported === undefined ? `() => ${module}` : `async () => (await ${module}).${exported}`
  }
  return `{\n${names.map((name) => `  ${JSON.stringify(name)}: ${load(name)},`).join("\n")}\n}`
}

/** Returns the texts of areas in a language; regional texts override those of the language. */
export function bundleTexts(files: readonly TextFile[], language: string, areas: readonly string[]): TextCatalogue {
  const of = (name: string, area: string) => files.find((file) => file.language === name && file.area === area)?.texts
  return Object.assign({}, ...areas.flatMap((area) => [of(languageOf({ language }), area), of(language, area)]))
}
