import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"

const css = ["tokens", "brands/brand2", "brands/brand3"]
  .map((file) => readFileSync(`ui/design/${file}.css`, "utf8").replace(/\/\*[^]*?\*\//g, ""))
  .join("\n")

/** Every rule with its media query, in source order. */
const rules = [...css.matchAll(/@media ([^{]+)\{((?:[^{}]*\{[^{}]*\})*)\s*\}|([^{}@]+)\{([^{}]*)\}/g)].flatMap(
  ([, media, inner, selector, body]) =>
    media === undefined || inner === undefined
      ? [{ media: "", selector: (selector ?? "").trim(), body: body ?? "" }]
      : [...inner.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, own, text]) => ({
          media: media.trim(),
          selector: (own ?? "").trim(),
          body: text ?? "",
        })),
)

interface Look {
  readonly brand: string
  readonly device: "light" | "dark"
  readonly theme?: "light" | "dark"
}

const applies = (look: Look, { media, selector }: { readonly media: string; readonly selector: string }): boolean => {
  if (media !== "" && media !== `(prefers-color-scheme: ${look.device})`) return false
  const marks = { "data-brand": look.brand, ...(look.theme === undefined ? {} : { "data-theme": look.theme }) }
  const has = (attribute: string) => Object.entries(marks).some(([name, value]) => attribute === `[${name}="${value}"]`)
  const nots = [...selector.matchAll(/:not\((\[[^\]]+\])\)/g)]
  const ands = [...selector.replace(/:not\([^)]*\)/g, "").matchAll(/\[[^\]]+\]/g)]
  return (
    selector.startsWith(":root") &&
    !/:lang|:is/.test(selector) &&
    nots.every(([, attribute = ""]) => !has(attribute)) &&
    ands.every(([attribute]) => has(attribute))
  )
}

const weight = (selector: string): number => selector.match(/\[/g)?.length ?? 0

/** The colours of a theme as the cascade computes them. */
const coloursOf = (look: Look): Readonly<Record<string, string>> =>
  Object.fromEntries(
    rules
      .filter((rule) => applies(look, rule))
      .toSorted((one, other) => weight(one.selector) - weight(other.selector))
      .flatMap(({ body }) =>
        [...body.matchAll(/--([a-z-]+):\s*(#[0-9a-f]{6})/g)].map(([, name = "", value = ""]) => [name, value]),
      ),
  )

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const GROUNDS = ["paper", "paper-raised", "paper-tinted"]
const TEXTS = ["ink", "ink-soft", "accent", "problem", "success"]
const looks: readonly Look[] = ["1", "2", "3"].flatMap((brand) =>
  (["light", "dark"] as const).flatMap((device) => [
    { brand, device },
    { brand, device, theme: "light" as const },
    { brand, device, theme: "dark" as const },
  ]),
)

describe("the colours of a brand", () => {
  it.each(looks)(
    "$brand on a device set to $device, with the choice $theme, are readable: 4.5:1 for text, 3:1 for edges",
    (look) => {
      const colours = coloursOf(look)
      const ratio = (text: string, ground: string) => contrast(colours[text] ?? "#000000", colours[ground] ?? "#000000")
      const weak = GROUNDS.flatMap((ground) => [
        ...TEXTS.filter((text) => ratio(text, ground) < 4.5).map((text) => `${text} on ${ground}`),
        ...(ratio("hairline-strong", ground) < 3 ? [`edges on ${ground}`] : []),
      ])
      expect(weak).toEqual([])
    },
  )

  it.each(["1", "2", "3"])("%s follow the customer's choice before the device's", (brand) => {
    for (const theme of ["light", "dark"] as const) {
      expect(coloursOf({ brand, device: "light", theme })).toEqual(coloursOf({ brand, device: "dark", theme }))
      expect(coloursOf({ brand, device: theme })).toEqual(coloursOf({ brand, device: theme, theme }))
    }
  })

  it("are those of no other brand, in light and dark", () => {
    for (const theme of ["light", "dark"] as const) {
      const accents = ["1", "2", "3"].map((brand) => coloursOf({ brand, device: theme }))
      expect(new Set(accents.map(({ accent }) => accent)).size).toBe(3)
      expect(new Set(accents.map(({ paper }) => paper)).size).toBe(3)
    }
  })
})
