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

/** The display name of a card network; an unknown one keeps the backend's name. */
export function networkName(network: string): string {
  return NETWORK_NAMES.get(network) ?? network
}
