import { readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { formatByName } from "../../domain/catalog/sheet/guessFormat.ts"
import { CATALOGUE_FORMATS } from "../../domain/catalog/sheet/SheetFormat.ts"

const guide = readFileSync(join(import.meta.dirname, "../../docs/bring-your-own-catalogue.md"), "utf8")
/** Fields of the guide, with a number for `#` in the reader's fields. */
const named = new Set(
  [...guide.matchAll(/`([^`\n]+)`/gu)].map(([, name = ""]) => name.replaceAll("\\|", "|").replace(/\d+/gu, "#")),
)
const sectionOf = (format: string) =>
  guide.split(/^### /mu).find((section) => section.split("\n")[0]?.includes(`\`${format}\``)) ?? ""
/** Names that the guide lists once for every format, after the prefix of each format. */
const maker = new RegExp(
  String.raw`^(?:Meta: _?|metafields\.custom\.|metafields\.|c:)?` +
    "(?:manufacturer_(?:name|address|email)|responsible_person_(?:name|address|email)|safety_warnings)$",
  "u",
)

describe("the guide to catalogue files (F200)", () => {
  it.each(CATALOGUE_FORMATS.filter((format) => format !== "json"))(
    "documents every column that the reader of %s knows",
    (name) => {
      const { used, notUsed } = formatByName(name)
      const section = sectionOf(name)
      expect(section).not.toBe("")
      const own = new Set([...section.matchAll(/`([^`\n]+)`/gu)].map(([, field = ""]) => field.replace(/\d+/gu, "#")))
      const missing = [...used, ...notUsed]
        .map((field) => field.replace(/\d+/gu, "#"))
        .filter(
          (field) => !own.has(field) && !(field.endsWith("[#]") && own.has(field.slice(0, -3))) && !maker.test(field),
        )
      expect(missing).toEqual([])
      expect(
        used
          .filter((field) => maker.test(field))
          .every(
            (field) =>
              named.has(field) || named.has(field.replace(/^(?:Meta: _?|metafields\.custom\.|metafields\.|c:)/u, "")),
          ),
      ).toBe(true)
    },
  )
})
