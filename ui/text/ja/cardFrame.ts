import type { cardFrame as english } from "../en/cardFrame.ts"
import type { Translated } from "../TextCatalogue.ts"

export const cardFrame: Translated<typeof english> = {
  "cardFrame.title": "カード情報",
  "cardFrame.silent.title": "カードの入力欄から応答がありません",
  "cardFrame.silent.text": "入力欄は決済代行会社が提供しています。請求は行われておらず、ほかの入力内容は残っています。",
  "cardFrame.failed": "送信できませんでした。請求は行われていません。もう一度お支払いください。",
  "cardFrame.typeAgain":
    "カード情報をもう一度入力してください。入力後しばらくの間、1回のお支払いにのみ使えます。請求は行われていません。",
}
