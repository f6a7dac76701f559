import type { giftCard as english } from "../en/giftCard.ts"
import type { Translated } from "../TextCatalogue.ts"

export const giftCard: Translated<typeof english> = {
  "giftCard.intro": "お選びの日に、あなたの言葉を添えてメールで届きます。ショップのすべての商品のお支払いに使えます。",
  "giftCard.none.title": "このストアではギフトカードを扱っていません",
  "giftCard.none.text": "現在このストアでは販売していません。ほかの商品はこれまでどおりご覧いただけます。",
  "giftCard.amount": "金額",
  "giftCard.style": "デザイン",
  "giftCard.quantity": "枚数",
  "giftCard.date": "送信日",
  "giftCard.time": "時刻",
  "giftCard.when": "{zone} の時刻です。日付と時刻を空欄にすると、お支払い後すぐに送信されます。",
  "giftCard.edit": "書かれている内容を変更",
  "giftCard.change": "ギフトカードを変更する",
  "giftCard.changeIntro": "まだカートの中にあり、何も送信されていません。",
  "giftCard.gone.title": "このギフトカードはもう変更できません",
  "giftCard.gone.text": "購入済みか、カートから取り出されています。送信されたものはそのままです。",
  "giftCard.phone": "電話番号の形式ではありません。",
  "giftCard.howMany": "1 枚から 9 枚までお選びください。",
  "giftCard.moment": "実在する日付と時刻を入力するか、両方を空欄にしてください。",
  "giftCard.past": "この日時は過ぎています。もっと後の日時を選ぶか、両方を空欄にしてください。",
  "giftCard.late": "今後 {days} 日以内の日付をお選びください。",
}
