/** A path of the shop's own site; `undefined` for everything that a browser might read as another. */
export function ownPath(text: string | undefined): string | undefined {
  return text !== undefined && /^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(text) ? text : undefined
}
