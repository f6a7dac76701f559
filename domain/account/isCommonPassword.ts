/** Words that stand in most of the passwords that thieves try first, without what people add to them. */
const WORDS: ReadonlySet<string> = new Set([
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

/** Digits and signs that people write for letters. */
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
 * Whether a password is one of those that are tried first (ruling R9, the optional check): a common word, however it is
 * capitalised or spelled with digits, with nothing but digits and signs around it.
 */
export function isCommonPassword(password: string): boolean {
  const text = password.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()
  // From a digit at either end nobody can tell whether it is a letter of the word or stands beside it: both are tried.
  return [normalized(text), normalized(spelled(text)), normalized(spelled(normalized(text)))].some((word) =>
    WORDS.has(word),
  )
}

/** With the letters that digits and signs stand for. */
function spelled(text: string): string {
  return text.replace(/[013457@$!]/g, (sign) => LETTERS[sign] ?? sign)
}

/** Without what is no letter at the beginning and the end. */
function normalized(text: string): string {
  return /\p{L}(?:.*\p{L})?/su.exec(text)?.[0] ?? ""
}
