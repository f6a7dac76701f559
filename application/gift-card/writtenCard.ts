import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { normalizedEmail } from "../../domain/shared/normalizedEmail.ts"
import { momentInZone } from "../../domain/gift-card/momentInZone.ts"
import { GiftCardRefused } from "../../domain/gift-card/GiftCardRefused.ts"
import type { WrittenMoment } from "../../domain/gift-card/VirtualGiftCardForm.ts"
import { virtualGiftCardProblems } from "../../domain/gift-card/virtualGiftCardProblems.ts"
import { writtenMoment } from "../../domain/gift-card/writtenMoment.ts"
import type { Sending, TypedGiftCard } from "./TypedGiftCard.ts"

const DAY_MILLIS = 86_400_000
/** A moment that no calendar shows: what is sent now in a zone that this machine does not know. */
const NEVER: WrittenMoment = { year: "", month: "", day: "", hour: "", minute: "" }

/**
 * A card as the shop takes it: its texts without spaces around them, and the moment at which it is sent. Fails with
 * `GiftCardRefused`, which names every problem at its field.
 */
export const writtenCard = Effect.fnUntraced(function* (
  { sendAt, ...typed }: TypedGiftCard,
  { timeZone, maximumDaysAhead }: Sending,
) {
  const now = yield* Clock.currentTimeMillis
  const shown = momentInZone(timeZone, now) ?? NEVER
  const last = momentInZone(timeZone, now + maximumDaysAhead * DAY_MILLIS)
  const latest = last === undefined ? undefined : writtenMoment(last)
  const message = typed.message?.trim() ?? ""
  const card = {
    ...typed,
    ...(sendAt ?? shown),
    message,
    senderName: typed.senderName.trim(),
    receiverName: typed.receiverName.trim(),
    receiverEmail: normalizedEmail(typed.receiverEmail),
    receiverPhone: typed.receiverPhone.trim(),
  }
  const problems = virtualGiftCardProblems(card, {
    now: writtenMoment(shown) ?? "",
    ...(latest === undefined ? {} : { latest }),
  })
  if (problems.length > 0) return yield* GiftCardRefused.of(problems)
  return card
})
