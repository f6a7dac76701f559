import fc from "fast-check"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { guessCodePage } from "../../../adapters/catalog-import/guessCodePage.ts"
import type { SheetHints } from "../../../application/catalog/import/CatalogueFile.ts"
import { SHEET_ENCODINGS } from "../../../application/catalog/import/CatalogueFile.ts"
import { encodedIn } from "../../support/catalogue/encodedIn.ts"
import { readCatalogueFile } from "../../support/catalogue/readCatalogueFile.ts"
import { CATALOGUE_TERMS } from "../../support/catalogue/catalogueTerms.ts"

let folder = ""
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "pages-"))
})
afterAll(() => rm(folder, { recursive: true }))

async function read(bytes: Uint8Array, hints: Partial<SheetHints> = {}) {
  const file = join(folder, "catalogue.csv")
  await writeFile(file, bytes)
  return readCatalogueFile(file, hints)
}

/** The detected code page, or the message of a refusal. */
function guess(bytes: Uint8Array): { readonly text?: string; readonly refusedReason?: string } {
  try {
    return { text: new TextDecoder(guessCodePage("it", [{ line: 1, bytes }])).decode(bytes, { stream: true }) }
  } catch (error) {
    return { refusedReason: String(error) }
  }
}

const table = (title: string) => `product,title,price\nvest,"${title}",5\n`

describe("a catalogue in a code page", () => {
  it.each(CATALOGUE_TERMS)("%s is detected from words of %s", async (encoding, _, words) => {
    const { report, products } = await read(encodedIn(encoding, table(words)))
    expect([report.refused, products[0]?.title]).toEqual([[], words])
  })

  it.each(CATALOGUE_TERMS)("%s is never mistaken for another code page, with any words of %s", (encoding, _, words) => {
    const parts = words.split(/(?<=[,.:、，：。]) ?/u)
    // Forty letters are the name of one product.
    fc.assert(
      fc.property(
        fc
          .shuffledSubarray(parts)
          .map((some) => some.join(" "))
          .filter((text) => text.length >= 40 && /[^\u0000-\u007f]/u.test(text)),
        (text) => {
          const { text: read, refusedReason } = guess(encodedIn(encoding, text))
          expect(read ?? refusedReason).toSatisfy(
            (found: string) => found === text || found.includes("may be written in"),
          )
        },
      ),
      { numRuns: 40 },
    )
  })

  it("in which all letters are the same as in Windows-1252 is read as Windows-1252", async () => {
    expect((await read(encodedIn("windows-1254", table("Gilet léger, doublé, à 50 €")))).encoding).toBe("windows-1252")
  })

  it.each(["£50", "Nike® 5°", "½ price", "“new” – now"])(
    "keeps the symbols of %s, which are letters elsewhere",
    async (words) => {
      expect((await read(encodedIn("windows-1252", table(words)))).products[0]?.title).toBe(words)
    },
  )

  it("that is ambiguous is refused with its lines in both, until it is named", async () => {
    const bytes = encodedIn("windows-1252", table("España"))
    await expect(read(bytes)).rejects.toThrow(
      new RegExp(
        String.raw`may be written in windows-1252 or in windows-1250\. Line 2 is "vest,"España",5" in the one and ` +
          String.raw`"vest,"Espańa",5" in the other\. .* --encoding NAME .*euc-kr`,
        "u",
      ),
    )
    expect((await read(bytes, { encoding: "windows-1252" })).products[0]?.title).toBe("España")
    expect((await read(bytes, { encoding: "windows-1250" })).products[0]?.title).toBe("Espańa")
  })

  it("that is named is read in that one, and unassigned bytes are refused", async () => {
    const result = await read(encodedIn("windows-1251", table("Платье из шёлка, длинный рукав, воротник")), {
      encoding: "euc-jp",
    })
    expect([result.encoding, result.report.refused[0]?.reasons[0]?.rule]).toEqual(["euc-jp", "encoding"])
  })

  it("that an XML file declares is trusted", async () => {
    const feed = encodedIn(
      "windows-1250",
      `<?xml version="1.0" encoding="windows-1250"?><rss xmlns:g="http://base.google.com/ns/1.0">` +
        "<channel><item><g:id>a</g:id><g:title>Espańa</g:title><g:link>https://a.example</g:link>" +
        "<g:price>5 EUR</g:price></item></channel></rss>",
    )
    expect((await read(feed)).products[0]?.title).toBe("Espańa")
  })

  it("that is JSON on one long line is detected from a part of it", async () => {
    const [, , words = ""] = CATALOGUE_TERMS.find(([, language]) => language === "Russian") ?? []
    const products = Array.from({ length: 800 }, (_, at) => ({
      handle: `p${at}`,
      title: words,
      variants: [{ price: "5.00" }],
    }))
    const result = await read(encodedIn("windows-1251", JSON.stringify({ products })))
    expect([result.encoding, result.products.length, result.products[799]?.title]).toEqual(["windows-1251", 800, words])
  })

  it.each(SHEET_ENCODINGS)("%s has a decoder here", (encoding) => {
    expect(new TextDecoder(encoding).encoding).toBe(encoding)
  })
})
