/**
 * Counts headless relatives (`what is kept`, `whoever`, `somebody`) per 100 words of comments, documentation and the
 * descriptions of the OpenAPI documents, for each folder: `npm run words`, or `npm run words -- --list ui/features` to
 * list the sentences of one folder. Exits with 1 when a folder has more than MAX_PER_HUNDRED.
 */
import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import ts from "typescript"
import { parse } from "yaml"
import { ROOT } from "./lifecycle/root.mjs"

const MAX_PER_HUNDRED = 0.2
/** Minimum size of a folder: below it a single sentence would decide. */
const MIN_WORDS = 500
/** Path segments of a folder in the table. */
const DEPTH = 2

/**
 * Pronouns in place of a noun. Questions (`what to do if …?`) and `what` before a noun (`what kind`) count as well:
 * rephrasing them is easier than detecting them.
 */
const HEADLESS = new RegExp(
  "\\b(?:whoever|whatever|whichever|whomever|somebody|someone|nobody|anybody|everybody" +
    "|who (?:has|is|was|pays|asks|wants|does)|what(?!'s new))\\b",
  "giu",
)
/** `who` after a noun is an ordinary relative clause. */
const AFTER_NOUN = /[\p{L}’']+,? $/u

const tracked = execFileSync("git", ["ls-files"], { cwd: ROOT, encoding: "utf8", maxBuffer: 1 << 26 }).split("\n")
const isGenerated = (file) => /(^|\/)generated\//u.test(file)
const isCode = (file) => /\.(?:ts|tsx|mjs|js)$/u.test(file)
const isOpenApi = (file) => /^contracts\/openapi\/.*\.yaml$/u.test(file)
const counted = tracked.filter(
  (file) => (isCode(file) || file.endsWith(".md") || isOpenApi(file)) && !isGenerated(file),
)
const listed = process.argv[process.argv.indexOf("--list") + 1]
const isListing = process.argv.includes("--list")

const folders = new Map()
for (const file of counted) {
  const text = readFileSync(join(ROOT, file), "utf8")
  const prose = isCode(file) ? commentsOf(file, text) : isOpenApi(file) ? descriptionsOf(text) : proseOf(text)
  const folder = file.split("/").slice(0, -1).slice(0, DEPTH).join("/") || "."
  const count = folders.get(folder) ?? { words: 0, found: 0 }
  count.words += prose.match(/\p{L}[\p{L}’'-]*/gu)?.length ?? 0
  for (const match of prose.matchAll(HEADLESS)) {
    const isRelative = /^who /iu.test(match[0]) && AFTER_NOUN.test(prose.slice(0, match.index))
    if (isRelative) continue
    count.found += 1
    if (isListing && file.startsWith(listed)) print(`${file}: …${sentenceAround(prose, match.index)}…`)
  }
  folders.set(folder, count)
}

let isOver = false
if (!isListing) {
  for (const [folder, { words, found }] of [...folders].sort()) {
    if (words === 0) continue
    const share = (found / words) * 100
    const isTooMany = words >= MIN_WORDS && share > MAX_PER_HUNDRED
    isOver ||= isTooMany
    print(
      `${share.toFixed(2).padStart(6)} ${String(words).padStart(7)} words  ${folder}${isTooMany ? "  (too many)" : ""}`,
    )
  }
  process.exitCode = isOver ? 1 : 0
}

/** Returns the texts of a source file's comments. */
function commentsOf(file, text) {
  const source = ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    false,
    file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )
  const seen = new Set()
  const comments = []
  const visit = (node) => {
    for (const range of [
      ...(ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(text, node.end) ?? []),
    ]) {
      if (seen.has(range.pos)) continue
      seen.add(range.pos)
      comments.push(text.slice(range.pos, range.end).replace(/^\s*\*|^\/\*+|\*\/$|^\s*\/\//gmu, " "))
    }
    node.getChildren(source).forEach(visit)
  }
  visit(source)
  return withoutCode(comments.join("\n"))
}

/**
 * Returns the comments, descriptions and summaries of an OpenAPI document. Examples are data, and a property may be
 * named `description`.
 */
function descriptionsOf(document) {
  const found = document.match(/^ *# .*$/gmu) ?? []
  const visit = (node, isProperties) => {
    for (const [key, value] of Object.entries(node ?? {})) {
      if (typeof value === "string" && !isProperties && /^(?:description|summary)$/u.test(key)) found.push(value)
      if (typeof value !== "object" || /^(?:example|examples|default|enum)$/u.test(key)) continue
      visit(value, key === "properties" && !isProperties)
    }
  }
  visit(parse(document), false)
  return withoutCode(found.join("\n"))
}

function proseOf(markdown) {
  return withoutCode(markdown.replace(/```[\s\S]*?```/gu, " "))
}

function withoutCode(text) {
  return text.replace(/`[^`\n]*`/gu, " ")
}

function sentenceAround(text, at) {
  return text.slice(Math.max(0, at - 60), at + 60).replace(/\s+/gu, " ")
}

function print(line) {
  process.stdout.write(`${line}\n`)
}
