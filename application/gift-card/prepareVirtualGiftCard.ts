import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { normalizeEmail } from "../../domain/shared/normalizeEmail.ts"
import { momentInZone } from "../../domain/gift-card/momentInZone.ts"
import { GiftCardRefused } from "../../domain/gift-card/GiftCardRefused.ts"
import type { LocalMoment } from "../../domain/gift-card/VirtualGiftCardForm.ts"
import { validateVirtualGiftCard } from "../../domain/gift-card/validateVirtualGiftCard.ts"
import { toLocalIso } from "../../domain/gift-card/toLocalIso.ts"
import type { GiftCardSchedule, GiftCardInput } from "./GiftCardInput.ts"

const DAY_MILLIS = 86_400_000
/** Placeholder for the current time in a time zone that this device does not know. */
const EMPTY_MOMENT: LocalMoment = { year: "", month: "", day: "", hour: "", minute: "" }

/**
 * Returns a virtual gift card with trimmed texts and its delivery date. Fails with `GiftCardRefused`, which lists every
 * error by field.
 */
export const prepareVirtualGiftCard = Effect.fnUntraced(function* (
  { sendAt, ...typed }: GiftCardInput,
  { timeZone, maximumDaysAhead }: GiftCardSchedule,
) {
  const now = yield* Clock.currentTimeMillis
  const shown = momentInZone(timeZone, now) ?? EMPTY_MOMENT
  const last = momentInZone(timeZone, now + maximumDaysAhead * DAY_MILLIS)
  const latest = last === undefined ? undefined : toLocalIso(last)
  const message = typed.message?.trim() ?? ""
  const card = {
    ...typed,
    ...(sendAt ?? shown),
    message,
    senderName: typed.senderName.trim(),
    receiverName: typed.receiverName.trim(),
    receiverEmail: normalizeEmail(typed.receiverEmail),
    receiverPhone: typed.receiverPhone.trim(),
  }
  const reasons = validateVirtualGiftCard(card, {
    now: toLocalIso(shown) ?? "",
    ...(latest === undefined ? {} : { latest }),
  })
  if (reasons.length > 0) return yield* GiftCardRefused.of(reasons)
  return card
})
