const PROPERTY =
  /(?:^|[;{\s])((?:(?:scroll-)?(?:margin|padding)|border)(?:-\w+)?-(?:left|right)(?:-\w+)*|left|right)\s*:/g
const VALUE = /(?:^|[;{\s])((?:text-align|float|clear)\s*:\s*(?:left|right))\b/g

/** Declarations that name left or right, where the page must mirror with the direction of its text. */
export function physicalProperties(css: string): readonly string[] {
  const text = css.replace(/\/\*[^]*?\*\//g, " ")
  return [...text.matchAll(PROPERTY), ...text.matchAll(VALUE)].flatMap(([, found]) =>
    found === undefined ? [] : [found.replace(/\s*:\s*/, ": ")],
  )
}
