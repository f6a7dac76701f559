const HOST = "evil.example"

/** Dot segments that a URL parser removes, in every spelling it accepts. */
const STEPS = [".", "..", "%2e", "%2e%2e", ".%2E", "a/..", "10000034/%2E."]
/** Separators between such a segment and a host. */
const JOINTS = ["//", "/\\", "\\\\", "/\t/", "///"]

/**
 * Addresses that name another host only after a parser has rewritten them (`/..//evil.example` becomes
 * `//evil.example`), or that look like a path and are none, after the web platform tests for URLs
 * (`url/resources/urltestdata.json`).
 */
export const HOSTILE_ADDRESSES: readonly string[] = [
  ...new Set([
    ...STEPS.flatMap((step) => JOINTS.map((joint) => `/${step}${joint}${HOST}`)),
    ...STEPS.map((step) => `/${step}//user@${HOST}:8443/10000034/?a=1#b`),
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "\\/evil.example",
    "/\t/evil.example",
    "\t//evil.example",
    "/\r\n/evil.example",
    " //evil.example",
    "\u0000//evil.example",
    "\u001f//evil.example",
    "http:evil.example",
    "https:evil.example",
    "https:/evil.example",
    "https:///evil.example",
    "https:\\\\evil.example",
    "//evil.example/..",
    "//evil.example%2f..",
    "//shop.test@evil.example/",
    "//shop.test:pw@evil.example",
    "//evil。example",
    "//ｅｖｉｌ.example",
    "//[::ffff:7f00:1]/",
    "//2130706433/",
    "//0x7f.1/",
    "https://evil.example",
    "https://shop.test.evil.example",
    "https://shop.test@evil.example",
    "https://evil.example\\@shop.test",
    "https://evil.example#@shop.test",
    "http://evil.example",
    "javascript:alert(1)",
    "java\nscript:alert(1)",
    "\u0001javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "blob:http://shop.test/1",
    "file:///etc/passwd",
    "about:blank",
    "mailto:a@evil.example",
    "/%2f%2fevil.example",
    "/%5cevil.example",
    "/%09/evil.example",
    "/a//evil.example",
    "/a/..;//evil.example",
    "/;//evil.example",
    "/?//evil.example",
    "/#//evil.example",
    "/\ud800/../..//evil.example",
    "..//evil.example",
    "./..//evil.example",
    "?//evil.example",
    "",
    "/",
    ".",
    "..",
    "//",
    "///",
    "/\\",
    "https://",
    "http://shop.test//evil.example",
    "http://shop.test/..//evil.example",
    "http://shop.test\\\\evil.example",
  ]),
]

/**
 * Returns whether a browser on `origin` that is redirected to `location`, verbatim or normalised first, stays on it.
 */
export function staysOnOrigin(origin: string, location: string): boolean {
  const url = URL.parse(location, `${origin}/10000034/cart`)
  if (url === null || url.origin !== origin || url.username !== "" || url.password !== "") return false
  const again = URL.parse(`${url.pathname}${url.search}${url.hash}`, origin)
  return again?.origin === origin && again.pathname === url.pathname
}
