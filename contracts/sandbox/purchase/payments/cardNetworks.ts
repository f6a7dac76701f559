/** A card network: its number ranges, the length of its numbers and of the security code. */
export interface CardNetwork {
  readonly id: string
  /** As printed on the card. */
  readonly name: string
  readonly lengths: readonly number[]
  readonly cvvLength: 3 | 4
}

interface Range {
  readonly from: number
  readonly to: number
  readonly network: CardNetwork
}

const visa: CardNetwork = { id: "visa", name: "Visa", lengths: [13, 16, 19], cvvLength: 3 }
const mastercard: CardNetwork = { id: "mastercard", name: "Mastercard", lengths: [16], cvvLength: 3 }
const amex: CardNetwork = { id: "amex", name: "American Express", lengths: [15], cvvLength: 4 }
const jcb: CardNetwork = { id: "jcb", name: "JCB", lengths: [16, 17, 18, 19], cvvLength: 3 }
const diners: CardNetwork = { id: "diners", name: "Diners Club", lengths: [14, 16, 19], cvvLength: 3 }
const discover: CardNetwork = { id: "discover", name: "Discover", lengths: [16, 17, 18, 19], cvvLength: 3 }
const unionpay: CardNetwork = { id: "unionpay", name: "UnionPay", lengths: [16, 17, 18, 19], cvvLength: 3 }

// Issuer ranges by the first six digits (ISO/IEC 7812).
const RANGES: readonly Range[] = [
  { from: 400_000, to: 499_999, network: visa },
  { from: 510_000, to: 559_999, network: mastercard },
  { from: 222_100, to: 272_099, network: mastercard },
  { from: 340_000, to: 349_999, network: amex },
  { from: 370_000, to: 379_999, network: amex },
  { from: 352_800, to: 358_999, network: jcb },
  { from: 300_000, to: 305_999, network: diners },
  { from: 309_500, to: 309_599, network: diners },
  { from: 360_000, to: 369_999, network: diners },
  { from: 380_000, to: 399_999, network: diners },
  { from: 601_100, to: 601_199, network: discover },
  { from: 644_000, to: 659_999, network: discover },
  { from: 620_000, to: 629_999, network: unionpay },
  { from: 810_000, to: 819_999, network: unionpay },
]

/** The ranges for clients, first digits only. */
export const cardRanges = RANGES.map(({ from, to, network: { id, name, cvvLength } }) => ({
  from,
  to,
  id,
  name,
  cvvLength,
}))

/** The network of a number; undefined when the shop does not accept it. */
export const cardNetwork = (number: string): CardNetwork | undefined => {
  const issuer = Number(number.slice(0, 6))
  return RANGES.find(({ from, to }) => issuer >= from && issuer <= to)?.network
}

/** The printed name of a network. */
export const networkName = (id: string): string => RANGES.find(({ network }) => network.id === id)?.network.name ?? id

/** A network by its stored id. */
export const networkById = (id: string): CardNetwork => {
  const known = RANGES.find(({ network }) => network.id === id)?.network
  if (known === undefined) throw new Error(`There is no card network ${id}.`)
  return known
}
