import type { TextCatalogue } from "../TextCatalogue.ts"

export const sessionExpired = {
  "sessionExpired.title": "セッションが終了しました",
  "sessionExpired.text":
    "しばらく操作がなかったため、安全のためにセッションを終了しました。アカウントのカートは保存されています。ログインすると元のまま表示されます。ゲストの場合は空のカートから始まります。",
  "sessionExpired.login": "ログインして続ける",
  "sessionExpired.guest": "ゲストとして続ける",
} satisfies TextCatalogue
