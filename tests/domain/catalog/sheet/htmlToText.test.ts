import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { htmlToText } from "../../../../domain/catalog/sheet/text/htmlToText.ts"
import { cpuMillis } from "../../../support/cpuMillis.ts"
import { HOSTILE_TEXTS } from "../../../support/HOSTILE_TEXTS.ts"

const TAG = /<[a-z/!?][^>]*>/i
const FRAGMENTS = [
  "<",
  ">",
  "</",
  "<!--",
  "-->",
  "<script",
  "</script",
  "<style>",
  "</style>",
  "<b>",
  "<br",
  "p>",
  "b",
  " ",
  "\n",
  '="',
  "'",
  "x onerror=",
  "/",
  "words",
]

describe("the text of a product's description", () => {
  it.each([
    ["<p>Woven in <b>linen</b>.</p><p>Wash cold.</p>", "Woven in linen.\nWash cold."],
    ["One<br>two<br/>three<BR />four", "One\ntwo\nthree\nfour"],
    ["<ul><li>Pockets</li><li>Buttons</li></ul>", "Pockets\nButtons"],
    ["a  b\t c\r\n\n d ", "a b c\nd"],
    [
      "Salt &amp; pepper &lt;3 &#233;&#xE9; &nbsp;&unknown; &constructor; &#0; &#xD800;",
      "Salt & pepper <3 éé \u00a0&unknown; &constructor; \ufffd \ufffd",
    ],
    ["&Zcaron;&lstrok;&oacute; &alpha;&Omega; &rarr; &hearts; &#128; &#1;", "Žłó αΩ → ♥ € \ufffd"],
    ["A&NBSP;B &NDASH; &Euro;5 &EacUte;", "A\u00a0B – €5 é"],
    ["before<script>alert(1)</script >after", "beforeafter"],
    ["before<STYLE media=x>p { }</style>after", "beforeafter"],
    ["before<script>never closed", "before"],
    ["<!-- <script> is only a remark -->words", "words"],
    ["before<!-- never closed", "before"],
    ["sizes S < M < L, 3 > 2", "sizes S < M < L, 3 > 2"],
    ["<scr<b>ipt>alert(1)</scr</b>ipt>", "ipt>alert(1)ipt>"],
    ["<<b>script>alert(1)", "script>alert(1)"],
    ["&lt;b&gt; stands for bold", "<b> stands for bold"],
    ["", ""],
  ])("%j is parsed as %j", (html, expected) => {
    expect(htmlToText(html)).toBe(expected)
  })

  it("contains no tag, for any broken markup", () => {
    const broken = fc
      .array(
        fc.oneof(
          fc.constantFrom(...FRAGMENTS),
          fc.constantFrom(...HOSTILE_TEXTS).filter((text) => !text.includes("&")),
          fc.string({ maxLength: 3 }),
        ),
        { maxLength: 14 },
      )
      .map((components) => components.join("").replaceAll("&", ""))
    fc.assert(
      fc.property(broken, (html) => {
        expect(htmlToText(html)).not.toMatch(TAG)
      }),
      { numRuns: 4000 },
    )
  })

  it("can be extracted from any text, with entities and halves of characters", () => {
    const anything = fc.array(
      fc.oneof(
        fc.constantFrom(...FRAGMENTS, ...HOSTILE_TEXTS),
        fc.string({ unit: "binary", maxLength: 12 }),
        fc.stringMatching(/^&#x?[0-9a-f]{0,8};$/),
      ),
      { maxLength: 8 },
    )
    fc.assert(
      fc.property(anything, (components) => {
        expect(htmlToText(components.join(""))).toBeTypeOf("string")
      }),
      { numRuns: 1500 },
    )
  })

  it.each([
    "<",
    "<b",
    "<br",
    "</",
    "<!--",
    "<script",
    "<script></script",
    "<script </script",
    "<style><",
    "&",
    "&#",
    "&amp",
    "< ",
    "<b>",
    "a\n",
  ])("takes linear time for %j a hundred thousand characters long", (fragment) => {
    const html = fragment.repeat(Math.ceil(100_000 / fragment.length))
    expect(cpuMillis(() => [html, `${html}>`].forEach((text) => void htmlToText(text)))).toBeLessThan(1000)
  })
})
