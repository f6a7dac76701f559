import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { escapeHtml } from "../../../domain/chat/escapeHtml.ts"
import { imageAttachments } from "../../../domain/chat/imageAttachments.ts"
import { isEmptyMessage } from "../../../domain/chat/outgoingMessage.ts"
import { HOSTILE_TEXTS } from "../../fixtures/chat/hostileTexts.ts"

const CHARACTERS: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
}
const read = (html: string): string =>
  html.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => CHARACTERS[entity] ?? entity)

describe("messages of a chat (S5)", () => {
  it("V16 are empty when they have no visible character", () => {
    for (const body of [
      "",
      " ",
      "\n\t",
      "\u00a0\u3000",
      "\u200b\u200d\ufeff",
      "\u2060\u00ad",
      "\u3164",
      "\u2800",
      "\u202e\u202c",
      "\ufe0f",
    ])
      expect(isEmptyMessage(body)).toBe(true)
    for (const body of ["?", " a ", "\u200b1", "👍🏽", "\u0661", "\u0600", "*", "0"])
      expect(isEmptyMessage(body)).toBe(false)
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.constantFrom("a", "é", "字", "ب", "🧵"), (around, seen) => {
        expect(isEmptyMessage(`${around}${seen}`)).toBe(false)
      }),
    )
  })

  it("V19 are shown literally, without a tag, attribute or entity", () => {
    expect(escapeHtml(`<a href="x" id='y'>&amp;</a>`)).toBe(
      "&lt;a href=&quot;x&quot; id=&#39;y&#39;&gt;&amp;amp;&lt;/a&gt;",
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.constantFrom(...HOSTILE_TEXTS),
          fc.string({ unit: "binary" }),
          fc.string({ unit: fc.constantFrom("<", ">", "&", '"', "'", ";", "a", "#") }),
        ),
        (text) => {
          const html = escapeHtml(text)
          expect(html).not.toMatch(/[<>"']|&(?!(?:amp|lt|gt|quot|#39);)/)
          expect(read(html)).toBe(text)
        },
      ),
    )
  })
})

describe("attachments of a chat (S5)", () => {
  const named = (mediaType: string) => ({ mediaType })

  it("V17 are pictures; others are ignored", () => {
    for (const type of ["image/png", "IMAGE/JPEG", "image/svg+xml", "image/webp; q=1", "image/vnd.microsoft.icon"])
      expect(imageAttachments([named(type)])).toHaveLength(1)
    for (const type of [
      "",
      "image",
      "image/",
      "image/ png",
      "text/html",
      "application/pdf",
      "video/mp4",
      "ximage/png",
      "text/html;image/png",
      "image/png, text/html",
      "image/png\n",
    ])
      expect(imageAttachments([named(type)])).toEqual([])
  })

  it("V17 keep their order and are the selected files", () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ mediaType: fc.constantFrom("image/png", "text/html", "image/gif"), name: fc.string() })),
        (files) => {
          expect(imageAttachments(files)).toEqual(files.filter(({ mediaType }) => mediaType !== "text/html"))
        },
      ),
    )
  })
})
