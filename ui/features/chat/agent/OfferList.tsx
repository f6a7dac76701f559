import type { ChatOffer } from "../../../../domain/chat/ChatOffer.ts"
import { isOpenOffer, offerDeadline } from "../../../../domain/chat/ChatOffer.ts"
import { offerLevel } from "../../../../domain/chat/serviceLevel.ts"
import { Button } from "../../../design/Button.tsx"
import type { AddressedWorkgroup } from "./AddressedWorkgroup.ts"
import { CustomerDetails } from "./CustomerDetails.tsx"

const SECOND = 1_000

export interface OfferListProps {
  readonly offers: readonly ChatOffer[]
  readonly groups: readonly AddressedWorkgroup[]
  /** In milliseconds since 1970. */
  readonly now: number
  readonly onDecide: (offerId: string, decision: "accept" | "reject") => unknown
}

/** Offers with the time that is left to accept them, the most urgent first. */
export function OfferList({ offers, groups, now, onDecide }: OfferListProps) {
  const open = offers
    .filter((offer) => isOpenOffer(offer, now))
    .toSorted((one, other) => offerDeadline(one) - offerDeadline(other))
  return (
    <section aria-labelledby="agent-offers">
      <h2 id="agent-offers">Offers</h2>
      <p role="status">{open.length === 0 ? "No offers" : open.length === 1 ? "1 offer" : `${open.length} offers`}</p>
      <ul>
        {open.map((offer) => {
          const group = groups.find(({ jid }) => jid === offer.workgroupJid)
          const waited = Math.max(0, Math.round((now - offer.receivedAt) / SECOND))
          const left = Math.max(0, Math.ceil((offerDeadline(offer) - now) / SECOND))
          return (
            <li key={offer.id} className={`agent-item agent-${offerLevel(waited, group)}`}>
              <p>
                <strong>{offer.metadata["name"] ?? offer.customerJid}</strong> · {group?.name ?? offer.workgroupJid}
              </p>
              <CustomerDetails metadata={offer.metadata} />
              <p role="timer">{left} s left</p>
              <div className="chat-buttons">
                <Button onClick={() => onDecide(offer.id, "accept")}>Accept</Button>
                <Button variant="quiet" onClick={() => onDecide(offer.id, "reject")}>
                  Reject
                </Button>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
