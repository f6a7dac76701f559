import type { Translate } from "../../text/createTranslate.ts"
import { dayRange } from "../shared/dates/dayRange.ts"

interface Reason {
  readonly rule: string
  readonly parameter?: string
}

/** Bytes of a kilobyte as file managers show it. */
const KILOBYTE = 1_000

/** Describes why a field of a withdrawal, message or claim was not accepted, and how to correct it. */
export function reasonText({ rule, parameter = "" }: Reason, t: Translate): string {
  switch (rule) {
    case "required":
      return t("validation.required")
    case "tooLong":
      return t("validation.tooLong", { parameter })
    case "email":
      return t("validation.email")
    case "phone":
      return t("service.reason.phone")
    case "accepted":
      return t("service.reason.accepted")
    case "mediaType":
    case "content":
      return t("service.reason.mediaType")
    case "maxBytes":
      return t("service.reason.maxBytes", { size: Math.floor(Number(parameter) / KILOBYTE) })
    case "exists":
      return t("service.reason.exists", { number: parameter })
    case "exempt":
      return t("service.reason.exempt")
    case "closed": {
      const day = dayRange(t.language, parameter, undefined)
      return day === "" ? t("service.reason.closed") : t("service.reason.closedOn", { day })
    }
    default:
      return t("validation.other")
  }
}
