/**
 * Whether only the web server loads a page: help, legal texts and customer service. It reads a guest's token from a
 * cookie out of reach of scripts, and the page's forms are posted.
 */
export function isDocumentPage(page: string): boolean {
  return /^Itx(?:Help|Legal|Withdrawal|Contact|Claim)Page$/.test(page)
}
