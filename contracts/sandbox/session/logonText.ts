const PHONE = /^\+[0-9]{6,15}$/u

/** A logon as it is kept and compared: an e-mail address in lower case, or a telephone number without its spaces. */
export const logonText = (typed: string): string => {
  const text = typed.normalize("NFC").trim()
  const digits = text.replace(/[\s().-]/gu, "")
  return PHONE.test(digits) ? digits : text.toLowerCase()
}

/** Whether a logon, as `logonText` makes it, is a telephone number. */
export const isPhone = (logon: string): boolean => PHONE.test(logon)
