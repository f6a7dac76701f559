import type { Translated } from "../TextCatalogue.ts"
import type { sessionExpired as english } from "../en/sessionExpired.ts"

export const sessionExpired: Translated<typeof english> = {
  "sessionExpired.title": "세션이 종료되었습니다",
  "sessionExpired.text":
    "한동안 자리를 비우셔서 안전을 위해 세션을 닫았습니다. 계정의 장바구니는 보관되어 있으니 로그인하시면 그대로 있습니다. 비회원은 빈 장바구니로 시작합니다.",
  "sessionExpired.login": "로그인하고 계속",
  "sessionExpired.guest": "비회원으로 계속",
}
