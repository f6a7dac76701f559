import type { Translated } from "../TextCatalogue.ts"
import type { sessionExpired as english } from "../en/sessionExpired.ts"

export const sessionExpired: Translated<typeof english> = {
  "sessionExpired.title": "您的会话已结束",
  "sessionExpired.text":
    "您离开了一段时间，为了安全，我们关闭了会话。您账户中的购物袋已保留：登录即可看到。以访客身份则从空购物袋开始。",
  "sessionExpired.login": "登录并继续",
  "sessionExpired.guest": "以访客身份继续",
}
