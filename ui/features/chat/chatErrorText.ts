import type { ChatErrorReason } from "../../../domain/chat/ChatError.ts"
import type { Translate } from "../../text/createTranslate.ts"

/** The message of a failure (S8.14), and of an error outside the chat. */
export function chatErrorText(
  t: Translate,
  error: { readonly _tag: string; readonly reason?: unknown; readonly detail?: string | undefined },
): string {
  if (error._tag === "ChatError" && isReason(error.reason))
    return t(`chat.error.${error.reason}`, { detail: error.detail ?? "" })
  if (error._tag === "FormRefused") return t("chat.form.refused")
  return t("chat.unavailable")
}

const REASONS: Readonly<Record<ChatErrorReason, true>> = {
  alreadyForwarding: true,
  alreadyInWorkgroup: true,
  chatAlreadySet: true,
  chatNotForwarded: true,
  chatNotReoffered: true,
  connectionClosed: true,
  connectionLost: true,
  connectionTimedOut: true,
  listsUnavailable: true,
  messagesUnavailable: true,
  notAuthenticated: true,
  offerNotManaged: true,
  offerUnavailable: true,
  other: true,
  roomAlreadyJoined: true,
  roomNotCreated: true,
  roomNotJoined: true,
  roomWithoutOffer: true,
  workgroupNotJoined: true,
  workgroupNotLeft: true,
  workgroupsUnavailable: true,
}

function isReason(reason: unknown): reason is ChatErrorReason {
  return typeof reason === "string" && Object.hasOwn(REASONS, reason)
}
