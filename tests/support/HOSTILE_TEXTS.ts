/** Values that try to leave their place: hosts, steps up, line breaks, markup, broken text, keys of every object. */
export const HOSTILE_TEXTS: readonly string[] = [
  "//evil.example", "/\\evil.example", "\\\\evil.example", "https://evil.example", "javascript:alert(1)", ".", "..", "...", "../..", "%2e%2e", "%2E%2E%2F",
  "a/b", "a?b=c", "a#b", "a&b=c", "a=b", "a\r\nSet-Cookie: b=c", "a\nb", "a\tb", "\u0000", "%", "%zz", "%00", "+", " ", " a ", "\u00a0", "\u2028", "\u202e",
  "\ud800", "a\udfff", "\udc00\ud800", "é", "e\u0301", "日本語", "قميص", "👗", "👩🏽‍🦱", "-l5", "x-n1-l2", "x-l2-n1", "-n1", "cart", "search", "-5", "20000034",
  "__proto__", "constructor", "<script>", "'\"", "`", "{seoId}", "$&", "$1", ";", ":", "@", "user@evil.example", "*", "(", "[", "|", "^", "a".repeat(5000),
]
