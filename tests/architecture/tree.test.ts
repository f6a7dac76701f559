import { describe, expect, it } from "vitest"
import config from "../../vitest.config.ts"
import { crowdedFolders } from "./source/crowdedFolders.ts"
import { exportedNames } from "./source/exportedNames.ts"
import { expiredDates } from "./source/expiredDates.ts"
import { physicalProperties } from "./source/physicalProperties.ts"
import { filePaths, sourceFiles } from "./source/sourceFiles.ts"

const CODE = /\.(ts|tsx|mjs|css)$/
const PRODUCT = ["domain", "application", "adapters", "ui", "contracts/sandbox"]

const MAXIMUM_ENTRIES = 30
/** Data: two generated files for each document, and one file of texts for each area of a language. */
const DATA = /^(contracts\/generated|(ui\/text|contracts\/sandbox\/texts)\/[a-zA-Z-]+)$/
/** Files that are run, not imported. */
const ENTRY = /(^|\/)(main|server|boot|entryServer|entryBrowser)\.tsx?$/

/** Returns whether a file's name matches its export's, ignoring case, a plural, and a word before or after. */
function isNamedAfter(file: string, exported: string): boolean {
  const [a, b] = [file, exported].map((name) => name.toLowerCase().replace(/_|s$/g, ""))
  return a !== undefined && b !== undefined && (a.includes(b) || b.includes(a))
}

const WORKPLACE = [
  ["/wo", "rk/"],
  ["/far", "m/"],
  ["/tmp/br", "ief"],
  [".libr", "ary"],
  ["before", "-stop"],
  ["npm", "js.org"],
  ["\\bCl", "aude\\b"],
  ["\\bC", "EO\\b"],
].map((parts) => new RegExp(parts.join("").replaceAll(".", "\\.")))
const UNFINISHED = new RegExp(
  `\\b(${["TO", "FIX"].map((start) => `${start}${start === "TO" ? "DO" : "ME"}`).join("|")})\\b|` +
    `@ts-(ignore|nocheck)|(es|ox)lint-dis${"able"}`,
)

describe("the tree", () => {
  it("has the standard documents of a project", () => {
    const present = sourceFiles().map(({ path }) => path)
    expect(["README.md", "CHANGELOG.md", "LICENSE"].filter((name) => !present.includes(name))).toEqual([])
  })

  it("mentions no workplace and no address of a package registry", () => {
    const found = sourceFiles()
      .filter(({ path }) => path !== "tests/architecture/tree.test.ts")
      .flatMap(({ path, text }) => WORKPLACE.filter((word) => word.test(text)).map((word) => `${path}: ${word.source}`))
    expect(found).toEqual([])
  })

  it("holds nothing unfinished or silenced", () => {
    const found = sourceFiles(["."], CODE).filter(
      ({ path, text }) => UNFINISHED.test(text) && !path.startsWith("tests/architecture/"),
    )
    expect(found.map(({ path }) => path)).toEqual([])
  })

  it("names each file that exports one thing after that thing", () => {
    const misnamed = sourceFiles(PRODUCT, /\.tsx?$/).filter(({ path, text }) => {
      const name = (path.split("/").at(-1) ?? "").replace(/\.tsx?$/, "")
      const [only, ...others] = exportedNames(path, text, "values")
      if (only === undefined || others.length > 0 || ENTRY.test(path) || name === only.replace(/Refused$/, "Refusal"))
        return false
      return !isNamedAfter(name, only) && !exportedNames(path, text, "values and types").includes(name)
    })
    expect(misnamed.map(({ path, text }) => `${path}: ${exportedNames(path, text, "values").join(", ")}`)).toEqual([])
  })

  it("has at most 30 entries in each folder", () => {
    const folders = ["domain", "application", "adapters", "ui", "contracts", "scripts", "tests"]
    const crowded = [...crowdedFolders(filePaths(folders), MAXIMUM_ENTRIES)].filter(
      ([folder, entries]) => !DATA.test(folder) && entries > MAXIMUM_ENTRIES,
    )
    expect(crowded).toEqual([])
  })

  it("lays out its pages by logical properties, so that they mirror in a right-to-left store", () => {
    const found = sourceFiles(["ui"], /\.css$/).flatMap(({ path, text }) =>
      physicalProperties(text).map((property) => `${path}: ${property}`),
    )
    expect(found).toEqual([])
  })

  it("contains no temporary code past its date", () => {
    const found = sourceFiles(["."], CODE)
      .filter(({ path }) => !path.startsWith("tests/architecture/"))
      .flatMap(({ path, text }) => expiredDates(text, Date.now()).map((date) => `${path}: ${date}`))
    expect(found).toEqual([])
  })

  it("has every test file in exactly one layer", () => {
    const projects = (config.test?.projects ?? []).flatMap((project) =>
      typeof project === "object" && "test" in project && project.test !== undefined ? [project.test] : [],
    )
    const isMatched = (path: string, globs: readonly string[] = []) =>
      globs.some((glob) => (glob.includes("**") ? path.startsWith(glob.slice(0, glob.indexOf("**"))) : path === glob))
    const files = sourceFiles(["tests"], /\.test\.tsx?$/).map(({ path }) => path)
    const layersOf = (path: string) =>
      projects.filter(({ include, exclude }) => isMatched(path, include) && exclude?.includes(path) !== true)
    expect(files.filter((path) => layersOf(path).length !== 1)).toEqual([])
  })
})

