import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"

const files = readdirSync("ui", { recursive: true, encoding: "utf8" }).map((file) => join("ui", file))
const texts = (kind: RegExp) =>
  Object.fromEntries(files.filter((file) => kind.test(file)).map((file) => [file, readFileSync(file, "utf8")]))
const components = texts(/\.tsx?$/)
const sheets = texts(/\.css$/)
const PHYSICAL = new RegExp(
  "(?:margin|padding|border)-(?:left|right|top|bottom)" +
    String.raw`|(?:^|[\s;{])(?:left|right|top|bottom|width|height|min-width|max-width|min-height|max-height)\s*:`,
  "m",
)

describe("the style sheets", () => {
  it("have every class that a component uses", () => {
    const absent = Object.entries(components).flatMap(([path, text]) => {
      const sheet = /import styles from "\.\/([\w.]+\.module\.css)"/.exec(text)?.[1]
      if (sheet === undefined) return []
      const css = sheets[`${path.replace(/[^/]+$/, "")}${sheet}`] ?? ""
      return [...text.matchAll(/styles\["(\w+)"\]/g)].flatMap(([, name]) =>
        new RegExp(`\\.${name}\\b`).test(css) ? [] : [`${path}: ${name}`],
      )
    })
    expect(absent).toEqual([])
  })

  it("have no left and right", () => {
    const physical = Object.entries(sheets).filter(([, css]) =>
      PHYSICAL.test(css.replace(/@(?:media|container)[^{]*|url\([^)]*\)/g, "")),
    )
    expect(physical.map(([path]) => path)).toEqual([])
    expect(Object.keys(sheets).length).toBeGreaterThan(10)
  })

  it("have no hover style on touch devices, where every press would repaint twice and stay highlighted", () => {
    const resting = /@media \(hover: hover\) \{(?:[^{}]|\{[^{}]*\})*\}/g
    const lit = Object.entries(sheets).filter(([, css]) => css.replace(resting, "").includes(":hover"))
    expect(lit.map(([path]) => path)).toEqual([])
    expect(Object.values(sheets).join("").match(resting)?.length).toBeGreaterThan(10)
  })

  it("specify the counted children: otherwise each added element would make a browser restyle its siblings", () => {
    const counted = Object.entries(sheets).flatMap(([path, css]) =>
      [
        ...css
          .replace(/\/\*[^]*?\*\//g, "")
          .matchAll(/(?<=[\s>+~,(]):(?:nth|nth-last|first|last|only)-(?:child|of-type)\b/g),
      ].map(() => path),
    )
    expect(counted).toEqual([])
    expect(Object.values(sheets).join("")).toContain("li:nth-child")
  })
})
