/** Path of the contract's sign-in; the pages below it belong to the identity provider and are outside the contract. */
const LOGIN = "/integration/oauth2/login"

export const LOGIN_PAGES = {
  signIn: LOGIN,
  register: `${LOGIN}/register`,
  reset: `${LOGIN}/password`,
  social: `${LOGIN}/social`,
  guest: `${LOGIN}/guest`,
} as const

/** Whether a path is one of these pages, including misspelled ones. */
export const isLoginPath = (pathname: string): boolean => pathname === LOGIN || pathname.startsWith(`${LOGIN}/`)
