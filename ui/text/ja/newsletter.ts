import type { TextCatalogue } from "../TextCatalogue.ts"

export const newsletter = {
  "newsletter.confirm.title": "ニュースレターの登録を確認してください",
  "newsletter.confirm.text": "新着情報やセールのお知らせをメールでお届けします。配信はいつでも停止できます。",
  "newsletter.confirm.submit": "登録する",
  "newsletter.unsubscribe.title": "ニュースレターの配信を停止しますか？",
  "newsletter.unsubscribe.text":
    "このアドレスへの新着情報やセールのお知らせを停止します。ご注文に関するメールは引き続きお届けします。",
  "newsletter.unsubscribe.submit": "配信を停止する",
  "newsletter.subscribed.title": "登録が完了しました",
  "newsletter.subscribed.text": "ご確認ありがとうございます。配信停止のリンクは各メールに記載しています。",
  "newsletter.unsubscribed.title": "配信を停止しました",
  "newsletter.unsubscribed.text": "このアドレスにはニュースレターをお送りしません。いつでも再登録できます。",
  "newsletter.unknown.title": "このリンクは無効です",
  "newsletter.unknown.text":
    "有効期限が切れているか、リンクが不完全な可能性があります。確認用リンクの有効期限は2日間です。登録をご希望の場合は、もう一度お申し込みのうえ、最新のメールのリンクをご利用ください。",
  "newsletter.failed": "変更は行われていません。しばらくしてからもう一度お試しください。",
} satisfies TextCatalogue
