import ts from "typescript"

const SENTENCE = /^(?:it|test|describe)[A-Za-z]*\b/

/** Returns the titles of a file's tests and groups. A template contributes its constant parts. */
export function testTitles(path: string, text: string): readonly string[] {
  const titles: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && SENTENCE.test(node.expression.getText())) titles.push(titleOf(node.arguments[0]))
    ts.forEachChild(node, visit)
  }
  const kind = path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true, kind))
  return titles
}

function titleOf(title: ts.Expression | undefined): string {
  if (title === undefined) return ""
  if (ts.isStringLiteralLike(title)) return title.text
  return ts.isTemplateExpression(title)
    ? [title.head.text, ...title.templateSpans.map(({ literal }) => literal.text)].join(" ")
    : ""
}
