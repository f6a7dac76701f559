const NETWORK_NAMES = new Map([
  ["visa", "Visa"],
  ["mastercard", "Mastercard"],
  ["amex", "American Express"],
  ["diners", "Diners Club"],
  ["discover", "Discover"],
  ["jcb", "JCB"],
  ["unionpay", "UnionPay"],
  ["maestro", "Maestro"],
])

/** The printed name of a card network; one that is not known keeps the shop's word. */
export function networkName(network: string): string {
  return NETWORK_NAMES.get(network) ?? network
}
