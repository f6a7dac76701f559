import type { cartExtras as english } from "../en/cartExtras.ts"
import type { Translated } from "../TextCatalogue.ts"

export const cartExtras: Translated<typeof english> = {
  "cartExtras.gift": "ギフト包装",
  "cartExtras.wrapped": "ギフト包装済み",
  "cartExtras.words": "メッセージ付き：",
  "cartExtras.card": "注文にカードを添える",
  "cartExtras.cardFor": "{name}様へのカード",
  "cartExtras.coupon": "個人クーポンをお持ちの方",
  "cartExtras.later": "あとで買う",
  "cartExtras.noNexus": "このお届け先には売上税がかかりません。",
  "cartExtras.shippingTax": "うち配送分",
  "cartExtras.gone.title": "ご購入いただけなくなった商品があります",
  "cartExtras.gone.text":
    "販売を終了しました。カート内のほかの商品はそのままです。ページを再読み込みしてご確認ください。",
  "cartExtras.custom.title": "カスタマイズ商品をこのままではお受けできません",
  "cartExtras.custom.text":
    "商品ページでカスタマイズを完了または変更し、もう一度追加してください。カート内のほかの商品はそのままです。",
  "cartExtras.full.title": "カートがいっぱいです",
  "cartExtras.full.text":
    "商品を削除するか「あとで買う」に移してから、もう一度追加してください。カートの中身は失われていません。",
}