describe("the checks of the tree", () => {
  it("detect a past date, and accept a future one", () => {
    const now = Date.parse("2027-02-01T00:00:00Z")
    expect(expiredDates("// until 2027-01: the old shape is still sent", now)).toEqual(["2027-01"])
    expect(expiredDates("// until 2027-01-31", now)).toEqual(["2027-01-31"])
    expect(expiredDates("// until 2027-02", now)).toEqual([])
    expect(expiredDates("const until = 2020", now)).toEqual([])
  })

  it("detect physical properties, and accept logical ones", () => {
    expect(physicalProperties(".a { margin-left: 1px; color: red }")).toEqual(["margin-left"])
    expect(physicalProperties(".a { left: 0; text-align: right }")).toEqual(["left", "text-align: right"])
    expect(physicalProperties(".a { border-top-left-radius: 2px; float: left }")).toEqual([
      "border-top-left-radius",
      "float: left",
    ])
    expect(
      physicalProperties(".a { margin-inline-start: 1px; inset-inline: 0; text-align: start; padding-block: 1px }"),
    ).toEqual([])
    expect(physicalProperties("/* margin-left: 1px */ .left { grid-area: right }")).toEqual([])
  })

  it("count the entries of folders", () => {
    const paths = ["a/b/c.ts", "a/b/d.ts", "a/b/e/f.ts", "a/g.ts"]
    expect([...crowdedFolders(paths, 1)]).toEqual([
      ["a", 2],
      ["a/b", 3],
    ])
    expect([...crowdedFolders(paths, 3)]).toEqual([])
  })

  it("list a module's exports", () => {
    expect(
      exportedNames(
        "a.ts",
        "export const a = 1\nexport function b() {}\nexport type C = 1\nexport const D = 1\nexport " +
          "type D = 2\nconst d = 1\nexport { d as e }\nexport default a",
        "values",
      ),
    ).toEqual(["a", "b", "D", "e"])
    expect(
      exportedNames("a.ts", "export type C = 1\nexport interface I {}\nexport class K {}", "values and types"),
    ).toEqual(["C", "I", "K"])
    expect([
      isNamedAfter("HttpCartGateway", "httpCartGateway"),
      isNamedAfter("cartFault", "afterCartFault"),
      isNamedAfter("cart", "order"),
    ]).toEqual([true, true, false])
  })
})
