import type { Translated } from "../TextCatalogue.ts"
import type { order as english } from "../en/order.ts"

export const order: Translated<typeof english> = {
  "order.thanks": "ありがとうございます",
  "order.thanksNamed": "{name}様、ありがとうございます",
  "order.placed": "ご注文とお支払いが完了しました。",
  "order.placedEmail": "ご注文とお支払いが完了しました。ご連絡は{email}へお送りします。",
  "order.number": "ご注文番号",
  "order.pieces": "ご注文の商品",
  "order.delivery": "お届け",
  "order.payment": "お支払い",
  "order.next": "このあとの流れ",
  "order.nextPack": "商品を一点ずつ確かめ、手作業でお包みします。",
  "order.nextSend": "発送しましたら、メールでお知らせします。",
  "order.nextReturn": "ご自宅でゆっくりご試着ください。合わない商品は返品できます。",
  "order.account": "このご注文をアカウントに保存する",
  "order.goOn": "買い物を続ける",
}
