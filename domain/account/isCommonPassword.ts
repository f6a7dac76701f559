/** Base words of the most common passwords, without typical additions. */
const COMMON_PASSWORDS: ReadonlySet<string> = new Set([
  "abc",
  "abcd",
  "admin",
  "administrator",
  "amor",
  "baseball",
  "changeme",
  "charlie",
  "contrasena",
  "contrasenya",
  "dragon",
  "football",
  "guest",
  "hello",
  "hola",
  "iloveyou",
  "letmein",
  "login",
  "love",
  "master",
  "michael",
  "monkey",
  "pass",
  "password",
  "princess",
  "qwer",
  "qwert",
  "qwerty",
  "qwertyuiop",
  "qweasd",
  "shadow",
  "starwars",
  "sunshine",
  "superman",
  "test",
  "teamo",
  "tequiero",
  "user",
  "welcome",
])

/** Digits and symbols that replace letters (leetspeak). */
const LETTERS: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
}

/**
 * Whether a password is one of the most common (R9, the optional check): a common word in any case or leetspeak,
 * surrounded only by digits and symbols.
 */
export function isCommonPassword(password: string): boolean {
  const text = password.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()
  // A digit at either end may replace a letter or be an addition: both readings are tried.
  return [normalized(text), normalized(spelled(text)), normalized(spelled(normalized(text)))].some((word) =>
    COMMON_PASSWORDS.has(word),
  )
}

/** Replaces leetspeak digits and symbols with letters. */
function spelled(text: string): string {
  return text.replace(/[013457@$!]/g, (sign) => LETTERS[sign] ?? sign)
}

/** Removes non-letters at the beginning and the end. */
function normalized(text: string): string {
  return /\p{L}(?:.*\p{L})?/su.exec(text)?.[0] ?? ""
}
