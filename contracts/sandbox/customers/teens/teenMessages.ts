import type { CartScope } from "../../cart/CartScope.ts"
import type { MessagePurpose } from "../../platform/outbox/messagePolicies.ts"
import { sendMessage } from "../../platform/outbox/sendMessage.ts"
import type { UnitOfWork } from "../../platform/storage/Storage.ts"
import { teenTexts } from "./teenTexts.ts"

type TeenMessageKind = "invitation" | "asked" | "payment" | "approved" | "revoked"

export interface TeenMessage {
  readonly messageKind: TeenMessageKind
  readonly channel: "mail" | "sms"
  readonly recipient: string
  /** Name of the sender. */
  readonly name: string
  readonly link: string
}

const PURPOSES = {
  invitation: "teenInvitation",
  asked: "teenRequest",
  payment: "teenPayment",
  approved: "teenPayment",
  revoked: "teenPayment",
} as const satisfies Readonly<Record<TeenMessageKind, MessagePurpose>>

/** Sends a message about a teen or a sponsor, in the language of the call. */
export const sendTeenMessage = async (
  work: UnitOfWork,
  { principal, store, language, now }: CartScope,
  { messageKind, channel, recipient, name, link }: TeenMessage,
): Promise<void> => {
  const { subject, text } = teenTexts(language.tag).mail(`teens.${messageKind}`, { name })
  await sendMessage(work.db, {
    purpose: PURPOSES[messageKind],
    storeId: store.id,
    channel,
    recipient,
    sender: principal.userId,
    isCounted: messageKind === "asked",
    ...(channel === "mail" ? { subject } : {}),
    text: `${text}\n\n${link}`,
    now,
  })
}

/** Returns the address of a page of the shop with its parameters. */
export const pageLink = (
  shopUrl: string,
  { store, language }: CartScope,
  page: string,
  parameters: Readonly<Record<string, string>> = {},
): string => {
  const query = new URLSearchParams(parameters).toString()
  return `${shopUrl}/${store.id}/${language.id}/${page}${query === "" ? "" : `?${query}`}`
}
