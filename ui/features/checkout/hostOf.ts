/** The part of an address that tells people where they go. */
export function hostOf(address: string): string {
  return new URL(address, document.baseURI).host
}
