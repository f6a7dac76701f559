import { useState } from "react"
import type { BookingCancellation } from "../../../../application/booking/cancelBooking.ts"
import type { User } from "../../../../domain/account/User.ts"
import type { Booking } from "../../../../domain/booking/Booking.ts"
import type { BookingError } from "../../../commands/bookings.ts"
import { useCommand } from "../../../commands/useCommand.ts"
import { useCommands } from "../../../commands/useCommands.tsx"
import { Alert } from "../../../design/Alert.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { momentDay } from "../../shared/dates/momentDay.ts"
import { AccountNotices } from "../AccountNotices.tsx"
import { ConfirmAction } from "../ConfirmAction.tsx"
import { FormAlert } from "../FormAlert.tsx"
import styles from "../Setting.module.css"

export interface BookingsSectionProps {
  readonly user: User
  /** Absent if they could not be loaded. */
  readonly bookings: readonly Booking[] | undefined
}

/** Items reserved in physical stores, with their end and a way to cancel. */
export function BookingsSection({ user, bookings }: BookingsSectionProps) {
  return (
    <>
      <AccountNotices user={user} only="restrictedBooking" />
      <Bookings bookings={bookings} />
    </>
  )
}

function Bookings({ bookings: loaded }: Pick<BookingsSectionProps, "bookings">) {
  const t = useText()
  const { bookings: commands } = useCommands()
  const form = useCommand<BookingError>()
  const [bookings, setBookings] = useState(loaded)
  const [outcome, setOutcome] = useState<BookingCancellation["outcome"]>()
  const cancel = async (bookingId: string) => {
    setOutcome(undefined)
    const answer = await form.run(() => commands.cancel(bookingId))
    if (answer === undefined) return
    setBookings(answer.value.bookings)
    setOutcome(answer.value.outcome)
  }
  if (bookings === undefined) return <p>{t("account.loadFailed")}</p>
  if (bookings.length === 0) return <p>{t("bookings.empty")}</p>
  return (
    <>
      <Alert
        tone={outcome === "ended" ? "info" : "success"}
        title={outcome === undefined ? undefined : t(`bookings.${outcome}`)}
      />
      <FormAlert error={form.error} />
      <ul className={styles["rows"]}>
        {bookings.map((booking) => (
          <li key={booking.id} className={styles["row"]}>
            <span>
              {t("bookings.number", { number: booking.id })}
              <small className={styles["state"]}>
                {t(`bookings.status.${booking.status}`, { date: momentDay(t.language, booking.keptUntil) })}
              </small>
              {booking.items.map(({ sku, name, size, color, units, physicalStoreName }) => (
                <small key={sku} className={styles["state"]}>
                  <bdi>{[name, color, size].filter((part) => part !== undefined).join(" · ")}</bdi>
                  {" · "}
                  {t("bookings.units", { count: units })}
                  {" · "}
                  <bdi>{physicalStoreName}</bdi>
                </small>
              ))}
            </span>
            {booking.status === "BOOKED" && (
              <ConfirmAction
                label={t("bookings.cancel")}
                name={t("bookings.cancelNamed", { number: booking.id })}
                question={t("bookings.cancelQuestion")}
                confirm={t("bookings.cancel")}
                keep={t("bookings.keep")}
                busy={form.busy}
                onConfirm={() => void cancel(booking.id)}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
