import type { Address } from "../../../../domain/address/Address.ts"
import { addressLabel } from "../../../../domain/address/addressLabel.ts"

/** An address as on an envelope of its country. */
export function AddressSummary({ address }: { readonly address: Address }) {
  return addressLabel(address).map((line) => (
    <p key={line}>
      <bdi>{line}</bdi>
    </p>
  ))
}
