import type { SourceFile } from "../source/sourceFiles.ts"

/** A reference to a rule, fault, validation rule or decision. */
export interface Citation {
  readonly path: string
  readonly line: number
  /** `S4`, `S4.3`, `R18`, `F55`, `V4` or `decision 007`. */
  readonly target: string
}

/** A character before the letter that makes it part of a color, a path or another word. */
const NUMBER = /(?<![#\w/.\\-])(?:S[1-9](?:\.[1-9][0-9]*)?|[FRV][1-9][0-9]{0,2})(?![\w-]|\.\w)/g
const DECISION = /\bdecisions?[\s/*]+([0-9]{3})\b/gi
/** Forms that name a document which readers do not have. */
const UNRESOLVABLE =
  /\bspecification('s)?,?[\s/*]+sections?\b|\brulings?[\s/*]+R[1-9]|(?<![0-9], )\bsections? [1-9]\b(?!\.[0-9])/gi

/** Returns the citations of one file. */
export function citationsIn({ path, text }: SourceFile): readonly Citation[] {
  return [
    ...matchesOf(text, NUMBER, ([number]) => number),
    ...matchesOf(text, DECISION, ([, number = ""]) => `decision ${number}`),
    ...matchesOf(text, UNRESOLVABLE, ([form]) => form.replace(/[\s/*]+/g, " ")),
  ].map(({ target, index }) => ({ path, target, line: text.slice(0, index).split("\n").length }))
}

function matchesOf(text: string, form: RegExp, targetOf: (match: RegExpExecArray) => string) {
  return [...text.matchAll(form)].map((match) => ({ target: targetOf(match), index: match.index }))
}
