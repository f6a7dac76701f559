/** The host of an address, shown before redirecting to it. */
export function hostOf(address: string): string {
  return new URL(address, document.baseURI).host
}
