import type { TextCatalogue } from "../TextCatalogue.ts"

export const cartNews = {
  "news.merged.title": "カートの内容を引き継ぎました",
  "news.merged.text": { other: "{count}点をログイン前のカートからこのカートに移しました。" },
  "news.merged.kept": { other: "ほか{count}点は入りきらなかったため、下の「あとで」に残しています。" },
  "news.units": "{name} × {count}",
  "news.dismiss": "確認しました",
  "news.kept.title": "あとで",
  "news.kept.text": "ログイン時にカートに入りきらなかった商品です。お決めになるまでアカウントに残ります。",
  "news.kept.take": "カートに入れる",
  "news.kept.takeNamed": "{name}をカートに入れる",
  "news.kept.letGo": "すべて不要です",
  "news.waiting.title": "この端末で待機中",
  "news.waiting.text": "ショップに接続できませんでした。オンラインに戻り次第、この順番でカートに入れます。",
  "news.refused.title": "カートに入れられなかった商品",
  "news.reason.stock": { other: "在庫は残り{count}点です" },
  "news.reason.soldOut": "現在、在庫がありません",
  "news.reason.cartLimit": { other: "カートに入れられる商品は{count}種類までです" },
  "news.reason.lineLimit": { other: "同じ商品は{count}点までカートに入れられます" },
  "news.reason.gone": "販売を終了しました",
  "news.reason.other": "ショップで受け付けられませんでした",
} satisfies TextCatalogue
